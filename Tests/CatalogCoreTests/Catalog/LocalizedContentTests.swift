import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("The content of an entry in one language")
struct LocalizedContentTests {
    private func parts(_ value: String) throws -> [String] {
        try content(value).parts.map { "\($0.path)=\($0.unit.value?.string ?? "-")" }
    }

    private static let plural = #"{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"n"}}}"#

    @Test("A plain text is a single part, the whole")
    func plain() throws {
        #expect(try parts(#"{"stringUnit":{"state":"new","value":"x"}}"#) == ["=x"])
        #expect(try content(#"{"stringUnit":{"value":"x"}}"#).parts.first?.path.isWhole == true)
    }

    @Test("Plural cases are read with their categories")
    func plurals() throws {
        let content = try content("{\"variations\":{\"plural\":\(Self.plural)}}")
        #expect(content.parts.map(\.path.description) == ["plural.one", "plural.other"])
        let variation = try #require(content.variation(.plural))
        #expect(variation[.one]?.content.unit?.value?.string == "1")
        #expect(variation[.few] == nil)
        #expect(variation[.mac] == nil)
        #expect(variation.cases.map(\.pluralCategory) == [.one, .other])
    }

    @Test("Every plural category and every device is recognized")
    func knownCases() throws {
        let categories = ["zero", "one", "two", "few", "many", "other"]
        #expect(categories.map { PluralCategory(rawValue: $0)?.rawValue } == categories)
        let devices = ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other"]
        #expect(Device.allCases.map(\.rawValue) == devices)
    }

    @Test("Device cases may vary by plural")
    func devices() throws {
        let text =
            "{\"variations\":{\"device\":{\"iphone\":{\"variations\":{\"plural\":\(Self.plural)}},"
            + "\"other\":{\"stringUnit\":{\"value\":\"o\"}}}}}"
        #expect(try parts(text) == ["device.iphone.plural.one=1", "device.iphone.plural.other=n", "device.other=o"])
        #expect(try content(text).variation(.device)?[.iPhone]?.content.variation(.plural) != nil)
    }

    @Test("Structures that Xcode rejects are read: both axes, axes in reverse order, a unit with variations")
    func refusedByXcode() throws {
        let both =
            "{\"variations\":{\"plural\":\(Self.plural),\"device\":{\"mac\":{\"stringUnit\":{\"value\":\"m\"}}}}}"
        #expect(try parts(both) == ["plural.one=1", "plural.other=n", "device.mac=m"])
        let turned =
            #"{"variations":{"plural":{"one":{"variations":{"device":{"mac":{"stringUnit":{"value":"m"}}}}}}}}"#
        #expect(try parts(turned) == ["plural.one.device.mac=m"])
        let beside = "{\"stringUnit\":{\"value\":\"x\"},\"variations\":{\"plural\":\(Self.plural)}}"
        #expect(try parts(beside) == ["=x", "plural.one=1", "plural.other=n"])
    }

    @Test("Unknown axes and cases keep their names")
    func unknownNames() throws {
        let content = try content(#"{"variations":{"width":{"20":{}},"mood":{"glad":{"stringUnit":{"value":"g"}}}}}"#)
        #expect(content.variations.map(\.axis) == [.width, .unknown("mood")])
        #expect(content.variations.map(\.axis.spelling) == ["width", "mood"])
        #expect(content.variations.last?.cases.first?.pluralCategory == nil)
        #expect(content.variations.last?.cases.first?.device == nil)
        #expect(content.parts.map(\.path.description) == ["mood.glad"])
    }

    @Test("Substitutions are read with argument, specifier and cases")
    func substitutions() throws {
        let text =
            "{\"stringUnit\":{\"value\":\"%#@a@ %#@b@\"},\"substitutions\":{"
            + "\"a\":{\"argNum\":2,\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":\(Self.plural)}},\"b\":{}}}"
        let content = try content(text)
        #expect(content.substitutions.map(\.name.string) == ["a", "b"])
        #expect(content.substitutions.map(\.argumentNumber) == [2, nil])
        #expect(content.substitutions.map { $0.formatSpecifier?.string } == ["lld", nil])
        #expect(try parts(text) == ["=%#@a@ %#@b@", "substitutions.a.plural.one=1", "substitutions.a.plural.other=n"])
    }

    @Test("The texts of an App Shortcut share their state")
    func stringSet() throws {
        let content = try content(#"{"stringSet":{"state":"needs_review","values":["a","b"]}}"#)
        #expect(content.stringSet?.values.map(\.string) == ["a", "b"])
        #expect(content.parts.map(\.path.description) == ["set.0", "set.1"])
        #expect(content.parts.map(\.unit.state) == [.needsReview, .needsReview])
    }

    @Test("An object without members is empty content")
    func empty() throws {
        #expect(try content("{}").isEmpty)
        #expect(try content("{}").parts.isEmpty)
        #expect(try !content(#"{"variations":{"plural":{"one":{}}}}"#).isEmpty)
    }

    @Test("Of duplicate cases, axes, substitutions and units, the last one counts")
    func doubled() throws {
        let twice = #"{"one":{"stringUnit":{"value":"1"}},"one":{"stringUnit":{"value":"2","value":"3"}}}"#
        #expect(try parts("{\"variations\":{\"plural\":\(twice)}}") == ["plural.one=3"])
        #expect(try parts("{\"variations\":{\"plural\":\(Self.plural),\"plural\":\(twice)}}") == ["plural.one=3"])
        #expect(try parts(#"{"stringUnit":{"value":"a"},"stringUnit":{"value":"b"}}"#) == ["=b"])
        #expect(
            try content(#"{"substitutions":{"a":{"argNum":1},"a":{"argNum":2}}}"#).substitutions.map(\.argumentNumber)
                == [2])
    }

    @Test("Locations cover the written content")
    func locations() throws {
        let catalog = try catalog(withEntry: #"{"localizations":{"en":{"stringUnit":{"value":"x"}}}}"#)
        let localization = try #require(catalog.entry(at: 0).localizations.first)
        let written = { (location: TableLocation) in
            String(decoding: catalog.files[location.file].bytes[location.range], as: UTF8.self)
        }
        #expect(written(localization.languageLocation) == "\"en\"")
        #expect(written(localization.content.location) == #"{"stringUnit":{"value":"x"}}"#)
        #expect(localization.content.unit.map { written($0.location) } == #"{"value":"x"}"#)
        #expect(localization.content.unit?.value.map { written($0.location) } == "\"x\"")
    }
}
