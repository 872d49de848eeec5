import TestSupport
import Testing

@testable import AccessorGenerator

@Suite("The names of a family's keys among the accessors", .waitsForPrograms)
struct FamilyPointerTests {
    private static let entries = [
        ("tab.home", "Home"), ("tab.create", "Create"), ("error.offline", "Offline"),
        ("error.rate", "Wait %(seconds)lld"), ("day.monday.full", "Monday"),
    ].map { GeneratedSample.entry($0.0, $0.1) }.joined(separator: ",")

    private static let families = [
        StringFamily("tab", name: "AppTab", exceptions: ["create"]), StringFamily("error", name: "ChatError"),
        StringFamily("day.*.full", name: "Day"),
    ]

    private func sample(_ enumerations: PlacedText? = "Domain", style: AccessorStyle = .portable) throws
        -> GeneratedSample
    {
        try GeneratedSample(
            Self.entries, GenerationSettings(style: style, enumerations: enumerations, families: Self.families))
    }

    @Test("Each is unavailable and names the case, with an alias that makes a fix-it possible")
    func members() throws {
        let sample = try sample()
        #expect(sample.problems == [])
        #expect(
            sample.lines(with: "typealias") == [
                "typealias ChatError = Domain.ChatError", "typealias AppTab = Domain.AppTab",
            ])
        #expect(
            sample.lines(with: "unavailable") == [
                #"@available(*, unavailable, renamed: "ChatError.offline.text")"#,
                #"@available(*, unavailable, message: "use Domain.ChatError.rate(seconds:).text")"#,
                #"@available(*, unavailable, renamed: "AppTab.home.text")"#,
            ])
        #expect(try SwiftCompiler.problems(in: [sample.source, "let create = Strings.Tab.create"]) == "")
    }

    @Test("The code that the compiler's fix-it writes compiles")
    func fix() throws {
        let source = try sample().source
        let problems = try SwiftCompiler.problems(
            in: [source, "let home = Strings.Tab.home"], options: ["-diagnostic-style", "llvm"])
        #expect(problems.contains("error: 'home' has been renamed to 'AppTab.home.text'"), "\(problems)")
        // The compiler prints the text of a fix-it on a line of its own.
        let lines = problems.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("AppTab.home.text"), "\(problems)")
        #expect(try SwiftCompiler.problems(in: [source, "let home = Strings.Tab.AppTab.home.text"]) == "")
    }

    @Test("Without a namespace for enumerations there is no alias, and the message names the case")
    func message() throws {
        let sample = try sample(nil)
        #expect(sample.lines(with: "typealias") == [])
        #expect(sample.lines(with: "renamed") == [])
        let last = #"@available(*, unavailable, message: "use AppTab.home.text")"#
        #expect(sample.lines(with: "unavailable").last == last)
        #expect(try SwiftCompiler.problems(in: [sample.source]) == "")
    }

    @Test("A namespace with the name of that of the enumerations hides it, so there is no alias")
    func hidden() throws {
        let entries = Self.entries + "," + GeneratedSample.entry("domain.title", "Domain")
        let settings = GenerationSettings(enumerations: "Domain", families: Self.families)
        let sample = try GeneratedSample(entries, settings)
        #expect(sample.lines(with: "typealias") == [])
        #expect(try SwiftCompiler.problems(in: [sample.source]) == "")
    }

    @Test("A name that another accessor or namespace has stays with it")
    func taken() throws {
        let entries = [("tab", "Tab"), ("tab.home", "Home"), ("tab.home.hint", "Hint")]
            .map { GeneratedSample.entry($0.0, $0.1) }.joined(separator: ",")
        let settings = GenerationSettings(enumerations: "Domain", families: [StringFamily("tab", name: "AppTab")])
        let sample = try GeneratedSample(entries, settings)
        #expect(sample.problems == [])
        #expect(try SwiftCompiler.problems(in: [sample.source, "let hint = Strings.Tab.Home.hint"]) == "")
    }

    @Test("Xcode's style has its own accessors for all keys")
    func apple() throws {
        #expect(try sample(style: .apple).lines(with: "unavailable") == [])
    }

    @Test("A use of the alias is a use of the key")
    func directory() throws {
        let catalog = try GeneratedSample.catalog(Self.entries, table: "Localizable")
        let settings = GenerationSettings(enumerations: "Domain", families: Self.families)
        let directory = StringsGenerator(settings).directory(of: [catalog])
        #expect(
            directory.aliases == [
                "Strings.Tab.AppTab": "Domain.AppTab", "Strings.Error.ChatError": "Domain.ChatError",
            ])
    }
}
