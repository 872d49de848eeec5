import TestSupport

/// Small catalogs with all features of messages, for tests of several formats.
enum MessageTables {
    static func unit(_ value: String) -> String { InlineTables.unit(value) }

    /// Returns the cases of a variation.
    static func cases(_ axis: String, _ cases: [(String, String)]) -> String {
        "{ \"variations\" : { \"\(axis)\" : { \(cases.map { "\"\($0)\" : \($1)" }.joined(separator: ", ")) } } }"
    }

    static func plural(_ one: String, _ other: String, zero: String? = nil) -> String {
        cases("plural", (zero.map { [("zero", unit($0))] } ?? []) + [("one", unit(one)), ("other", unit(other))])
    }

    /// Returns a key with its English and Portuguese texts.
    static func key(_ name: String, _ english: String, _ portuguese: String? = nil, comment: String = "") -> String {
        let own = portuguese.map { ", \"pt-BR\" : \($0)" } ?? ""
        let note = comment.isEmpty ? "" : "\"comment\" : \"\(comment)\", "
        return "\"\(name)\" : { \(note)\"localizations\" : { \"en\" : \(english)\(own) } }"
    }

    /// Two plurals in one text, as substitutions.
    static let twoPlurals = """
        "found" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@, %3$@" },
        "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
        "one" : \(unit("%arg file")), "other" : \(unit("%arg files")) } } }, "folders" : { "argNum" : 2, "formatSpecifier" : "lld",
        "variations" : { "plural" : { "one" : \(unit("%arg folder")), "other" : \(unit("%arg folders")) } } } } } } }
        """
}
