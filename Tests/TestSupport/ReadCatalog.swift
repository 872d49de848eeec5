import Foundation

/// A catalog decoded with Foundation, independent of fitloc's code.
package struct ReadCatalog: Equatable {
    /// A text and its state.
    package struct Unit: Codable, Equatable {
        package let state: String
        package let value: String
    }

    private struct File: Decodable {
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let comment: String?
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: [String: [String: Case]]?
    }

    private struct Case: Decodable {
        let stringUnit: Unit
    }

    /// The string units by `key language`, those of plurals by `key language.plural.category`.
    package let units: [String: Unit]
    package let keys: Set<String>
    package let comments: [String: String]

    package init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        var units: [String: Unit] = [:]
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                units["\(key) \(language)"] = localization.stringUnit
                for (kind, cases) in localization.variations ?? [:] {
                    for (name, text) in cases { units["\(key) \(language).\(kind).\(name)"] = text.stringUnit }
                }
            }
        }
        self.units = units
        keys = Set(file.strings.keys)
        comments = file.strings.compactMapValues(\.comment)
    }

    /// The texts without states.
    package var texts: [String: String] { units.mapValues(\.value) }
}
