// The part of SwiftPM's PackagePlugin that this package's plugins use.
import Foundation

public protocol Plugin {
    init()
}
extension Plugin {
    public static func main() throws {}
}
public protocol BuildToolPlugin: Plugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}
public protocol CommandPlugin: Plugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws
}
public struct ArgumentExtractor {
    public init(_ arguments: [String]) {}
    public mutating func extractOption(named name: String) -> [String] { [] }
    public mutating func extractFlag(named name: String) -> Int { 0 }
    public var remainingArguments: [String] { [] }
}
public struct PluginContext {
    public let package: Package
    public let pluginWorkDirectoryURL: URL
    public struct Tool {
        public let name: String
        public let url: URL
    }
    public func tool(named name: String) throws -> Tool { fatalError() }
}
public final class Package {
    init() {}
    public var displayName: String { "" }
    public var directoryURL: URL { fatalError() }
    public var targets: [any Target] { [] }
    public func targets(named names: [String]) throws -> [any Target] { [] }
}
public protocol Target {
    var name: String { get }
    var directoryURL: URL { get }
}
public protocol SourceModuleTarget: Target {
    var moduleName: String { get }
    var sourceFiles: FileList { get }
}
extension Target {
    public var sourceModule: (any SourceModuleTarget)? { nil }
    public var recursiveTargetDependencies: [any Target] { [] }
}
extension SourceModuleTarget {
    public func sourceFiles(withSuffix suffix: String) -> FileList { fatalError() }
}
public struct FileList: Sequence {
    public func makeIterator() -> IndexingIterator<[File]> { [].makeIterator() }
}
public struct File {
    public let url: URL
    public let type: FileType
}
public enum FileType {
    case source
    case header
    case resource
    case unknown
}
public enum Command {
    case buildCommand(
        displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
        inputFiles: [URL] = [], outputFiles: [URL] = [])
    case prebuildCommand(
        displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
        outputFilesDirectory: URL)
}
public enum Diagnostics {
    public static func error(_ text: String, file: String? = nil, line: Int? = nil) {}
    public static func warning(_ text: String, file: String? = nil, line: Int? = nil) {}
    public static func remark(_ text: String, file: String? = nil, line: Int? = nil) {}
}
