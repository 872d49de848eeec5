import Testing

@testable import CatalogCore

/// The entry `KEY` of a catalog with that one entry.
func entry(_ value: String) throws -> Entry {
    try catalog(withEntry: value).entry(at: 0)
}

/// A catalog whose only entry has this value.
func catalog(withEntry value: String) throws -> Catalog {
    try Catalog(Array("{\"strings\":{\"KEY\":\(value)}}".utf8), path: "Test.xcstrings")
}

/// What that entry has in its only language.
func content(_ value: String) throws -> LocalizedContent {
    try #require(try entry("{\"localizations\":{\"en\":\(value)}}").localizations.first).content
}

/// The string unit of that content.
func unit(_ value: String) throws -> StringUnit {
    try #require(try content("{\"stringUnit\":\(value)}").unit)
}
