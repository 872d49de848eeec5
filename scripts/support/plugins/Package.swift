// swift-tools-version: 6.1
import PackageDescription

// The package that scripts/support/package-release makes of a release: the plugins with programs that are built already,
// and the run time of accessors. Products and plugins have the names that they have in fitloc's own package.
let programs: Target.Dependency = "PluginPrograms"

let package = Package(
    name: "fitloc-plugins",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "CatalogRuntime", targets: ["CatalogRuntime"]),
        .plugin(name: "GenerateStrings", targets: ["GenerateStrings"]),
        .plugin(name: "CompileStrings", targets: ["CompileStrings"]),
        .plugin(name: "LintStrings", targets: ["LintStrings"]),
        .plugin(name: "LintStringsCommand", targets: ["LintStringsCommand"]),
        .plugin(name: "FormatStringsCommand", targets: ["FormatStringsCommand"]),
        .plugin(name: "GenerateAccessorsCommand", targets: ["GenerateAccessorsCommand"]),
    ],
    targets: [
        .target(name: "CatalogRuntime"),
        .binaryTarget(name: "PluginPrograms", url: "ADDRESS", checksum: "CHECKSUM"),
        .plugin(name: "GenerateStrings", capability: .buildTool(), dependencies: [programs]),
        .plugin(name: "CompileStrings", capability: .buildTool(), dependencies: [programs]),
        .plugin(name: "LintStrings", capability: .buildTool(), dependencies: [programs]),
        .plugin(
            name: "LintStringsCommand",
            capability: .command(intent: .custom(verb: "lint-strings", description: "Check the string catalogs")),
            dependencies: [programs]),
        .plugin(
            name: "FormatStringsCommand",
            capability: .command(
                intent: .custom(verb: "format-strings", description: "Write the string catalogs in Xcode's format"),
                permissions: [.writeToPackageDirectory(reason: "Catalogs in another format are rewritten")]),
            dependencies: [programs]),
        .plugin(
            name: "GenerateAccessorsCommand",
            capability: .command(
                intent: .custom(verb: "generate-accessors", description: "Generate accessors that you commit"),
                permissions: [.writeToPackageDirectory(reason: "The accessors are written beside the code")]),
            dependencies: [programs]),
    ],
    swiftLanguageModes: [.v6]
)
