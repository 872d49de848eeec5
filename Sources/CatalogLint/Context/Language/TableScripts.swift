import CatalogCore
import CatalogRuntime
import Foundation
import LanguageIdentification

/// The usual script of a table's texts for each language, computed from a sample on first use.
package final class TableScripts: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [LanguageTag: UsualScript]?

    /// Creates an empty cache.
    init() {}

    /// The number of texts that show which scripts a table uses.
    private static let sample = 100
    private static let enough = 20
    private static let share = 0.8

    /// Returns the script of most texts in a language; nil if there are too few texts or no clear majority.
    package func usual(of language: LanguageTag, in table: any StringTable) -> UsualScript? {
        lock.withLock {
            if let known { return known[language] }
            let scripts = Self.usual(in: table)
            known = scripts
            return scripts[language]
        }
    }

    /// Computes the scripts of all languages together, because reading an entry takes longer than examining its texts.
    private static func usual(in table: any StringTable) -> [LanguageTag: UsualScript] {
        var counts: [LanguageTag: [LetterScript: Int]] = [:]
        var first: [LanguageTag: [LetterScript: KeyedPart]] = [:]
        let step = max(1, table.entryCount / (4 * sample))
        for index in stride(from: 0, to: table.entryCount, by: step) {
            // An excerpt for the entry, because other threads read the table at the same time.
            table.forEachEntry(in: index..<(index + 1)) { entry in
                for localization in entry.localizations {
                    // The list of parts, which takes time to make, begins with the text itself.
                    let part = localization.content.unit == nil ? localization.content.parts.first : nil
                    let text = (localization.content.unit ?? part?.unit)?.value
                    guard let text, let script = mainScript(of: text) else { continue }
                    counts[localization.language, default: [:]][script, default: 0] += 1
                    guard script != .latin, first[localization.language]?[script] == nil, entry.shouldTranslate,
                        entry.extractionState != .stale, !text.utf8.contains(where: \.isASCIILetter)
                    else { continue }
                    first[localization.language, default: [:]][script] = .init(entry.key.string, part?.path ?? .whole)
                }
            }
        }
        return Dictionary(
            uniqueKeysWithValues: counts.compactMap { language, counts in
                most(of: counts).map { (language, UsualScript(script: $0, first: first[language]?[$0])) }
            })
    }

    private static func most(of counts: [LetterScript: Int]) -> LetterScript? {
        let total = counts.values.reduce(0, +)
        guard total >= enough, let most = counts.max(by: { $0.value < $1.value }) else { return nil }
        return Double(most.value) >= share * Double(total) ? most.key : nil
    }

    /// Returns the script of the text's first non-ASCII letter, otherwise of its first letter.
    private static func mainScript(of text: Text) -> LetterScript? {
        if text.isPlainASCII { return text.utf8.contains(where: \.isASCIILetter) ? .latin : nil }
        let scalars = text.string.unicodeScalars
        return scalars.lazy.filter { !$0.isASCII }.compactMap { LetterScript(of: $0) }.first
            ?? scalars.lazy.compactMap { LetterScript(of: $0) }.first
    }
}

/// The script of most texts in a language of a table.
package struct UsualScript: Sendable {
    /// The script.
    package let script: LetterScript
    /// The first translatable text that is only in this script; nil for Latin.
    fileprivate let first: KeyedPart?

    /// Returns whether a text is the first of these texts.
    package func begins(with unit: UnitContext) -> Bool { first == KeyedPart(unit) }
}
