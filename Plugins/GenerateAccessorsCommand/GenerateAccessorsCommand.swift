import Foundation
import PackagePlugin

/// The command `swift package generate-accessors`, and the command in Xcode's menu, which generate accessors to commit.
///
/// Usage: `swift package generate-accessors [--target TARGET]… [--output FOLDER]`. The files are written to the folder
/// `Generated` of each target, or to the given one. A target that uses the plugin `GenerateStrings` has its accessors already.
@main
struct GenerateAccessorsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = AccessorRequest(arguments)
        let tool = try context.tool(named: Self.tool).url
        let targets =
            request.targets.isEmpty
            ? context.package.targets : try context.package.targets(named: request.targets)
        for target in targets where target.sourceModule != nil {
            let folder = target.directoryURL.resolvingSymlinksInPath()
            let file = folder.appendingPathComponent(TargetConfiguration.name)
            let configuration = TargetConfiguration(
                FileManager.default.fileExists(atPath: file.path) ? file : nil, catalogs: [folder])
            try generate(
                configuration, CatalogSearch.catalogs(in: configuration.catalogs),
                into: request.output ?? folder.appendingPathComponent("Generated"), tool)
        }
    }

    /// The name of the tool that generates accessors.
    static let tool = "generate-strings"

    /// Generates the accessors of a target.
    func generate(
        _ configuration: TargetConfiguration, _ catalogs: [URL], into folder: URL, _ tool: URL
    ) throws {
        guard !catalogs.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let named = configuration.file.map { ["--config", $0.path] } ?? []
        try CommandTool.run(tool, named + ["-o", folder.path] + catalogs.map(\.path))
    }
}

/// The targets and the folder that the arguments of the command name.
struct AccessorRequest {
    /// The names of the targets; empty for all.
    let targets: [String]
    /// The folder for the accessors of all targets; nil for a folder in each target.
    let output: URL?

    /// Reads arguments.
    init(_ arguments: [String]) {
        var rest = arguments[...]
        var targets: [String] = []
        var output: URL?
        while let argument = rest.popFirst() {
            switch argument {
            case "--target": targets += rest.popFirst().map { [$0] } ?? []
            case "-o", "--output": output = rest.popFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
            default: break
            }
        }
        self.targets = targets
        self.output = output
    }
}
