import Testing

@Suite("Arrows between targets point down")
struct LayersTests {
    @Test("In the manifest")
    func manifest() throws {
        let manifest = try Manifest.current()
        #expect(manifest.targets.contains { $0.name == "CatalogCore" && $0.dependencies == ["CatalogRuntime"] })
        #expect(Layers.violations(in: manifest) == [])
    }

    @Test("In every import")
    func imports() throws {
        let files = try SourceFile.all()
        #expect(files.count > 50)
        let found = files.flatMap { Layers.violations(in: $0) }
        #expect(found == [])
    }

    @Test("An arrow that points up, or a target that is not on the map, is found in a manifest")
    func findsArrowsInManifest() {
        let manifest = Manifest(
            """
            targets: [
                .systemLibrary(name: "CLibXML2", providers: [.apt(["libxml2-dev"])]),
                .target(name: "CatalogCore", dependencies: ["CatalogRuntime", "XCStringsKit"]),
                .target(
                    name: "CommandSupport",
                    dependencies: ["CatalogRuntime", .product(name: "Yams", package: "Yams")]
                ),
                .executableTarget(name: "other", dependencies: []),
                .testTarget(name: "CatalogCoreTests", dependencies: ["fitloc"]),
            ]
            """)
        #expect(
            manifest.targets.map(\.name) == ["CLibXML2", "CatalogCore", "CommandSupport", "other", "CatalogCoreTests"])
        #expect(Layers.violations(in: manifest) == ["CatalogCore → XCStringsKit", "other is not on the map"])
    }

    @Test(
        "Every form of import is seen",
        arguments: [
            "import XCStringsKit", "  @testable import XCStringsKit", "@_exported import XCStringsKit",
            "private import enum XCStringsKit.Severity", "@_spi(Tests) public import struct XCStringsKit.Finding",
            "internal import XCStringsKit // why", "@preconcurrency import XCStringsKit",
        ]
    )
    func findsImports(line: String) {
        let file = SourceFile(
            path: "CatalogCore/Files/Made.swift", text: "import Foundation\n\(line)\nstruct Made {}\n")
        #expect(file.imports == ["Foundation", "XCStringsKit"])
        #expect(Layers.violations(in: file) == ["CatalogCore/Files/Made.swift imports XCStringsKit"])
    }

    @Test("A comment or a string that speaks of an import is none")
    func ignoresText() {
        let text =
            "// import XCStringsKit\nlet a = \"\"\"\n    import XCStringsKit\n    \"\"\"\n/* /* */\nimport XCStringsKit\n*/\n"
        #expect(SourceFile(path: "CatalogCore/Made.swift", text: text).imports == [])
    }

    @Test("Libraries from outside are open to the targets that need them alone")
    func outsideLibraries() {
        let yams = "import Yams\n"
        #expect(Layers.violations(in: SourceFile(path: "CommandSupport/Made.swift", text: yams)) == [])
        #expect(Layers.violations(in: SourceFile(path: "XCStringsKit/Made.swift", text: yams)).count == 1)
    }
}
