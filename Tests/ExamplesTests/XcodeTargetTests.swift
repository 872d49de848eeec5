import Foundation
import TestSupport
import Testing

/// Runs the part of the plugin that reads Xcode projects.
///
/// `scripts/check-apple` type-checks the rest.
@Suite("The plugin GenerateStrings for targets of Xcode projects", .waitsForPrograms, .thorough(.examples))
struct XcodeTargetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in [
            "App/Localizable.xcstrings", "App/Old/Legacy.xcstrings", "Shared/Errors.xcstrings",
            "Widget/Localizable.xcstrings", "Mac/Localizable.xcstrings", "Other/Other.xcstrings",
        ] {
            try folder.write("work/\(path)")
        }
        try folder.write("work/App.xcodeproj/project.pbxproj", Self.project)
        try folder.write("work/Other.xcodeproj/project.pbxproj", Self.otherProject)
    }

    /// Three targets: the folder of `App` without `Old`, the folder of `Widget` with one file of `Shared`, and `Mac`,
    /// for which Xcode names the files.
    private static let project = """
        // !$*UTF8*$!
        {
          archiveVersion = 1;
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A, W, M); buildConfigurationList = PL; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
            PD = { isa = XCBuildConfiguration; buildSettings = { STRING_CATALOG_GENERATE_SYMBOLS = YES; }; };
            G = { isa = PBXGroup; children = (SA, SW, N); sourceTree = "<group>"; };
            N = { isa = PBXGroup; children = (SS); path = Shared; sourceTree = SOURCE_ROOT; };
            SA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EA); path = App; sourceTree = "<group>"; };
            SW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            SS = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (ES); path = ""; sourceTree = "<group>"; };
            EA = {
              isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old); target = A;
            };
            ES = {
              isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Errors.xcstrings);
              target = W;
            };
            A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (SA); };
            W = {
              isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (SW); buildConfigurationList = WL;
            };
            WL = { isa = XCConfigurationList; buildConfigurations = (WD); };
            WD = { isa = XCBuildConfiguration; buildSettings = { STRING_CATALOG_GENERATE_SYMBOLS = NO; }; };
            M = { isa = PBXNativeTarget; name = Mac; };
          };
          rootObject = P;
        }
        """

    /// A second project in the folder.
    private static let otherProject = """
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (O); };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
            O = { isa = PBXNativeTarget; name = Other; fileSystemSynchronizedGroups = (S); };
          };
          rootObject = P;
        }
        """

    /// Prints the configuration, the catalogs and whether Xcode generates the symbols, for each target in the
    /// arguments: `TARGET[=FILE…]`.
    private static let main = #"""
        let root = URL(fileURLWithPath: CommandLine.arguments[1])
        for argument in CommandLine.arguments.dropFirst(2) {
            let parts = argument.split(separator: "=").map(String.init)
            let files = XcodeTargetFiles(
                target: parts[0], inputFiles: parts.dropFirst().map { root.appendingPathComponent($0) },
                project: "App", folder: root)
            let prefix = root.resolvingSymlinksInPath().path + "/"
            let paths = files.catalogs.map { $0.path.replacingOccurrences(of: prefix, with: "") }
            let settings = files.configuration.file?.path.replacingOccurrences(of: prefix, with: "") ?? "-"
            print(parts[0], settings, paths.joined(separator: " "), files.hasXcodeSymbols)
        }
        """#

    @Test("Catalogs are those that Xcode names, or those in the target's synchronized folders")
    func files() throws {
        let plugin = SourceTree.package.appendingPathComponent("Plugins/GenerateStrings")
        let names = ["CatalogSearch", "TargetConfiguration", "XcodeProjectFile", "XcodeTargetFiles"]
        let sources = names.map { plugin.appendingPathComponent("\($0).swift").path }
        try folder.write("main.swift", "import Foundation\n" + Self.main)
        try Program.run(["swiftc", "main.swift", "-o", "main"] + sources, in: folder.path)
        func lines(_ targets: String...) throws -> String {
            try Program.run([folder.file("main"), folder.file("work")] + targets, in: folder.path)
        }

        #expect(
            try lines("App", "Widget", "Mac=Mac/Localizable.xcstrings=Mac/App.swift", "Other", "Mac", "Missing") == """
                App - App/Localizable.xcstrings false
                Widget - Shared/Errors.xcstrings Widget/Localizable.xcstrings false
                Mac - Mac/Localizable.xcstrings false
                Other - Other/Other.xcstrings false
                Mac -  false
                Missing -  false

                """)

        // A configuration in the project's folder is for all targets; one beside a catalog is stronger. In the style
        // of Xcode's symbols, a setting of the project counts unless the target has its own.
        try folder.write("work/generate-strings.json", #"{ "style": "apple" }"#)
        try folder.write("work/Widget/generate-strings.json", #"{ "style": "apple", "catalogs": ["../Other"] }"#)
        #expect(
            try lines("App", "Widget") == """
                App generate-strings.json App/Localizable.xcstrings true
                Widget Widget/generate-strings.json Other/Other.xcstrings false

                """)
        try folder.write("work/App/generate-strings.json", #"{ "style": "portable" }"#)
        #expect(try lines("App") == "App App/generate-strings.json App/Localizable.xcstrings false\n")
    }
}
