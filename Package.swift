// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "fitloc",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "CatalogRuntime", targets: ["CatalogRuntime"])
    ],
    targets: [
        .target(name: "CatalogRuntime"),
        .target(name: "CatalogCore", dependencies: ["CatalogRuntime"]),
        .target(name: "TestSupport", dependencies: ["CatalogCore"], path: "Tests/TestSupport"),
        .testTarget(name: "CatalogRuntimeTests", dependencies: ["CatalogRuntime"]),
        .testTarget(name: "CatalogCoreTests", dependencies: ["CatalogCore", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
