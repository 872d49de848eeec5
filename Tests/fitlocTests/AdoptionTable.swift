@testable import FitTodayStrings

/// The app's old keys, screen by screen, with the accessors that take their place.
enum AdoptionTable {
    static func text() -> String {
        LegacyScreen.all.map { screen in
            let rows = screen.keys.map { key in
                "| `\(key.old)` | \(key.new.map { "`\($0)`" } ?? "–") | \(key.note) |\n"
            }
            return "\n### \(screen.title)\n\n| old key | key | |\n| --- | --- | --- |\n" + rows.joined()
        }.joined()
    }
}
