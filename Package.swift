// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "fitloc",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "XCStringsKit", targets: ["XCStringsKit"]),
        .library(name: "CatalogRuntime", targets: ["CatalogRuntime"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(name: "CatalogRuntime"),
        .target(name: "CatalogCore", dependencies: ["CatalogRuntime"]),
        .target(name: "XCStringsKit", dependencies: ["CatalogCore", "CLibXML2"]),
        .target(name: "TestSupport", dependencies: ["CatalogCore"], path: "Tests/TestSupport"),
        .testTarget(name: "CatalogRuntimeTests", dependencies: ["CatalogRuntime"]),
        .testTarget(name: "CatalogCoreTests", dependencies: ["CatalogCore", "TestSupport"]),
        .testTarget(name: "XCStringsKitTests", dependencies: ["XCStringsKit", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
