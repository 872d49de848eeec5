// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Greeter",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In your own project: .package(url: "https://…/fitloc", branch: "main")
        //
        // A folder on the disk has the tools, too, unless its traits are off; accessors need none.
        .package(name: "fitloc", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "greeter",
            dependencies: [.product(name: "CatalogRuntime", package: "fitloc")],
            // The plugin finds the catalogs even though SwiftPM excludes them.
            exclude: ["Catalogs", "generate-strings.json"],
            plugins: [.plugin(name: "GenerateStrings", package: "fitloc")]
        )
    ],
    swiftLanguageModes: [.v6]
)
