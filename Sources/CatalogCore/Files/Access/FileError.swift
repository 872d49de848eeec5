#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a file or folder could not be found, read or written; each case names the path as the caller gave it.
public enum FileError: Error, Hashable, Sendable {
    /// Nothing is at the path.
    case notFound(path: String)
    /// A folder is where a file was expected.
    case isFolder(path: String)
    /// Something that holds no bytes to replace, such as a pipe or a device, is where a file was expected.
    case notRegularFile(path: String)
    /// The system's permissions forbid it; `code` is its error number.
    case permissionDenied(path: String, code: Int32)
    /// The file is write-protected, although its folder is not.
    case writeProtected(path: String)
    /// The file system cannot be written to.
    case readOnlyFileSystem(path: String)
    /// The disk or the user's share of it is full; `code` is the system's error number.
    case noSpace(path: String, code: Int32)
    /// The file has more bytes than `limit`.
    case tooLarge(path: String, limit: Int)
    /// Another program changed the file after it was read; nothing was written.
    case changedMeanwhile(path: String)
    /// A file that was to be created is there already.
    case alreadyExists(path: String)
    /// The path is not valid UTF-8; it is given with replacement characters.
    case nameNotUnicode(path: String)
    /// A symlink that no command line names leads out of the project, to `target`; it is not followed.
    case leadsOut(path: String, target: String)
    /// The file lies outside of the folder that may be written in.
    case outside(path: String, folder: String)
    /// Any other refusal of the system, with its error number.
    case system(path: String, code: Int32)

    /// The case for an error number of the system.
    init(code: Int32, path: String) {
        switch code {
        case ENOENT: self = .notFound(path: path)
        case EISDIR: self = .isFolder(path: path)
        case EACCES, EPERM: self = .permissionDenied(path: path, code: code)
        case EROFS: self = .readOnlyFileSystem(path: path)
        case ENOSPC, EDQUOT: self = .noSpace(path: path, code: code)
        case EEXIST: self = .alreadyExists(path: path)
        default: self = .system(path: path, code: code)
        }
    }

    /// The path that the error is about.
    public var path: String {
        switch self {
        case .notFound(let path), .isFolder(let path), .notRegularFile(let path), .writeProtected(let path),
            .readOnlyFileSystem(let path), .changedMeanwhile(let path), .alreadyExists(let path),
            .nameNotUnicode(let path):
            path
        case .permissionDenied(let path, _), .noSpace(let path, _), .tooLarge(let path, _), .system(let path, _),
            .leadsOut(let path, _), .outside(let path, _):
            path
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The path and what is wrong, in one line.
    public var description: String { "\(path): \(reason)" }

    /// What is wrong and, where a person can do something about it, what to do; without the path.
    public var reason: String {
        switch self {
        case .notFound: "no such file or folder"
        case .isFolder: "is a folder, not a file"
        case .notRegularFile: "is not a regular file"
        case .permissionDenied: "no permission (\(systemReason))"
        case .writeProtected: "the file is write-protected; make it writable first"
        case .readOnlyFileSystem: "the file system is read-only (\(systemReason))"
        case .noSpace: "no space left to write it; the old file is kept (\(systemReason))"
        case .tooLarge(_, let limit): "is larger than \(limit) bytes"
        case .changedMeanwhile: "was changed by another program in the meantime; nothing was written, run it again"
        case .alreadyExists: "exists already"
        case .nameNotUnicode: "the name is not valid UTF-8"
        case .leadsOut(_, let target):
            "leads out of the project, to \(target); only what a command line names is used there"
        case .outside(_, let folder): "lies outside \(folder), and nothing is written there"
        case .system: systemReason
        }
    }

    /// What the system says of its refusal; empty where the refusal is not the system's.
    public var systemReason: String {
        switch self {
        case .permissionDenied(_, let code), .noSpace(_, let code), .system(_, let code):
            strerror(code).map { String(cString: $0) } ?? "error \(code)"
        case .readOnlyFileSystem: strerror(EROFS).map { String(cString: $0) } ?? "error \(EROFS)"
        default: ""
        }
    }
}
