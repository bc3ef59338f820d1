// An adapter: gouji asks it, and it asks your engine. Fill in `classify` and `beats`; the rest can stay as it is.
// Nothing but the standard library: what is asked is simple enough to be read by hand.
use std::io::{self, BufRead, Write};

// "sets" names which of twos, small, big, gouji, dead `classify` gives.
const ME: &str = r#"{"protocol":"1.0","engine":{"name":"my engine","version":"0.1","language":"Rust"},
"areas":["sets"],"profiles":["outline"],"sets":[]}"#;

/// What these cards are as one set (its rank), None where they are none: ask your engine here.
fn classify(cards: &[char], _profile: &str) -> Option<char> {
    let naturals: Vec<char> = cards.iter().copied().filter(|card| !"2SB".contains(*card)).collect();
    match naturals.first() {
        Some(first) => naturals.iter().all(|card| card == first).then_some(*first),
        None => cards.last().copied(),
    }
}

/// Whether these cards, laid as one set, beat the set `over`: ask your engine here.
fn beats(cards: &[char], over: &[char], profile: &str) -> bool {
    match (classify(cards, profile), classify(over, profile)) {
        (Some(mine), Some(theirs)) => cards.len() == over.len() && order(mine) > order(theirs),
        _ => false,
    }
}

const RANKS: &str = "3456789TJQKA2SB"; // low to high: T is 10, S the small joker, B the big one

fn order(card: char) -> usize {
    RANKS.find(card).unwrap_or(0)
}

/// The cards written in `text`, low to high: "5*3 10 S" is 5 5 5 T S; none if it cannot be read.
fn read(text: &str) -> Vec<char> {
    let mut cards = Vec::new();
    for word in text.replace("10", "T").replace("*T", "*10").split(' ') {
        let (letters, many) = match word.split_once('*') {
            None => (word, 1),
            Some((letters, digits)) => match digits.parse::<usize>() {
                Ok(many) if (1..=16).contains(&many) && digits == many.to_string() => (letters, many),
                _ => return Vec::new(),
            },
        };
        if letters.chars().any(|card| !RANKS.contains(card)) || (letters.is_empty() && word.contains('*')) {
            return Vec::new();
        }
        cards.extend(letters.chars());
        cards.extend(letters.chars().last().into_iter().cycle().take(if letters.is_empty() { 0 } else { many - 1 }));
    }
    cards.sort_by_key(|card| order(*card));
    cards
}

/// The text of a field that is a string; in what gouji asks here, each of these names stands once.
fn text_of<'a>(line: &'a str, field: &str) -> &'a str {
    let key = format!("\"{field}\":");
    let Some(at) = line.find(&key) else { return "" };
    let rest = line[at + key.len()..].trim_start().trim_start_matches('"');
    &rest[..rest.find('"').unwrap_or(0)]
}

/// The id just as it was sent, a number or a string.
fn id_of(line: &str) -> &str {
    let rest = line.split("\"id\":").nth(1).unwrap_or("null").trim_start();
    let end = if rest.starts_with('"') { rest[1..].find('"').map(|at| at + 2) } else { rest.find([',', '}']) };
    rest[..end.unwrap_or(rest.len())].trim_end()
}

fn answer(line: &str) -> Option<String> {
    let (cards, profile) = (read(text_of(line, "cards")), text_of(line, "profile"));
    Some(match text_of(line, "method") {
        "initialize" => ME.replace('\n', ""),
        "shutdown" => "{}".into(),
        "sets/classify" => match (!cards.is_empty()).then(|| classify(&cards, profile)).flatten() {
            Some(rank) => format!(r#"{{"legal":true,"rank":"{rank}","size":{}}}"#, cards.len()),
            None => r#"{"legal":false}"#.into(),
        },
        "sets/beats" => {
            let over = read(text_of(line, "over"));
            format!(r#"{{"beats":{}}}"#, !cards.is_empty() && beats(&cards, &over, profile))
        }
        _ => return None,
    })
}

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let line = line?;
        let said = match answer(&line) {
            Some(result) => format!(r#""result":{result}"#),
            None => r#""error":{"code":-32601,"message":"unknown method"}"#.into(),
        };
        println!(r#"{{"jsonrpc":"2.0","id":{},{said}}}"#, id_of(&line));
        io::stdout().flush()?;
    }
    Ok(())
}
