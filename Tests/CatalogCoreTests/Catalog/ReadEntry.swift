import Testing

@testable import CatalogCore

/// Returns the entry of a catalog whose only entry has this value.
func entry(_ value: String) throws -> Entry {
    try catalog(withEntry: value).entry(at: 0)
}

/// Returns a catalog whose only entry has this value.
func catalog(withEntry value: String) throws -> Catalog {
    try Catalog(Array("{\"strings\":{\"KEY\":\(value)}}".utf8), path: "Test.xcstrings")
}

/// Returns the content of a localization with this value.
func content(_ value: String) throws -> LocalizedContent {
    try #require(try entry("{\"localizations\":{\"en\":\(value)}}").localizations.first).content
}

/// Returns the string unit with this value.
func unit(_ value: String) throws -> StringUnit {
    try #require(try content("{\"stringUnit\":\(value)}").unit)
}
