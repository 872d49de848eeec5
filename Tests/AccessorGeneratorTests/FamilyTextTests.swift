import Testing

@testable import AccessorGenerator

@Suite("Additional texts of a family")
struct FamilyTextTests {
    private let path = "/app/Localizable.xcstrings"
    private let weekdays = StringFamily(
        "weekday.*.full", name: "Weekday", texts: [FamilyText("short", "weekday.*.short")])

    private func entries(_ texts: (key: String, text: String)...) -> String {
        texts.map { GeneratedSample.entry($0.key, $0.text) }.joined(separator: ",\n")
    }

    @Test("Each is a property of the case, and its keys have no other accessor")
    func property() throws {
        let sample = try GeneratedSample(
            entries(
                ("weekday.monday.full", "Monday"), ("weekday.monday.short", "Mon"),
                ("weekday.sunday.full", "Sunday"), ("weekday.sunday.short", "Sun"), ("weekday.title", "Days")),
            GenerationSettings(access: .public, families: [weekdays]))
        let start = try #require(sample.source.firstRange(of: "/// The strings weekday.*.full of Localizable.\n"))
        #expect(
            sample.source[start.lowerBound...].hasPrefix(
                """
                /// The strings weekday.*.full of Localizable.
                public nonisolated enum Weekday: Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable, CatalogRuntime.LocalizedEnumeration {
                    /// “Monday”
                    case monday = "monday"
                    /// “Sunday”
                    case sunday = "sunday"

                    /// The text of the case.
                    public var text: CatalogRuntime.LocalizedString {
                        switch self {
                        case .monday: CatalogRuntime.LocalizedString(table_Localizable, 0)
                        case .sunday: CatalogRuntime.LocalizedString(table_Localizable, 2)
                        }
                    }

                    /// The text weekday.*.short of the case.
                    public var short: CatalogRuntime.LocalizedString {
                        switch self {
                        case .monday: CatalogRuntime.LocalizedString(table_Localizable, 1)
                        case .sunday: CatalogRuntime.LocalizedString(table_Localizable, 3)
                        }
                    }
                }

                """))
        #expect(sample.lines(with: "static ") == ["public static var title: CatalogRuntime.LocalizedString {"])
    }

    @Test("With arguments, it is a method that ignores the associated values of the case")
    func method() throws {
        let family = StringFamily("error", name: "Failure", texts: [FamilyText("retry", "error.*.retry")])
        let sample = try GeneratedSample(
            entries(
                ("error.offline", "Offline"), ("error.rate", "Wait %(seconds)lld s"),
                ("error.offline.retry", "%(name)@, try again"), ("error.rate.retry", "Later, %(name)@")),
            GenerationSettings(families: [family]))
        #expect(
            sample.lines(with: "func ") == ["func retry(name: Swift.String) -> CatalogRuntime.LocalizedString {"])
        #expect(
            sample.lines(with: "case .rate") == [
                "case .rate(let seconds): CatalogRuntime.LocalizedString(table_Localizable, 1, [.integer(seconds)])",
                "case .rate: CatalogRuntime.LocalizedString(table_Localizable, 3, [.string(name)])",
            ])
    }

    @Test("A missing text is reported at the case's key; a text without a case is reported at its own key")
    func incomplete() throws {
        let sample = try GeneratedSample(
            entries(
                ("weekday.monday.full", "Monday"), ("weekday.sunday.full", "Sunday"), ("weekday.monday.short", "Mon"),
                ("weekday.funday.short", "Fun")),
            GenerationSettings(families: [weekdays]))
        #expect(
            sample.problems == [
                "\(path):5:1: error: “weekday.sunday.full” is a case of Weekday without the text “short”: add the key "
                    + "“weekday.sunday.short” to Localizable.xcstrings",
                "\(path):7:1: error: “weekday.funday.short” is the text “short” of a case that Weekday does not have: add "
                    + "the key “weekday.funday.full” to Localizable.xcstrings, or add “funday” to “except” of the "
                    + "family “weekday.*.full”, or remove the key",
            ])
        let excepting = StringFamily(
            weekdays.pattern, name: "Weekday", texts: weekdays.texts, exceptions: ["funday", "sunday"])
        #expect(
            try GeneratedSample(
                entries(
                    ("weekday.monday.full", "Monday"), ("weekday.sunday.full", "Sunday"),
                    ("weekday.monday.short", "Mon"), ("weekday.funday.short", "Fun")),
                GenerationSettings(families: [excepting])
            ).problems == [])
    }

    @Test("Arguments that differ from those of the first case are rejected at their key")
    func differentArguments() throws {
        let sample = try GeneratedSample(
            entries(
                ("weekday.monday.full", "Monday"), ("weekday.monday.short", "%(count)lld Mon"),
                ("weekday.sunday.full", "Sunday"), ("weekday.sunday.short", "Sun")),
            GenerationSettings(families: [weekdays]))
        #expect(
            sample.problems == [
                "\(path):7:1: error: “weekday.sunday.short” takes no arguments, and “weekday.monday.short” at "
                    + "\(path):5:1 takes (count: Int): the text “short” of Weekday must take the same arguments in all "
                    + "cases"
            ])
    }

    @Test("A pattern without matching keys is reported once with the nearest key, even one in another catalog")
    func noKeys() throws {
        let misspelt = StringFamily("weekday.*.full", name: "Weekday", texts: [FamilyText("short", "weekday.*.shrt")])
        let full = entries(("weekday.monday.full", "Monday"), ("weekday.sunday.full", "Sunday"))
        let short = entries(("weekday.monday.short", "Mon"), ("weekday.sunday.short", "Sun"))
        #expect(
            try GeneratedSample(full + ",\n" + short, GenerationSettings(families: [misspelt])).problems == [
                "\(path):1:1: error: family “weekday.*.full”: the text “short”: no key matches “weekday.*.shrt”; did you mean "
                    + "“weekday.*.short”?"
            ])
        let split = try GeneratedSample(
            tables: [("Localizable", full), ("Short", short)], GenerationSettings(families: [weekdays]))
        #expect(
            split.problems == [
                "\(path):1:1: error: family “weekday.*.full”: the text “short”: no usable key matches "
                    + "“weekday.*.short”: the key “weekday.monday.short” is at /app/Short.xcstrings:4:1, but must be in "
                    + "Localizable.xcstrings"
            ])
    }

    @Test("A duplicate key of an additional text is reported")
    func doubledKey() throws {
        let sample = try GeneratedSample(
            entries(
                ("weekday.monday.full", "Monday"), ("weekday.monday.short", "Mon"), ("weekday.monday.short", "Mo")),
            GenerationSettings(families: [weekdays]))
        #expect(sample.problems.count == 1)
        #expect(sample.problems.first?.contains("the key “weekday.monday.short” is a duplicate") == true)
    }
}
