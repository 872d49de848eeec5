import CommandSupport
import Foundation
import XCStringsKit

/// Files by the addresses that editors know them by.
enum FileAddress {
    /// The path of an address, without symlinks; nil where it is no file's.
    static func path(of uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        let path = url.path
        return path.isEmpty ? nil : resolved(path)
    }

    /// A path without symlinks; of a file that is yet to come, its folder's.
    private static func resolved(_ path: String) -> String {
        if let resolved = try? ResolvedPath.resolve(path) { return resolved }
        let folder = ResolvedPath.resolvedIfThere(TablePath.folder(of: path))
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// The address of a path.
    static func uri(of path: String) -> String { URL(fileURLWithPath: path).absoluteString }

    /// Which kind of file lies at a path, as far as it matters here.
    static func kind(of path: String) -> Kind {
        if path.hasSuffix("/\(Configuration.fileName)") { return .configuration }
        if path.hasSuffix(".swift") { return .code }
        return TablePath.format(of: path) == nil ? .other : .table
    }

    /// The kinds of files.
    enum Kind: Hashable {
        case table, code, configuration, other
    }
}
