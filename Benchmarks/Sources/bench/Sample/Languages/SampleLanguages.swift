import XCStringsKit

/// The languages of generated catalogs, in the order of Xcode's files.
enum SampleLanguages {
    /// Twenty languages in eleven scripts.
    static let twenty = sorted([
        .english, .portuguese, .spanish, .french, .german, .italian, .dutch, .swedish, .polish, .czech, .ukrainian,
        .russian, .greek, .turkish, .arabic, .hebrew, .hindi, .japanese, .korean, .chinese,
    ])

    /// The twenty languages and regional variants of them: as many as the app of a large company has.
    static let hundred = sorted(Array((twenty + twenty.flatMap(\.regional)).prefix(100)))

    /// Throws an error if a language lacks a text or plural form of the source language.
    static func check() throws {
        for language in twenty where !language.matches(.english) { throw IncompleteLanguage(tag: language.tag) }
    }

    private static func sorted(_ languages: [SampleLanguage]) -> [SampleLanguage] {
        languages.sorted { XcodeOrder.areInIncreasingOrder($0.tag, $1.tag) }
    }
}

/// An error for a language whose texts are incomplete.
struct IncompleteLanguage: Error, CustomStringConvertible {
    /// The language tag.
    let tag: String

    var description: String { "the texts of \(tag) are not those of en, or lack a plural form" }
}
