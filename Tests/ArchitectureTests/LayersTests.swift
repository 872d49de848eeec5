import Testing

@Suite("Imports and linked products of targets")
struct LayersTests {
    @Test("Every import is declared for its target in the manifest, in tests too")
    func imports() throws {
        let layers = try Layers.current()
        let files = try SourceFile.all() + SourceFile.testHeads()
        #expect(files.count > 500)
        #expect(files.flatMap { layers.violations(in: $0) } == [])
    }

    @Test("Every dependency of a module is imported by one of its files")
    func dependencies() throws {
        let (layers, files) = (try Layers.current(), try SourceFile.all())
        #expect(layers.sources.count > 40)
        #expect(layers.sources.flatMap { layers.unused(by: $0, of: files) } == [])
    }

    @Test("The map has the dependencies of every module")
    func map() throws {
        let (layers, map) = (try Layers.current(), try ModuleMap.current())
        #expect(Set(layers.sources.map(\.name)) == Set(map.uses.keys))
        for target in layers.sources { #expect(map.uses[target.name] == layers.arrows(from: target), "\(target.name)") }
    }

    @Test("In the drawing of the map, every module stands above those that it imports")
    func drawing() throws {
        let (layers, map) = (try Layers.current(), try ModuleMap.current())
        #expect(map.lines.count > 30)
        for (name, line) in map.lines {
            let upper = layers.below(name).filter { map.lines[$0, default: .max] <= line }
            #expect(upper == [], "\(name)")
        }
    }

    @Test("Inside the package, nobody imports the library for others")
    func umbrella() throws {
        let files = try SourceFile.all() + SourceFile.testHeads()
        #expect(files.filter { $0.imports.contains("XCStringsKit") }.map(\.path) == [])
    }

    @Test("Apps and accessor generators link nothing else")
    func leaves() throws {
        let layers = try Layers.current()
        #expect(layers.below("FitTodayStrings") == ["CatalogRuntime"])
        for bridge in ["FitTodayBridge", "FitTodayBridgeWarnings"] {
            #expect(layers.below(bridge) == ["FitTodayStrings", "CatalogRuntime"])
        }
        let generator: Set = [
            "AccessorGenerator", "FileSearch", "CatalogCore", "CFileAttributes", "CatalogRuntime", "StandardStreams",
        ]
        #expect(layers.below("GenerateStrings") == generator.union(["generate-strings"]))
    }

    @Test("The library has no other package as a dependency; only programs parse arguments, and one links swift-syntax")
    func products() throws {
        let layers = try Layers.current()
        #expect(layers.products(of: "XCStringsKit") == [])
        #expect(layers.below("XCStringsKit").intersection(["CLibXML2", "CLibEdit", "CLibCurl"]) == ["CLibXML2"])
        #expect(layers.products(of: "fitloc") == ["ArgumentParser", "Yams"])
        #expect(layers.products(of: "fitloc-network") == [])
        for module in ["Sessions", "EditPage", "ProjectReport"] {
            #expect(layers.products(of: module) == ["Yams"])
        }
        #expect(layers.products(of: "fitloc-edit").contains("NIOHTTP1"))
        #expect(layers.products(of: "fitloc-sources").contains("SwiftSyntax"))
    }

    @Test("The tests depend on every target, so scripts/test builds all of them; plugins and the fuzzer are separate")
    func reached() throws {
        #expect(
            try Layers.current().besideTests == [
                "CompileStrings", "FormatStringsCommand", "GenerateAccessorsCommand", "GenerateStrings", "LintStrings",
                "LintStringsCommand", "AllocationWatch", "fuzz",
            ])
    }

    private static let manifest = Manifest(
        """
        targets: [
            .systemLibrary(name: "CLibXML2", providers: [.apt(["libxml2-dev"])]),
            .target(name: "CatalogCore", dependencies: ["CatalogRuntime", "CLibXML2"]),
            .target(name: "CatalogRuntime"),
            .target(
                name: "ProgramSupport",
                dependencies: ["CatalogCore", .product(name: "Yams", package: "Yams"), tools("NIOCore", of: "swift-nio")]
            ),
            .executableTarget(name: "made-probe", dependencies: [], path: "Tests/MadeProbe"),
            .testTarget(name: "CatalogCoreTests", dependencies: ["CatalogCore"]),
            .testTarget(name: "AppTests", dependencies: [], path: "Tests/App/StringsTests"),
        ]
        """)

    private func violations(_ path: String, _ text: String) -> [String] {
        Layers(Self.manifest).violations(in: SourceFile(path: path, text: text))
    }

    @Test("The dependencies and file folders of each target are read from the manifest")
    func manifest() {
        #expect(
            Self.manifest.targets.map(\.folder) == [
                "CLibXML2", "CatalogCore", "CatalogRuntime", "ProgramSupport", "MadeProbe", "CatalogCoreTests",
                "App/StringsTests",
            ])
        #expect(Layers(Self.manifest).below("ProgramSupport") == ["CatalogCore", "CatalogRuntime", "CLibXML2"])
        #expect(Layers(Self.manifest).products(of: "ProgramSupport") == ["Yams", "NIOCore"])
        #expect(Layers(Self.manifest).products(of: "CatalogCore") == [])
    }

    @Test(
        "Every form of import is recognized",
        arguments: [
            "import ProgramSupport", "  @testable import ProgramSupport", "@_exported import ProgramSupport",
            "private import enum ProgramSupport.Severity", "@_spi(Tests) public import struct ProgramSupport.Finding",
            "internal import ProgramSupport // why", "@preconcurrency import ProgramSupport",
        ]
    )
    func findsImports(line: String) {
        let text = "import Foundation\n\(line)\nstruct Made {}\n"
        #expect(SourceFile(path: "CatalogCore/Made.swift", text: text).imports == ["Foundation", "ProgramSupport"])
        #expect(violations("CatalogCore/Made.swift", text) == ["CatalogCore/Made.swift imports ProgramSupport"])
        #expect(violations("CatalogCoreTests/A.swift", text) == ["CatalogCoreTests/A.swift imports ProgramSupport"])
    }

    @Test("An import in a comment or string is ignored")
    func ignoresText() {
        let text =
            "// import ProgramSupport\nlet a = \"\"\"\n    import ProgramSupport\n    \"\"\"\n/* /* */\nimport ProgramSupport\n*/\n"
        #expect(SourceFile(path: "CatalogCore/Made.swift", text: text).imports == [])
    }

    @Test("A dependency that no file imports is found")
    func findsUnused() throws {
        let layers = Layers(Self.manifest)
        let core = try #require(layers.sources.first { $0.name == "CatalogCore" })
        let files = [
            SourceFile(path: "CatalogCore/Made.swift", text: "import CatalogRuntime\n"),
            SourceFile(path: "ProgramSupport/Made.swift", text: "import CLibXML2\n"),
        ]
        #expect(layers.unused(by: core, of: files) == ["CatalogCore does not import CLibXML2"])
    }

    @Test("Arrows leave out what a dependency brings along")
    func arrows() throws {
        let layers = Layers(
            Manifest(
                """
                .target(name: "A", dependencies: ["B", "C", tools("Yams", of: "Yams")]),
                .target(name: "B", dependencies: ["C", tools("Yams", of: "Yams")]),
                .target(name: "C"),
                """))
        #expect(layers.sources.map { layers.arrows(from: $0) } == [["B"], ["C", "Yams"], []])
    }

    @Test("The map is read from its table and its drawing")
    func readsMap() {
        let map = ModuleMap(
            """
            ```
              One   Two      text
               └──┬──┘
                Three
            ```

            | module | job | uses |
            |---|---|---|
            | `One` | First. | `Three`, `Yams` |
            | `Two`, `Three` | Others, as `One`. | |
            """)
        #expect(map.uses == ["One": ["Three", "Yams"], "Two": [], "Three": []])
        #expect(map.lines == ["One": 0, "Two": 0, "Three": 2])
    }

    @Test("External libraries are available to the targets that declare them")
    func outsideLibraries() {
        #expect(violations("ProgramSupport/Made.swift", "import Yams\n") == [])
        #expect(violations("CatalogCore/Made.swift", "import Yams\n").count == 1)
    }

    @Test("A file that belongs to no target is found")
    func stray() {
        #expect(violations("Elsewhere/Made.swift", "") == ["Elsewhere/Made.swift belongs to no target"])
    }
}
