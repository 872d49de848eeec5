import Testing

@testable import XcodeProjects

@Suite("Targets of packages with a build plugin")
struct PluginTargetsTests {
    private func folders(_ manifest: String) -> [String] {
        PluginTargets(Array(manifest.utf8), in: "/p", using: "GenerateStrings").folders
    }

    @Test("A target uses the plugin if its own list names it")
    func named() {
        let manifest = """
            let package = Package(
                name: "App", // .plugin(name: "GenerateStrings")
                products: [.plugin(name: "GenerateStrings", targets: ["GenerateStrings"])],
                targets: [
                    .target(name: "Core", dependencies: [.target(name: "Other")], path: "Core/Sources"),
                    .target(
                        name: "Texts", dependencies: [.target(name: "Core"), .product(name: "X", package: "y")],
                        path: "Texts", /* no */ plugins: [.plugin(name: "GenerateStrings", package: "fitloc")]),
                    .executableTarget(name: "Tool", path: ".", plugins: ["GenerateStrings", .plugin(name: "Else")]),
                ])
            """
        #expect(folders(manifest) == ["/p/Texts"])
    }

    @Test("A truncated manifest is read up to its end", arguments: ["", ".target(name: \"A", ")(", "/*", "\"\\"])
    func broken(manifest: String) {
        #expect(folders(manifest) == [])
    }
}
