// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CompiledStrings",
    defaultLocalization: "en",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In your own project: .package(url: "https://…/fitloc", branch: "main")
        .package(name: "fitloc", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "countdown",
            dependencies: [.product(name: "CatalogRuntime", package: "fitloc")],
            resources: [.process("Resources")],
            plugins: [.plugin(name: "CompileStrings", package: "fitloc")]
        )
    ],
    swiftLanguageModes: [.v6]
)
