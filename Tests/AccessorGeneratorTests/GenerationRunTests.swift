import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import AccessorGenerator

@Suite("Generating files from files")
struct GenerationRunTests {
    private let catalog = #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#

    @Test("Catalogs in the configuration are relative to it; without any, those in its folder are used")
    func configuredCatalogs() throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift")
        try folder.write("Shared/B.xcstrings", catalog)
        try folder.write("App/A.xcstrings", catalog)
        let configuration = try folder.write("App/generate-strings.json", #"{"catalogs": ["../Shared"]}"#)
        #expect(try GenerationInput(configuration: configuration).catalogs == [folder.file("Shared/B.xcstrings")])
        try folder.write("App/generate-strings.json", "{}")
        #expect(try GenerationInput(configuration: configuration).catalogs == [folder.file("App/A.xcstrings")])
    }

    @Test("A named catalog that is missing or unreadable is reported")
    func missingCatalogs() throws {
        let folder = try TemporaryFolder()
        let configuration = try folder.write("generate-strings.json", #"{"catalogs": ["X.xcstrings"]}"#)
        let refusal = #expect(throws: GenerationRefusal.self) { try GenerationInput(configuration: configuration) }
        #expect(
            refusal?.problems.map(\.description) == [
                "\(configuration):1:15: error: “catalogs” names “X.xcstrings”, which does not exist"
            ])
        let broken = try folder.write("X.xcstrings", "{\n  \"strings\" : {,}\n}")
        let result = try GenerationInput(configuration: configuration).generate()
        #expect(result.problems.first?.description.hasPrefix("\(broken):2:16: error: ") == true)
        try folder.write("X.xcstrings", "{}")
        #expect(try GenerationInput(configuration: configuration).generate().problems.count == 1)
    }

    @Test(
        "The catalogs of a configuration are inside its repository or package", arguments: [".git", "Package.swift"])
    func outsideCatalogs(mark: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Outside.xcstrings", catalog)
        try folder.write("Project/Catalogs/A.xcstrings", catalog)
        try folder.write("Project/\(mark)")
        try folder.link("Project/Catalogs/Link.xcstrings", to: "../../Outside.xcstrings")
        let settings = """
            {"catalogs": [
              "../../Catalogs/A.xcstrings", "../../../Outside.xcstrings", "../../Catalogs/Link.xcstrings"
            ]}
            """
        let configuration = try folder.write("Project/Sources/App/generate-strings.json", settings)
        let refusal = #expect(throws: GenerationRefusal.self) { try GenerationInput(configuration: configuration) }
        let root = folder.file("Project")
        #expect(
            refusal?.problems.map(\.message) == [
                "“catalogs” names “../../../Outside.xcstrings”, which is outside the project at \(root)",
                "“catalogs” names “../../Catalogs/Link.xcstrings”, which is outside the project at \(root)",
            ])
        let named = try GenerationInput(configuration: configuration, catalogs: [folder.file("Outside.xcstrings")])
        #expect(named.catalogs == [folder.file("Outside.xcstrings")])
        let build = try GenerationInput(configuration: configuration, leavesProject: true)
        #expect(build.catalogs.contains(folder.file("Outside.xcstrings")))
    }

    @Test("A configuration that is a link out of the project is not read")
    func linkedConfiguration() throws {
        let folder = try TemporaryFolder()
        try folder.write("generate-strings.json", "secret")
        try folder.write("Project/Package.swift")
        try folder.link("Project/generate-strings.json", to: "../generate-strings.json")
        let path = folder.file("Project/generate-strings.json")
        let refusal = #expect(throws: GenerationRefusal.self) { try GenerationInput(configuration: path) }
        let reason = FileError.leadsOut(path: path, target: folder.file("generate-strings.json")).reason
        #expect(refusal?.problems.map(\.description) == ["\(path):1:1: error: \(reason)"])
    }

    @Test("An existing file with the same bytes is not rewritten")
    func unchangedFiles() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("A.xcstrings", catalog)
        let result = try GenerationInput(GenerationSettings(), catalogs: [path]).generate()
        let output = GenerationOutput(folder.file("out"))
        let file = folder.file("out/GeneratedStrings_A.swift")
        #expect(output.outdated(result) == [file])
        #expect(try output.write(result) == [file])
        #expect(try output.write(result) == [])
        #expect(output.outdated(result) == [])
        #expect(try folder.read("out/GeneratedStrings_A.swift").hasPrefix("// Made by fitloc from A.xcstrings."))
    }

    @Test("A catalog is not an output, by its name or through a link")
    func catalogAsOutput() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("A.xcstrings", catalog)
        try folder.link("Linked.swift", to: "A.xcstrings")
        let result = try GenerationInput(GenerationSettings(), catalogs: [path]).generate()
        let linked = folder.file("Linked.swift")
        #expect(GenerationOutput(linked).tables(replacedBy: result) == [linked])
        #expect(GenerationOutput(folder.file("New.swift")).tables(replacedBy: result) == [])
        #expect(GenerationOutput(folder.path).tables(replacedBy: result) == [])
    }

    @Test("An empty catalog yields a file without keys; an output file contains all tables")
    func oneFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcstrings", "")
        try folder.write("B.xcstrings", catalog)
        let result = try GenerationInput(GenerationSettings(), catalogs: [folder.path]).generate()
        #expect(try GenerationOutput(folder.file("All.swift")).write(result) == [folder.file("All.swift")])
        let source = try folder.read("All.swift")
        #expect(source.contains("enum A {") && source.contains("enum B {"))
    }
}
