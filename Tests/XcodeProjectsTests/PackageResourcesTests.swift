import Testing

@testable import XcodeProjects

@Suite("What a package manifest says about resources")
struct PackageResourcesTests {
    private func resources(_ arguments: String, package: String = "") -> PackageResources? {
        let manifest = """
            // swift-tools-version: 6.0
            // Package(name: "Comment", defaultLocalization: "en")
            import PackageDescription
            let package = Package(
                name: "Kit",\(package)
                targets: [.target(name: "Kit", dependencies: [.target(name: "Base")], \(arguments))]
            )
            """
        return PackageResources(Array(manifest.utf8), in: "/p")
    }

    @Test(
        "A catalog is processed unless the target copies or excludes it",
        arguments: [
            ("", PackageResources.Treatment.processed),
            (#"resources: [.process("Resources")]"#, .processed),
            (#"resources: [.process("Other.txt"), .copy("Resources")]"#, .copied),
            (#"resources: [.copy("Resources/Home.xcstrings")]"#, .copied),
            (#"resources: [.embedInCode("Resources/Home.xcstrings")]"#, .copied),
            (#"exclude: ["README.md", "Resources"]"#, .excluded),
            (#"exclude: ["Resources/"], resources: [.copy("Resources")]"#, .excluded),
            (#"exclude: ["Res"]"#, .processed),
        ])
    func treatment(arguments: String, expected: PackageResources.Treatment) {
        #expect(resources(arguments)?.treatment(of: "/p/Sources/Kit/Resources/Home.xcstrings") == expected)
    }

    @Test("A file of no target, and one that a plugin may use, have no treatment")
    func unknown() {
        let plugin = resources(#"exclude: ["Home.xcstrings"], plugins: [.plugin(name: "Strings", package: "tools")]"#)
        #expect(plugin?.treatment(of: "/p/Sources/Kit/Home.xcstrings") == nil)
        #expect(resources("")?.treatment(of: "/p/App/Home.xcstrings") == nil)
        let manifest = #"let package = Package(name: "Kit", targets: [.testTarget(name: "KitTests")])"#
        let tests = PackageResources(Array(manifest.utf8), in: "/p")
        #expect(tests?.treatment(of: "/p/Tests/KitTests/Home.xcstrings") == nil)
    }

    @Test("The folder of a target can be anywhere in the package")
    func path() {
        let found = resources(#"path: "App", exclude: ["Home.xcstrings"]"#)
        #expect(found?.treatment(of: "/p/App/Home.xcstrings") == .excluded)
        #expect(resources(#"path: ".", exclude: ["Home.xcstrings"]"#)?.treatment(of: "/p/Home.xcstrings") == .excluded)
    }

    @Test("The default language counts as an argument and as an assignment, but not in a comment")
    func language() {
        #expect(resources("")?.hasDefaultLocalization == false)
        #expect(resources("", package: #" defaultLocalization: "en","#)?.hasDefaultLocalization == true)
        let assigned = "let package = Package(name: \"Kit\")\npackage.defaultLocalization = \"en\"\n"
        #expect(PackageResources(Array(assigned.utf8), in: "/p")?.hasDefaultLocalization == true)
        #expect(PackageResources(Array(assigned.utf8), in: "/p")?.defaultLocalization == nil)
        let targets = #" defaultLocalization: "pt-BR", targets: [.target(name: "A", path: "B")],"#
        #expect(resources("", package: targets)?.defaultLocalization == "pt-BR")
        #expect(resources("", package: " defaultLocalization: language,")?.defaultLocalization == nil)
        #expect(PackageResources(Array("import Foundation".utf8), in: "/p") == nil)
    }
}
