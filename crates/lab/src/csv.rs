use crate::ReportTable;

/// A table as CSV after RFC 4180: a line of headings, commas, quotes where they are needed.
pub fn csv(table: &ReportTable) -> String {
    let mut text = String::new();
    let headings = table.columns.iter().map(ToString::to_string).collect();
    for row in std::iter::once(&headings).chain(&table.rows) {
        let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) || cell.trim() != cell {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let cells = ["plain", "a, b", "the \"Bear\"", "two\nlines", " air", ""];
        let table = ReportTable {
            name: "test",
            columns: vec!["one", "two", "three", "four", "five", "six"],
            rows: vec![cells.map(str::to_owned).to_vec()],
        };
        assert_eq!(
            csv(&table),
            "one,two,three,four,five,six\r\nplain,\"a, b\",\"the \"\"Bear\"\"\",\"two\nlines\",\" air\",\r\n"
        );
    }
}
