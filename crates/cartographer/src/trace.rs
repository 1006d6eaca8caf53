//! Pieces joined to lines.

use std::collections::BTreeMap;

/// Joins pieces, each between two nodes, to lines that are as long as can be and end only where one piece
/// or more than two meet; what closes on itself comes back to its first node.
pub(crate) fn lines<N: Ord + Copy>(pieces: &[(N, N)]) -> Vec<Vec<N>> {
    let mut meeting: BTreeMap<N, Vec<usize>> = BTreeMap::new();
    for (index, &(a, b)) in pieces.iter().enumerate() {
        meeting.entry(a).or_default().push(index);
        meeting.entry(b).or_default().push(index);
    }
    let mut used = vec![false; pieces.len()];
    let mut all = Vec::new();
    let ends = meeting.iter().filter(|(_, met)| met.len() != 2).map(|(&node, _)| node);
    let starts: Vec<N> = ends.chain(meeting.keys().copied()).collect();
    for start in starts {
        while let Some(&first) = meeting[&start].iter().find(|&&piece| !used[piece]) {
            let mut line = vec![start];
            let mut piece = first;
            loop {
                used[piece] = true;
                let last = line[line.len() - 1];
                let (a, b) = pieces[piece];
                let node = if a == last { b } else { a };
                line.push(node);
                let met = &meeting[&node];
                match met.iter().find(|&&piece| !used[piece]) {
                    Some(&next) if met.len() == 2 => piece = next,
                    _ => break,
                }
            }
            all.push(line);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_join_until_they_fork() {
        let lines = lines(&[(1, 2), (3, 2), (3, 4), (3, 5), (7, 8), (8, 9), (9, 7)]);
        assert_eq!(lines, [vec![1, 2, 3], vec![3, 4], vec![3, 5], vec![7, 8, 9, 7]]);
    }
}
