import Testing

@testable import AccessorGenerator

@Suite("Accessors with Xcode’s names")
struct AppleStyleTests {
    private let settings = GenerationSettings(style: .apple)

    @Test("A catalog becomes an extension that compiles on systems that have the type")
    func wholeFile() throws {
        let entries =
            GeneratedSample.entry("home.title", "Home") + "," + GeneratedSample.entry("home.rate", "%2$@ %1$.1f")
        let sample = try GeneratedSample(entries, GenerationSettings(style: .apple, access: .public))
        #expect(
            sample.source == #"""
                // Made by fitloc from Localizable.xcstrings. Changes are lost with the next build.
                // swift-format-ignore-file
                // swiftlint:disable all

                #if canImport(Darwin)
                #if hasFeature(InternalImportsByDefault)
                    public import Foundation
                #else
                    import Foundation
                #endif

                #if SWIFT_PACKAGE
                @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
                private nonisolated let resourceBundleDescription = Foundation.LocalizedStringResource.BundleDescription.atURL(Foundation.Bundle.module.bundleURL)
                #else
                private final class ResourceBundleMarker {}

                @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
                private nonisolated let resourceBundleDescription = Foundation.LocalizedStringResource.BundleDescription.forClass(ResourceBundleMarker.self)
                #endif

                @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
                nonisolated extension Foundation.LocalizedStringResource {
                    /// “Home”
                    public static var homeTitle: Foundation.LocalizedStringResource {
                        Foundation.LocalizedStringResource("home.title", table: "Localizable", bundle: resourceBundleDescription)
                    }

                    /// “%2$@ %1$.1f”
                    public static func homeRate(_ arg1: Swift.Double, _ arg2: Swift.String) -> Foundation.LocalizedStringResource {
                        Foundation.LocalizedStringResource("home.rate", defaultValue: "\(arg1, specifier: "%.1f")\(arg2)", table: "Localizable", bundle: resourceBundleDescription)
                    }
                }
                #endif

                """#)
    }

    @Test("A table whose name has no letter or digit cannot be a type")
    func namelessTable() throws {
        let sample = try GeneratedSample(GeneratedSample.entry("a", "A"), table: "%", settings)
        #expect(sample.problems.count == 1)
        #expect(sample.problems.first?.contains("the table “%” cannot name a namespace: rename the catalog") == true)
    }

    @Test(
        "Arguments have the types that Xcode generates (docs/formats.md §6)",
        arguments: [
            ("%@", "String"), ("%lld", "Int"), ("%d", "Int32"), ("%u", "UInt32"), ("%llu", "UInt"), ("%f", "Double"),
            ("%lf", "Double"), ("%.2f", "Double"), ("%05d", "Int32"),
        ])
    func types(specifier: String, type: String) throws {
        let sample = try GeneratedSample(GeneratedSample.entry("f", specifier), settings)
        #expect(sample.lines(with: "func").first?.hasPrefix("static func f(_ arg1: Swift.\(type))") == true)
    }

    @Test(
        "A key with a specifier whose type in Xcode is unknown is left out and listed",
        arguments: ["%ld", "%lu", "%i", "%hhd", "%x", "%s", "%*d", "%Lf"])
    func unknownTypes(specifier: String) throws {
        let sample = try GeneratedSample(GeneratedSample.entry("f", specifier), settings)
        #expect(sample.lines(with: "static").isEmpty)
        #expect(sample.result.leftOut.count == 1)
    }

    @Test("Only manual keys get an accessor, unless the settings request all keys")
    func manualKeys() throws {
        let entries = GeneratedSample.entry("a", "A") + "," + GeneratedSample.entry("b", "B", manual: false)
        #expect(try GeneratedSample(entries, settings).lines(with: "static var").count == 1)
        let all = GenerationSettings(style: .apple, keys: .all)
        #expect(try GeneratedSample(entries, all).lines(with: "static var").count == 2)
    }

    @Test("Tables other than Localizable have their own type, including InfoPlist")
    func otherTables() throws {
        let sample = try GeneratedSample(GeneratedSample.entry("CFBundleName", "X"), table: "InfoPlist", settings)
        #expect(sample.lines(with: "enum") == ["nonisolated enum InfoPlist {"])
        #expect(sample.lines(with: "static var").first?.hasPrefix("static var cfbundleName:") == true)
    }

    @Test("Swift keywords and keys without a letter are left out, because Xcode rejects them")
    func refusedByXcode() throws {
        let entries = GeneratedSample.entry("Continue", "C") + "," + GeneratedSample.entry("1,000", "1")
        let sample = try GeneratedSample(entries, settings)
        #expect(sample.result.leftOut.map(\.reason) == [.reservedWord("continue"), .noName])
    }
}
