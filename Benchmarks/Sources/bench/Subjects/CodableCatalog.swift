/// A catalog declared for `JSONDecoder`, with only the members that the samples have.
struct CodableCatalog: Codable {
    var sourceLanguage: String
    var strings: [String: Entry]
    var version: String

    struct Entry: Codable {
        var comment: String?
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    struct Localization: Codable {
        var stringUnit: StringUnit?
        var variations: Variations?
    }

    struct StringUnit: Codable {
        var state: String
        var value: String
    }

    struct Variations: Codable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }
}
