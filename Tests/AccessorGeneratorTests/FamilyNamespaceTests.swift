import TestSupport
import Testing

@testable import AccessorGenerator

@Suite("The namespace for enumerations of families", .waitsForPrograms)
struct FamilyNamespaceTests {
    private let levels =
        GeneratedSample.entry("level.beginner", "Beginner") + ","
        + GeneratedSample.entry("level.pro", "Pro")
    private let muscles = GeneratedSample.entry("muscle.chest", "Chest")
    private let families = [StringFamily("level", name: "ProgramLevel"), StringFamily("muscle", name: "MuscleGroup")]

    private func settings(_ namespace: PlacedText = "Domain", style: AccessorStyle = .portable) -> GenerationSettings {
        GenerationSettings(style: style, access: .public, enumerations: namespace, families: families)
    }

    @Test("It contains all enumerations and nothing else")
    func portable() throws {
        let sample = try GeneratedSample(
            levels + "," + muscles + "," + GeneratedSample.entry("home", "Home"), settings())
        #expect(sample.problems == [])
        #expect(
            sample.lines(with: "enum ") == [
                "public nonisolated enum Strings {", "public nonisolated enum Level {",
                "public nonisolated enum Muscle {", "public nonisolated enum Domain {",
                "public nonisolated enum ProgramLevel: Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable, "
                    + "CatalogRuntime.LocalizedEnumeration {",
                "public nonisolated enum MuscleGroup: Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable, "
                    + "CatalogRuntime.LocalizedEnumeration {",
            ])
    }

    @Test("With several catalogs, the first file declares it and the others extend it")
    func severalCatalogs() throws {
        let sample = try GeneratedSample(
            tables: [("Other", GeneratedSample.entry("a", "A")), ("Levels", levels), ("Muscles", muscles)], settings())
        #expect(sample.problems == [])
        let sources = sample.result.files.map(\.source)
        #expect(sources.map { $0.contains("enum Domain {") } == [false, true, false])
        #expect(sources.map { $0.contains("nonisolated extension Domain {") } == [false, false, true])
        let use = "let texts = [Domain.ProgramLevel.pro.text, Domain.MuscleGroup.chest.text]"
        #expect(try SwiftCompiler.problems(in: sources + [use]) == "")
    }

    @Test("It works with Xcode’s names too")
    func apple() throws {
        let sample = try GeneratedSample(levels + "," + muscles, settings(style: .apple))
        #expect(sample.problems == [])
        #expect(sample.lines(with: "enum Domain").count == 1)
        let use = "func texts() { _ = [Domain.ProgramLevel.pro.text, Domain.MuscleGroup.chest.text] }"
        #expect(
            try SwiftCompiler.problems(in: [AppleStub.source, AppleStub.adapted(sample.source), use]) == "")
    }

    @Test("An app can have its own type with the same name")
    func appType() throws {
        let sample = try GeneratedSample(levels + "," + muscles, settings())
        let app = """
            import AppStrings
            import CatalogRuntime

            enum ProgramLevel: String, Codable { case beginner, pro }
            extension ProgramLevel {
                var text: LocalizedString { (Domain.ProgramLevel(matching: self) ?? .beginner).text }
            }
            struct Profile: Codable, Hashable, Sendable {
                var level: ProgramLevel
                var muscles: [Domain.MuscleGroup]
                var generated: Domain.ProgramLevel?
            }
            let texts = [ProgramLevel.pro.text, Domain.ProgramLevel.pro.text] + Domain.ProgramLevel.allCases.map(\\.text)
            """
        #expect(try SwiftCompiler.problems(in: [app], importing: ("AppStrings", sample.source)) == "")
        // Without the namespace, the app's own type hides the generated one.
        let plain = try GeneratedSample(levels + "," + muscles, GenerationSettings(access: .public, families: families))
        let mistaken = "import AppStrings\nenum ProgramLevel { case beginner }\nlet text = ProgramLevel.beginner.text"
        #expect(
            try SwiftCompiler.problems(in: [mistaken], importing: ("AppStrings", plain.source))
                .contains("has no member 'text'"))
    }

    @Test("The name of another namespace or of a catalog is rejected")
    func taken() throws {
        let location = GenerationLocation(path: "/app/generate-strings.json")
        let strings = try GeneratedSample(levels + "," + muscles, settings(PlacedText("Strings", location: location)))
        #expect(
            strings.problems == ["/app/generate-strings.json:1:1: error: Strings is already the name of a namespace"])
        let catalog = try GeneratedSample(
            tables: [("Domain", GeneratedSample.entry("a", "A")), ("Levels", levels + "," + muscles)], settings())
        #expect(catalog.problems == ["/app/Domain.xcstrings:1:1: error: Domain is already the name of a namespace"])
    }

    @Test("An enumeration in it may have the name of a namespace of accessors")
    func sameName() throws {
        let named = GenerationSettings(enumerations: "Domain", families: [StringFamily("level", name: "Strings")])
        let sample = try GeneratedSample(levels + "," + muscles, named)
        #expect(sample.problems == [])
        let use = "let texts = [Domain.Strings.pro.text, Strings.Muscle.chest]"
        #expect(try SwiftCompiler.problems(in: [sample.source, use]) == "")
    }

    @Test("In the directory, it precedes each case")
    func directory() throws {
        let catalog = try GeneratedSample.catalog(levels + "," + muscles, table: "Localizable")
        let entries = StringsGenerator(settings()).directory(of: [catalog]).entries
        #expect(
            entries.map { $0.path.joined(separator: ".") } == [
                "Domain.ProgramLevel.beginner", "Domain.ProgramLevel.pro", "Domain.MuscleGroup.chest",
            ])
        #expect(entries.map(\.enumeration) == ["Domain.ProgramLevel", "Domain.ProgramLevel", "Domain.MuscleGroup"])
    }
}
