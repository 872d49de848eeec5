import CatalogCore
import CatalogRuntime
import Foundation
import LanguageIdentification

/// Which scripts the texts of a table are written in, by language; worked out from a sample when first asked for.
package final class TableScripts: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [LanguageTag: LetterScript]?

    /// Nothing is known yet.
    init() {}

    /// Texts enough to see how a table is written.
    private static let sample = 100
    private static let enough = 20
    private static let share = 0.8

    /// The script that most texts of a language are in; nil where there are too few texts, or several scripts.
    package func usual(of language: LanguageTag, in table: any StringTable) -> LetterScript? {
        lock.withLock {
            if let known { return known[language] }
            let scripts = Self.usual(in: table)
            known = scripts
            return scripts[language]
        }
    }

    /// All languages at once, since reading an entry costs more than looking at its texts.
    private static func usual(in table: any StringTable) -> [LanguageTag: LetterScript] {
        var counts: [LanguageTag: [LetterScript: Int]] = [:]
        let step = max(1, table.entryCount / (4 * sample))
        for index in stride(from: 0, to: table.entryCount, by: step) {
            for localization in table.entry(at: index).localizations {
                let text = localization.content.parts.first?.unit.value
                guard let script = text.flatMap({ mainScript(of: $0) }) else { continue }
                counts[localization.language, default: [:]][script, default: 0] += 1
            }
        }
        return counts.compactMapValues(most)
    }

    private static func most(of counts: [LetterScript: Int]) -> LetterScript? {
        let total = counts.values.reduce(0, +)
        guard total >= enough, let most = counts.max(by: { $0.value < $1.value }) else { return nil }
        return Double(most.value) >= share * Double(total) ? most.key : nil
    }

    /// The script of a text's first letter beyond ASCII, else of its first letter.
    private static func mainScript(of text: Text) -> LetterScript? {
        if text.isPlainASCII { return text.utf8.contains(where: \.isASCIILetter) ? .latin : nil }
        let scalars = text.string.unicodeScalars
        return scalars.lazy.filter { !$0.isASCII }.compactMap { LetterScript(of: $0) }.first
            ?? scalars.lazy.compactMap { LetterScript(of: $0) }.first
    }
}
