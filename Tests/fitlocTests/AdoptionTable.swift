import AccessorGenerator
import Foundation
import TestSupport

@testable import FitTodayStrings

/// The app's old keys by screen, with the accessors that replace them.
struct AdoptionTable {
    private let expressions: [String: String]

    /// Reads the names of the accessors from the generator.
    init() throws {
        let settings = SourceTree.package.appendingPathComponent("Sources/FitTodayStrings/generate-strings.json").path
        let input = try GenerationInput(configuration: settings, catalogs: [])
        let entries = StringsGenerator(input.settings).directory(of: input.readableCatalogs()).entries
        let pairs = entries.compactMap { entry in
            entry.expression.map { (entry.key, $0.code($0.arguments.map { $0.name ?? "value" })) }
        }
        expressions = Dictionary(pairs) { first, _ in first }
    }

    /// Returns the tables of the guide, without the keys whose accessor anybody would type: those that stay the same.
    func text() -> String {
        LegacyScreen.all.map { screen in
            let rows = screen.keys.filter { !isPlain($0) }.map { key in
                let accessor = key.new.flatMap { expressions[$0] }.map { "`\($0)`" } ?? "–"
                return "| `\(key.old)` | \(accessor) | \(key.note) |\n"
            }
            return "\n### \(screen.title)\n\n| old key | accessor | |\n| --- | --- | --- |\n" + rows.joined()
        }.joined()
    }

    private func isPlain(_ key: LegacyKey) -> Bool {
        key.old == key.new && key.note.isEmpty && expressions[key.old]?.hasPrefix("Strings.") ?? false
    }

    /// Returns the mapping for `fitloc adopt --accessors`.
    static func mapping() -> String {
        let rows = LegacyScreen.all.flatMap(\.keys).map { key in
            [key.old, key.new ?? "", key.note].map(field).joined(separator: ",") + "\n"
        }
        return "old,key,note\n" + rows.joined()
    }

    private static func field(_ text: String) -> String {
        guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
        return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
    }
}
