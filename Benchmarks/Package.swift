// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        // The name is explicit, because the folder of a clone can have any name.
        .package(name: "fitloc", path: "..")
    ],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "XCStringsKit", package: "fitloc"),
                .product(name: "CatalogRuntime", package: "fitloc"),
            ],
            exclude: ["Catalogs"],
            plugins: [.plugin(name: "GenerateStrings", package: "fitloc")]
        )
    ],
    swiftLanguageModes: [.v6]
)
