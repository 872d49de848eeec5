import Foundation
import TestSupport
import Testing

/// Runs the parts of the plugin that find the catalogs, stamps and settings.
///
/// `scripts/check-apple` type-checks the rest.
@Suite("The plugin LintStrings for targets of Xcode projects", .waitsForPrograms, .thorough(.examples))
struct LintPluginTests {
    private static let project = """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A); };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App; sourceTree = "<group>"; };
            E = {
              isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old); target = A;
            };
            A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
          };
          rootObject = P;
        }
        """

    /// Prints the stamp, the catalog and the settings of each catalog of a target in the arguments: `TARGET[=FILE…]`.
    private static let main = #"""
        let root = URL(fileURLWithPath: CommandLine.arguments[1])
        let prefix = root.resolvingSymlinksInPath().path + "/"
        func shown(_ url: URL) -> String { url.path.replacingOccurrences(of: prefix, with: "") }
        for argument in CommandLine.arguments.dropFirst(2) {
            let parts = argument.split(separator: "=").map(String.init)
            let catalogs = XcodeCatalogs.catalogs(
                of: parts[0], inputFiles: parts.dropFirst().map { root.appendingPathComponent($0) },
                project: "App", folder: root)
            for (catalog, stamp) in zip(catalogs, CheckStamps.names(of: catalogs)) {
                print(stamp, shown(catalog), SettingsSearch.files(above: catalog).map(shown).joined(separator: " "))
            }
        }
        """#

    @Test("Each catalog of a target has a stamp of its own and the nearest settings")
    func files() throws {
        let folder = try TemporaryFolder()
        for path in ["App/A.xcstrings", "App/Old/Old.xcstrings", "App/Sub/a.xcstrings", "Named.xcstrings"] {
            try folder.write("work/\(path)")
        }
        try folder.write("work/.fitloc.yml")
        try folder.write("work/App/Sub/.fitloc.yml")
        try folder.write("work/App.xcodeproj/project.pbxproj", Self.project)
        let plugin = SourceTree.package.appendingPathComponent("Plugins/LintStrings")
        let names = ["CatalogSearch", "CheckStamps", "SettingsSearch", "XcodeCatalogs", "XcodeProjectFile"]
        let sources = names.map { plugin.appendingPathComponent("\($0).swift").path }
        try folder.write("main.swift", "import Foundation\n" + Self.main)
        try Program.run(["swiftc", "main.swift", "-o", "main"] + sources, in: folder.path)
        let lines = try Program.run(
            [folder.file("main"), folder.file("work"), "App", "App=Named.xcstrings=App/Code.swift", "Missing"],
            in: folder.path)
        #expect(
            lines == """
                A.checked App/A.xcstrings .fitloc.yml
                a.2.checked App/Sub/a.xcstrings App/Sub/.fitloc.yml
                Named.checked Named.xcstrings .fitloc.yml

                """)
    }
}
