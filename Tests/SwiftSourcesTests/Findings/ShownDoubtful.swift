import SwiftUI

// Texts that users see, but may not want translated, which are notes, and keys that are shown without a lookup.

struct Engine {
    let name: String
    static let all = [Engine(name: "Firefox"), Engine(name: "Another engine")]
}

struct EngineRow: View {
    let engine: Engine
    var body: some View { Text(engine.name) }
}

enum Level: String {
    case low = "beginner"
    case high = "For experts"
}

struct LevelRow: View {
    let level: Level
    var body: some View { Text(level.rawValue) }
}

struct NameMaker {
    let animals = [
        "Badger", "Bear", "Beaver", "Cat", "Crane", "Deer", "Eagle", "Falcon", "Fox", "Heron", "Lynx", "Otter",
    ]
    let greetings = ["Welcome back", "Hello"]
}

struct NameView: View {
    let maker: NameMaker
    var body: some View { Text(maker.animals.randomElement() ?? "") + Text(maker.greetings[0]) }
}

struct Card: View {
    let label: String
    var body: some View { Text(label) }
}

struct LookedUpCard: View {
    let name: String
    var body: some View { Text(LocalizedStringKey(name)) }
}

struct Cards: View {
    var body: some View {
        Card(label: "Shared text")
        LookedUpCard(name: "Shared text")
        Text("Shared text")
    }
}
