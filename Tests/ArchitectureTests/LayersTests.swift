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

    @Test("The library has no other package as a dependency, and only fitloc-sources links swift-syntax")
    func products() throws {
        let layers = try Layers.current()
        #expect(layers.products(of: "XCStringsKit") == [])
        #expect(layers.below("XCStringsKit").intersection(["CLibXML2", "CLibEdit", "CLibCurl"]) == ["CLibXML2"])
        #expect(layers.products(of: "fitloc") == ["ArgumentParser", "Yams"])
        #expect(layers.products(of: "fitloc-network") == [])
        #expect(layers.products(of: "EditPage") == layers.products(of: "fitloc"))
        #expect(layers.products(of: "fitloc-edit").contains("NIOHTTP1"))
        #expect(layers.products(of: "fitloc-sources").contains("SwiftSyntax"))
    }

    @Test("The tests depend on every target, so scripts/test builds all of them; plugins and the fuzzer are separate")
    func reached() throws {
        #expect(try Layers.current().besideTests == ["CompileStrings", "GenerateStrings", "AllocationWatch", "fuzz"])
    }

    private static let manifest = Manifest(
        """
        targets: [
            .systemLibrary(name: "CLibXML2", providers: [.apt(["libxml2-dev"])]),
            .target(name: "CatalogCore", dependencies: ["CatalogRuntime", "CLibXML2"]),
            .target(name: "CatalogRuntime"),
            .target(
                name: "CommandSupport",
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
                "CLibXML2", "CatalogCore", "CatalogRuntime", "CommandSupport", "MadeProbe", "CatalogCoreTests",
                "App/StringsTests",
            ])
        #expect(Layers(Self.manifest).below("CommandSupport") == ["CatalogCore", "CatalogRuntime", "CLibXML2"])
        #expect(Layers(Self.manifest).products(of: "CommandSupport") == ["Yams", "NIOCore"])
        #expect(Layers(Self.manifest).products(of: "CatalogCore") == [])
    }

    @Test(
        "Every form of import is recognized",
        arguments: [
            "import CommandSupport", "  @testable import CommandSupport", "@_exported import CommandSupport",
            "private import enum CommandSupport.Severity", "@_spi(Tests) public import struct CommandSupport.Finding",
            "internal import CommandSupport // why", "@preconcurrency import CommandSupport",
        ]
    )
    func findsImports(line: String) {
        let text = "import Foundation\n\(line)\nstruct Made {}\n"
        #expect(SourceFile(path: "CatalogCore/Made.swift", text: text).imports == ["Foundation", "CommandSupport"])
        #expect(violations("CatalogCore/Made.swift", text) == ["CatalogCore/Made.swift imports CommandSupport"])
        #expect(violations("CatalogCoreTests/A.swift", text) == ["CatalogCoreTests/A.swift imports CommandSupport"])
    }

    @Test("An import in a comment or string is ignored")
    func ignoresText() {
        let text =
            "// import CommandSupport\nlet a = \"\"\"\n    import CommandSupport\n    \"\"\"\n/* /* */\nimport CommandSupport\n*/\n"
        #expect(SourceFile(path: "CatalogCore/Made.swift", text: text).imports == [])
    }

    @Test("External libraries are available to the targets that declare them")
    func outsideLibraries() {
        #expect(violations("CommandSupport/Made.swift", "import Yams\n") == [])
        #expect(violations("CatalogCore/Made.swift", "import Yams\n").count == 1)
    }

    @Test("A file that belongs to no target is found")
    func stray() {
        #expect(violations("Elsewhere/Made.swift", "") == ["Elsewhere/Made.swift belongs to no target"])
    }
}
