//! Somebody at a table.

use futures_util::{SinkExt, StreamExt};
use kernel::SeededDice;
use serde_json::{Value, json};
use server::wire::TableMade;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Somebody at a table, with the newest view.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// The newest view; null before the first.
    pub view: Value,
    /// The whole story so far, put together from the views.
    pub story: Vec<Value>,
}

impl Player {
    /// Comes to a table without sitting down.
    pub async fn approach(server: SocketAddr, table: &str) -> Self {
        let url = format!("ws://{server}/api/tables/{table}/play");
        let (socket, _) = connect_async(url).await.expect("a WebSocket");
        Self { socket, next: 1, view: Value::Null, story: Vec::new() }
    }

    /// Sits down on the seats named, and has the first view.
    pub async fn sit(server: SocketAddr, made: &TableMade, seats: &[&str]) -> Self {
        let mut player = Self::approach(server, &made.table).await;
        let keys: serde_json::Map<_, _> =
            seats.iter().map(|seat| ((*seat).to_owned(), made.keys[*seat].clone().into())).collect();
        let answer = player.ask(json!({ "do": "sit", "keys": keys, "known": 0, "state": 0 })).await;
        assert_eq!(answer, "done");
        player.next_view().await;
        player
    }

    /// Sends anything.
    pub async fn send(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.expect("an open connection");
    }

    /// Sends anything, if the connection is still open.
    pub async fn try_send(&mut self, text: &str) -> Result<(), ()> {
        self.socket.send(Message::text(text)).await.map_err(|_| ())
    }

    /// Waits for any answer.
    pub async fn until_answered(&mut self) -> Value {
        loop {
            let message = self.hear().await.expect("an answer");
            if let Some(answer) = message.get("answer") {
                return answer["answer"].clone();
            }
        }
    }

    /// The next message; nothing if the connection ends.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match message.expect("an answer in time")? {
                Ok(Message::Text(text)) => {
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    if let Some(view) = value.get("view") {
                        self.take(view);
                    }
                    return Some(value);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take(&mut self, view: &Value) {
        let from = view["story_from"].as_u64().expect("a number") as usize;
        assert!(from <= self.story.len(), "a gap in the story");
        self.story.truncate(from);
        self.story.extend(view["story"].as_array().expect("steps").iter().cloned());
        assert_eq!(self.story.len() as u64, view["number"], "the story is whole");
        self.view = view.clone();
    }

    /// Asks again if that was too fast.
    pub async fn patient_ask(&mut self, ask: Value) -> Option<Value> {
        loop {
            let answer = self.try_ask(ask.clone()).await?;
            if !answer["failed"].as_str().is_some_and(|sentence| sentence.starts_with("Too many")) {
                return Some(answer);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Asks, and waits for the answer; views that come in between are taken.
    pub async fn ask(&mut self, ask: Value) -> Value {
        self.try_ask(ask).await.expect("an answer")
    }

    /// The same; nothing if the connection ends before the answer.
    pub async fn try_ask(&mut self, ask: Value) -> Option<Value> {
        let id = self.next;
        self.next += 1;
        let text = json!({ "id": id, "ask": ask }).to_string();
        self.socket.send(Message::text(text)).await.ok()?;
        loop {
            let message = self.hear().await?;
            if message["answer"]["id"] == id {
                return Some(message["answer"]["answer"].clone());
            }
        }
    }

    /// Waits for one more view.
    pub async fn next_view(&mut self) -> &Value {
        loop {
            let message = self.hear().await.expect("a view");
            if message.get("view").is_some() {
                return &self.view;
            }
        }
    }

    /// Waits until the view shows something.
    pub async fn until(&mut self, shows: impl Fn(&Value) -> bool) -> &Value {
        while !shows(&self.view) {
            self.next_view().await;
        }
        &self.view
    }

    pub fn state(&self) -> u64 {
        self.view["state"].as_u64().expect("a number")
    }

    pub fn number(&self) -> u64 {
        self.view["number"].as_u64().expect("a number")
    }

    /// The seat whose decision it is; nothing when the game is over.
    pub fn deciding(&self) -> Option<String> {
        self.view["turn"]["decide"]["seat"].as_str().map(str::to_owned)
    }

    /// Plays a chain of touches for the seat whose decision it is, and waits for the view after it.
    pub async fn play(&mut self, chain: &[String]) {
        let before = self.state();
        let answer = self.ask(self.playing(chain)).await;
        assert_eq!(answer, "done", "{chain:?}");
        self.until(|view| view["state"] != before).await;
    }

    /// The request that plays a chain in the state that is shown.
    pub fn playing(&self, chain: &[String]) -> Value {
        json!({ "do": "play", "seat": self.deciding(), "state": self.state(), "chain": chain })
    }

    /// Any chain that can be played. Ends phases more often than not, so that games end.
    pub async fn any_chain(&mut self, dice: &mut SeededDice) -> Vec<String> {
        self.try_any_chain(dice).await.expect("an open connection")
    }

    /// The same; nothing if the connection ends meanwhile.
    pub async fn try_any_chain(&mut self, dice: &mut SeededDice) -> Option<Vec<String>> {
        let touches = self.view["touches"].as_array().expect("touches");
        let ends = touches.iter().any(|touch| touch["link"] == "button:done");
        if ends && dice.below(3) > 0 {
            return Some(vec!["button:done".to_owned()]);
        }
        self.try_any_touches(dice).await
    }

    /// Any chain that can be played, all first touches being alike.
    pub async fn any_touches(&mut self, dice: &mut SeededDice) -> Vec<String> {
        self.try_any_touches(dice).await.expect("an open connection")
    }

    async fn try_any_touches(&mut self, dice: &mut SeededDice) -> Option<Vec<String>> {
        let touches = self.view["touches"].as_array().expect("touches").clone();
        assert!(!touches.is_empty(), "somebody decides, but nothing can be touched: {}", self.view["turn"]);
        self.follow(&touches[dice.below(touches.len())], dice).await
    }

    /// Goes down the tree from a touch, asking for what lies behind it where that is not told.
    async fn follow(&mut self, first: &Value, dice: &mut SeededDice) -> Option<Vec<String>> {
        let link = first["link"].as_str().expect("a link").to_owned();
        let mut chain = vec![link.clone()];
        let mut behind = match first.get("more") {
            Some(_) => {
                let ask = json!({ "do": "narrow", "state": self.state(), "first": link });
                let answer = self.patient_ask(ask).await?;
                answer["narrowed"].as_array().expect("what lies behind").clone()
            }
            None => first["then"].as_array().cloned().unwrap_or_default(),
        };
        let mut whole = first["text"].is_string();
        while !behind.is_empty() && (!whole || dice.below(2) == 0) {
            let touch = behind[dice.below(behind.len())].clone();
            chain.push(touch["link"].as_str().expect("a link").to_owned());
            whole = touch["text"].is_string();
            behind = touch["then"].as_array().cloned().unwrap_or_default();
        }
        Some(chain)
    }

    /// Plays any decision.
    pub async fn play_any(&mut self, dice: &mut SeededDice) {
        let chain = self.any_chain(dice).await;
        self.play(&chain).await;
    }
    /// Plays any decision, and seldom ends a phase: such games are long.
    pub async fn play_touches(&mut self, dice: &mut SeededDice) {
        let chain = self.any_touches(dice).await;
        self.play(&chain).await;
    }
}
