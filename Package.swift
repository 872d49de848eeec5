// swift-tools-version: 6.1
import PackageDescription

/// Returns a product of another package, which only the tools need.
///
/// A package that only uses accessors depends on this one with `traits: []`, and so resolves no other package.
func tools(_ product: String, of package: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Tools"]))
}

/// Returns the name by which pkg-config knows a system library, or nil on macOS.
///
/// macOS's SDK has the libraries. There, pkg-config would name Homebrew's versions, or SwiftPM would advise to install
/// them.
func pkgConfig(_ name: String) -> String? {
    #if os(macOS)
        nil
    #else
        name
    #endif
}

/// Whether SwiftPM or Xcode reads this manifest for a package or an app that uses fitloc, not in a clone.
///
/// Such a package or app needs the tools only if it asks for the trait; Xcode before 26.4 cannot switch a trait off. While
/// SwiftPM chooses a version, it reads the manifest from the repository, where the folder is `/`.
let isDependency =
    Context.packageDirectory == "/"
    || ["/checkouts/", "/registry/downloads/"].contains(where: Context.packageDirectory.contains)

let package = Package(
    name: "fitloc",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "XCStringsKit", targets: ["XCStringsKit"]),
        .library(name: "CatalogRuntime", targets: ["CatalogRuntime"]),
        .library(name: "FitTodayStrings", targets: ["FitTodayStrings"]),
        .library(name: "FitTodayBridge", targets: ["FitTodayBridge"]),
        .library(name: "FitTodayBridgeWarnings", targets: ["FitTodayBridgeWarnings"]),
        .executable(name: "fitloc", targets: ["fitloc"]),
        .executable(name: "fitloc-companions", targets: ["fitloc-companions"]),
        .executable(name: "fitloc-edit", targets: ["fitloc-edit"]),
        .executable(name: "fitloc-network", targets: ["fitloc-network"]),
        .executable(name: "fitloc-sources", targets: ["fitloc-sources"]),
        .plugin(name: "GenerateStrings", targets: ["GenerateStrings"]),
        .plugin(name: "CompileStrings", targets: ["CompileStrings"]),
        .plugin(name: "LintStrings", targets: ["LintStrings"]),
        .plugin(name: "LintStringsCommand", targets: ["LintStringsCommand"]),
        .plugin(name: "FormatStringsCommand", targets: ["FormatStringsCommand"]),
        .plugin(name: "GenerateAccessorsCommand", targets: ["GenerateAccessorsCommand"]),
    ],
    traits: [
        .trait(
            name: "Tools",
            description: "The programs, with the packages that they need. On in a clone, off in a dependency"),
        .default(enabledTraits: isDependency ? [] : ["Tools"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .systemLibrary(name: "CLibXML2", pkgConfig: pkgConfig("libxml-2.0"), providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CLibEdit", pkgConfig: pkgConfig("libedit"), providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CLibCurl", pkgConfig: pkgConfig("libcurl"), providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(name: "CatalogRuntime"),
        .target(name: "CFileAttributes"),
        .target(name: "CatalogCore", dependencies: ["CatalogRuntime", "CFileAttributes"]),
        .target(name: "TextDifference", dependencies: ["CatalogCore"]),
        .target(name: "FileSearch", dependencies: ["CatalogCore"]),
        .target(name: "AccessorGenerator", dependencies: ["FileSearch"]),
        .target(name: "BinaryPropertyLists", dependencies: ["CatalogCore"]),
        .target(name: "StringTables", dependencies: ["BinaryPropertyLists", "CLibXML2"]),
        .target(name: "XcodeProjects", dependencies: ["StringTables", "FileSearch"]),
        .target(name: "ChildProcesses"),
        .target(name: "CompactStorage", dependencies: ["CatalogCore"]),
        .target(
            name: "VersionHistory", dependencies: ["StringTables", "FileSearch", "ChildProcesses", "CompactStorage"]),
        .target(name: "LanguageIdentification", dependencies: ["CatalogRuntime"]),
        .target(name: "CatalogLint", dependencies: ["StringTables", "FileSearch", "LanguageIdentification"]),
        .target(name: "LintRules", dependencies: ["CatalogLint", "TableCompilation"]),
        .target(name: "LintReports", dependencies: ["CatalogLint", "CompactStorage"]),
        .target(name: "CatalogEditing", dependencies: ["CatalogLint"]),
        .target(name: "TranslationExchange", dependencies: ["CatalogEditing"]),
        .target(name: "TranslationReuse", dependencies: ["CatalogLint"]),
        .target(name: "NetworkMessages"),
        .target(
            name: "TranslationFilling",
            dependencies: ["TranslationExchange", "TranslationReuse", "NetworkMessages", "ChildProcesses"]
        ),
        .target(name: "CatalogComparison", dependencies: ["VersionHistory"]),
        .target(name: "TableConversion", dependencies: ["StringTables"]),
        .target(name: "TableCompilation", dependencies: ["BinaryPropertyLists"]),
        .target(name: "CatalogReports", dependencies: ["CatalogLint", "AccessorGenerator", "XcodeProjects"]),
        .target(
            name: "XCStringsKit",
            dependencies: [
                "AccessorGenerator", "CatalogComparison", "CatalogCore", "CatalogEditing", "CatalogLint",
                "CatalogReports", "ChildProcesses", "FileSearch", "LintReports", "LintRules", "NetworkMessages",
                "StringTables", "TableCompilation", "TableConversion", "TextDifference", "TranslationExchange",
                "TranslationFilling", "TranslationReuse", "VersionHistory", "XcodeProjects",
            ]
        ),
        .target(name: "StandardStreams"),
        .target(name: "CProgramStart"),
        .target(name: "CTerminalModes"),
        .target(
            name: "TerminalSupport",
            dependencies: ["StandardStreams", "CatalogCore", "CLibEdit", "CTerminalModes"]
        ),
        .target(
            name: "InterfaceTexts", dependencies: ["CatalogLint"], exclude: ["generate-strings.json"]),
        .target(
            name: "CommandOutput",
            dependencies: ["InterfaceTexts", "TerminalSupport", "TextDifference", "ChildProcesses"]),
        .target(
            name: "Workspaces",
            dependencies: [
                "CommandOutput", "CatalogComparison", "CatalogReports", "LintReports", "LintRules",
                "TranslationFilling", tools("Yams", of: "Yams"),
            ]
        ),
        .target(name: "Sessions", dependencies: ["Workspaces", "TableConversion"]),
        .target(
            name: "ProgramSupport",
            dependencies: ["Sessions", "CProgramStart", tools("ArgumentParser", of: "swift-argument-parser")]
        ),
        .executableTarget(name: "generate-strings", dependencies: ["AccessorGenerator", "StandardStreams"]),
        .plugin(name: "GenerateStrings", capability: .buildTool(), dependencies: ["generate-strings"]),
        .executableTarget(
            name: "compile-strings", dependencies: ["TableCompilation", "AccessorGenerator", "StandardStreams"]),
        .plugin(name: "CompileStrings", capability: .buildTool(), dependencies: ["compile-strings"]),
        .executableTarget(name: "lint-strings", dependencies: ["LintRules", "StandardStreams"]),
        .plugin(name: "LintStrings", capability: .buildTool(), dependencies: ["lint-strings"]),
        .plugin(
            name: "LintStringsCommand",
            capability: .command(intent: .custom(verb: "lint-strings", description: "Check the string catalogs")),
            dependencies: ["lint-strings"]),
        .executableTarget(name: "format-strings", dependencies: ["TableConversion", "StandardStreams"]),
        .plugin(
            name: "FormatStringsCommand",
            capability: .command(
                intent: .custom(verb: "format-strings", description: "Write the string catalogs in Xcode's format"),
                permissions: [.writeToPackageDirectory(reason: "Catalogs in another format are rewritten")]),
            dependencies: ["format-strings"]),
        .plugin(
            name: "GenerateAccessorsCommand",
            capability: .command(
                intent: .custom(verb: "generate-accessors", description: "Generate accessors that you commit"),
                permissions: [.writeToPackageDirectory(reason: "The accessors are written beside the code")]),
            dependencies: ["generate-strings"]),
        .target(
            name: "FitTodayStrings",
            dependencies: ["CatalogRuntime"],
            exclude: ["generate-strings.json"]
        ),
        .target(name: "FitTodayBridge", dependencies: ["FitTodayStrings"]),
        .target(name: "FitTodayBridgeWarnings", dependencies: ["FitTodayStrings"]),
        .target(name: "ProjectReport", dependencies: ["Sessions"]),
        .target(name: "FitlocCommands", dependencies: ["AgentServer", "ProgramSupport", "ProjectReport"]),
        .executableTarget(name: "fitloc", dependencies: ["FitlocCommands"]),
        .target(name: "EditPage", dependencies: ["Sessions"], exclude: ["Page"]),
        .target(
            name: "LoopbackHTTP",
            dependencies: [
                tools("NIOConcurrencyHelpers", of: "swift-nio"), tools("NIOCore", of: "swift-nio"),
                tools("NIOHTTP1", of: "swift-nio"), tools("NIOPosix", of: "swift-nio"),
            ]
        ),
        .target(name: "EditCommand", dependencies: ["EditPage", "LoopbackHTTP", "ProgramSupport"]),
        .executableTarget(name: "fitloc-edit", dependencies: ["EditCommand"]),
        .target(
            name: "NetworkTransfer",
            dependencies: ["NetworkMessages", "StandardStreams", "CProgramStart", "CLibCurl"]),
        .executableTarget(name: "fitloc-network", dependencies: ["NetworkTransfer"]),
        .target(
            name: "SwiftSources",
            dependencies: [
                "CatalogReports", "LintReports", "LintRules", "TranslationExchange",
                tools("SwiftSyntax", of: "swift-syntax"),
                tools("SwiftParser", of: "swift-syntax"),
            ]
        ),
        .target(name: "JSONRPC", dependencies: ["StandardStreams"]),
        .target(name: "LanguageServer", dependencies: ["JSONRPC", "TextDifference"]),
        .target(name: "AgentServer", dependencies: ["JSONRPC", "CatalogCore", "ChildProcesses"]),
        .target(name: "SourceCommands", dependencies: ["ProgramSupport", "LanguageServer", "SwiftSources"]),
        .executableTarget(name: "fitloc-sources", dependencies: ["SourceCommands"]),
        .executableTarget(
            name: "fitloc-companions",
            dependencies: ["EditCommand", "NetworkTransfer", "SourceCommands", "CProgramStart"]),
        .target(name: "TestSupport", dependencies: ["StringTables"], path: "Tests/TestSupport"),
        .target(
            name: "FuzzTargets", dependencies: ["AgentServer", "EditPage", "SwiftSources"], path: "Tests/FuzzTargets"),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], exclude: ["Findings"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
        .testTarget(
            name: "CatalogRuntimeTests", dependencies: ["CatalogRuntime", "TestSupport"], exclude: ["Fixtures"]),
        .testTarget(name: "CatalogCoreTests", dependencies: ["CatalogCore", "TestSupport"]),
        .testTarget(name: "TextDifferenceTests", dependencies: ["TextDifference", "TestSupport"]),
        .testTarget(name: "FileSearchTests", dependencies: ["FileSearch", "TestSupport"]),
        .testTarget(name: "AccessorGeneratorTests", dependencies: ["AccessorGenerator", "TestSupport"]),
        .testTarget(name: "StringTablesTests", dependencies: ["StringTables", "TestSupport"]),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "TestSupport"]),
        .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses"]),
        .testTarget(name: "CompactStorageTests", dependencies: ["CompactStorage", "TestSupport"]),
        .testTarget(name: "VersionHistoryTests", dependencies: ["VersionHistory", "TestSupport"]),
        .testTarget(name: "LanguageIdentificationTests", dependencies: ["LanguageIdentification"]),
        .testTarget(name: "CatalogLintTests", dependencies: ["CatalogLint"]),
        .testTarget(
            name: "LintRulesTests",
            dependencies: ["LintRules", "LintReports", "CatalogReports", "VersionHistory", "TestSupport"],
            exclude: ["ExampleFindings.txt"]),
        .testTarget(name: "CatalogEditingTests", dependencies: ["CatalogEditing", "LintRules", "TestSupport"]),
        .testTarget(
            name: "TranslationExchangeTests", dependencies: ["TranslationExchange", "LintRules", "TestSupport"]),
        .testTarget(name: "TranslationReuseTests", dependencies: ["TranslationReuse", "TestSupport"]),
        .testTarget(name: "TranslationFillingTests", dependencies: ["TranslationFilling", "LintRules", "TestSupport"]),
        .testTarget(
            name: "CatalogComparisonTests", dependencies: ["CatalogComparison", "TableConversion", "TestSupport"]),
        .testTarget(name: "TableConversionTests", dependencies: ["TableConversion", "TestSupport"]),
        .testTarget(
            name: "TableCompilationTests", dependencies: ["TableCompilation", "AccessorGenerator", "TestSupport"]),
        .testTarget(name: "CatalogReportsTests", dependencies: ["CatalogReports", "TestSupport"]),
        .executableTarget(
            name: "parse-probe",
            dependencies: [
                tools("SwiftSyntax", of: "swift-syntax"),
                tools("SwiftParser", of: "swift-syntax"),
            ],
            path: "Tests/ParseProbe"
        ),
        .testTarget(name: "StandardStreamsTests", dependencies: ["StandardStreams", "TestSupport"]),
        .executableTarget(
            name: "prompt-probe", dependencies: ["TerminalSupport", "CProgramStart"], path: "Tests/PromptProbe"),
        .testTarget(name: "TerminalSupportTests", dependencies: ["TerminalSupport", "TestSupport", "prompt-probe"]),
        .testTarget(name: "InterfaceTextsTests", dependencies: ["InterfaceTexts"]),
        .testTarget(name: "CommandOutputTests", dependencies: ["CommandOutput"]),
        .testTarget(name: "WorkspacesTests", dependencies: ["Workspaces", "TestSupport"]),
        .testTarget(name: "SessionsTests", dependencies: ["Sessions", "TestSupport"]),
        .testTarget(name: "ProgramSupportTests", dependencies: ["ProgramSupport", "TestSupport"]),
        .testTarget(name: "ProjectReportTests", dependencies: ["ProjectReport", "TestSupport"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "TestSupport"]),
        .testTarget(name: "AgentServerTests", dependencies: ["AgentServer", "TestSupport"]),
        .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "TestSupport"]),
        .testTarget(name: "EditPageTests", dependencies: ["EditPage", "TestSupport"]),
        .testTarget(name: "LoopbackHTTPTests", dependencies: ["LoopbackHTTP", "TestSupport"]),
        .testTarget(
            name: "FitTodayBridgeTests", dependencies: ["FitTodayBridge", "FitTodayBridgeWarnings", "TestSupport"],
            path: "Tests/FitToday/BridgeTests"),
        .testTarget(
            name: "FitTodayStringsTests",
            dependencies: ["FitTodayStrings", "CatalogReports", "LintRules", "TranslationExchange", "TestSupport"],
            path: "Tests/FitToday/StringsTests"),
        .testTarget(
            name: "SwiftSourcesTests",
            dependencies: [
                "SwiftSources", "TestSupport", "parse-probe",
                tools("SwiftSyntax", of: "swift-syntax"),
                tools("SwiftParser", of: "swift-syntax"),
            ],
            exclude: ["Constructs", "Doubts", "Findings"]
        ),
        .testTarget(
            name: "ExamplesTests",
            dependencies: ["TestSupport", "compile-strings", "format-strings", "generate-strings", "lint-strings"]),
        // FitlocTests also runs these programs, but does not name them: then it is compiled beside them, not after them.
        .testTarget(
            name: "CompanionsTests",
            dependencies: [
                "fitloc", "fitloc-companions", "fitloc-edit", "fitloc-network", "fitloc-sources", "TestSupport",
            ]),
        .testTarget(
            name: "FitlocTests",
            dependencies: [
                "FitlocCommands", "fitloc", "format-strings", "lint-strings", "AccessorGenerator", "ProgramSupport",
                "FitTodayStrings", "LoopbackHTTP", "XCStringsKit", "TestSupport", tools("Yams", of: "Yams"),
            ],
            path: "Tests/fitlocTests",
            exclude: [
                "Agents", "Browser", "CI/fake_host.py", "DocumentedProject", "Editors", "Faults", "Goldens",
                "Volumes/folding.c",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// SwiftPM recompiles a target only if a module that it names has changed. If an indirect dependency has changed, it
// links incompatible modules. So each target names its indirect dependencies too. The lists above have only the direct
// ones.
let arrows = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
        let names = target.dependencies.compactMap { dependency -> String? in
            if case .byNameItem(let name, _) = dependency { name } else { nil }
        }
        return (target.name, Set(names))
    })

func below(_ target: String) -> Set<String> {
    (arrows[target] ?? []).reduce(into: []) { $0.formUnion(below($1).union([$1])) }
}

for target in package.targets where target.type != .plugin && target.type != .system {
    let missing = below(target.name).subtracting(arrows[target.name] ?? [])
    target.dependencies += missing.sorted().map { .byName(name: $0) }
}

// `scripts/fuzz` builds a program with libFuzzer, which records the executed code paths of the modules that parse
// input. The large modules that combine them are excluded, because their build would take a quarter of an hour.
if Context.environment["FITLOC_FUZZ"] != nil {
    let seen: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]
    let large = ["InterfaceTexts", "Workspaces", "Sessions", "ProgramSupport", "EditPage"]
    for target in package.targets where target.type == .regular && !large.contains(target.name) {
        target.swiftSettings = seen
    }
    package.targets += [
        .target(name: "AllocationWatch", path: "Tests/AllocationWatch"),
        .executableTarget(
            name: "fuzz", dependencies: ["FuzzTargets", "AllocationWatch"], path: "Tests/FuzzProgram",
            swiftSettings: seen, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    ]
}

// `scripts/test` makes a release build with the assertions of a debug build, which is optimized only with a sanitizer.
// To build in less time, other packages are not built for testing, and tests are not optimized. The modules in which the
// tests spend a third of their time are optimized nevertheless.
if Context.environment["FITLOC_TESTABLE_RELEASE"] != nil {
    for target in package.targets where target.type == .regular || target.type == .executable {
        var flags = ["-enable-testing", "-assert-config", "Debug"]
        if ["CatalogCore", "CatalogRuntime", "TestSupport"].contains(target.name) { flags += ["-Xfrontend", "-O"] }
        target.swiftSettings = [.unsafeFlags(flags)]
    }
    for target in package.targets where target.type == .test {
        target.swiftSettings = [.unsafeFlags(["-Onone"])]
    }
}

// `scripts/test MODULE…` builds only the tests of these modules, and their dependencies.
if let modules = Context.environment["FITLOC_TESTS"] {
    var wanted = Set(modules.split(separator: " ").map { "\($0)Tests" })
    if wanted.contains("FitlocTests") { wanted.insert("CompanionsTests") }
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
