// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Greeter",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In a project of your own: .package(url: "https://…/fitloc", branch: "main", traits: [])
        // Without traits it brings no other package along: accessors need none.
        .package(name: "fitloc", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "greeter",
            dependencies: [.product(name: "CatalogRuntime", package: "fitloc")],
            // The plugin finds the catalogs all the same; nobody else has to look at them.
            exclude: ["Catalogs", "generate-strings.json"],
            plugins: [.plugin(name: "GenerateStrings", package: "fitloc")]
        )
    ],
    swiftLanguageModes: [.v6]
)
