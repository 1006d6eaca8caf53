//! A disk that is full.

use crate::support::http::new_table;
use crate::support::player::Player;
use crate::support::start;
use kernel::SeededDice;

#[tokio::test]
async fn what_cannot_be_saved_is_not_played() {
    let (server, _folder) = start().await;
    let made = new_table(server.address()).await;
    let mut player = Player::sit(server.address(), &made, &["russian", "allied"]).await;
    server.store().limit_pages(Some(1)).await.unwrap();
    let (mut dice, mut played) = (SeededDice::new(1), 0);
    let sentence = loop {
        let chain = player.any_touches(&mut dice).await;
        let answer = player.ask(player.playing(&chain)).await;
        if let Some(sentence) = answer["failed"].as_str() {
            break sentence.to_owned();
        }
        assert_eq!(answer, "done");
        played += 1;
        player.until(|view| view["number"] == played).await;
        assert!(played < 2_000, "the disk never got full");
    };
    assert!(sentence.contains("the disk is full"), "{sentence}");
    // Everybody is shown the table as it is on disk, and when there is room again, it goes on.
    player.next_view().await;
    assert_eq!(player.number(), played);
    server.store().limit_pages(None).await.unwrap();
    player.play_any(&mut dice).await;
    assert_eq!(player.number(), played + 1);
    assert_eq!(server.store().load(&made.table).await.unwrap().record.entries.len() as u64, played + 1);
}
