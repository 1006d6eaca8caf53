use super::Result;
use crate::say;
use games::DataSet;

/// Shows cases of the ledgers.
pub fn run(about: &[String]) -> Result {
    let ledgers = games::ledgers(&DataSet::built_in())
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let words: Vec<String> = about.iter().map(|word| word.to_lowercase()).collect();
    let mut shown = 0;
    for ledger in &ledgers {
        for case in &ledger.cases {
            let name = format!("{}:{}", ledger.book, case.id).to_lowercase();
            let text = case.rule.to_lowercase();
            if words.iter().all(|word| name.starts_with(word.as_str()) || text.contains(word.as_str())) {
                say!("{:<18} {}", format!("{}:{}", ledger.book, case.id), case.rule);
                shown += 1;
            }
        }
    }
    if shown == 0 { Err(format!("no case is about '{}'", about.join(" "))) } else { Ok(()) }
}
