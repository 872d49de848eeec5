import CatalogCore
import FileSearch
import Foundation
import Workspaces

/// Functions that convert between the URIs of an editor and paths.
enum FileAddress {
    /// Returns the path for a URI, with symbolic links resolved, or nil if the URI is not for a file.
    static func path(of uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        let path = url.path
        return path.isEmpty ? nil : resolved(path)
    }

    /// Returns a path with symbolic links resolved; for a file that does not exist, resolves its folder.
    private static func resolved(_ path: String) -> String {
        if let resolved = try? ResolvedPath.resolve(path) { return resolved }
        let folder = ResolvedPath.resolvedIfThere(TablePath.folder(of: path))
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// Returns the URI for a path.
    static func uri(of path: String) -> String { URL(fileURLWithPath: path).absoluteString }

    /// Returns the kind of the file at a path.
    static func kind(of path: String) -> Kind {
        if path.hasSuffix("/\(Configuration.fileName)") { return .configuration }
        if CodeFiles.isCode(path) { return .code }
        return TablePath.format(of: path) == nil ? .other : .table
    }

    /// A kind of file, according to its role in a project.
    enum Kind: Hashable {
        case table, code, configuration, other
    }
}
