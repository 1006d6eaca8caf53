//! Builds the program anew when the client was built anew: in the release profile its files are part of
//! it. In the dev profile they are read while it runs, so nothing is to be done.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../client/dist");
    }
}
