#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An error in finding, reading or writing a file or folder, with the path that the caller passed.
public enum FileError: Error, Hashable, Sendable {
    /// The file or folder does not exist.
    case notFound(path: String)
    /// The path leads to a folder instead of a file.
    case isFolder(path: String)
    /// The path leads to something other than a regular file, such as a pipe or a device.
    case notRegularFile(path: String)
    /// The permissions deny access; `code` is the error number of the system.
    case permissionDenied(path: String, code: Int32)
    /// The file is write-protected, although its folder is writable.
    case writeProtected(path: String)
    /// The file system is read-only.
    case readOnlyFileSystem(path: String)
    /// The disk or the user's quota is full; `code` is the error number of the system.
    case noSpace(path: String, code: Int32)
    /// The file has more bytes than `limit`.
    case tooLarge(path: String, limit: Int)
    /// Another program changed the file after it was read; nothing was written.
    case changedMeanwhile(path: String)
    /// A file to create already exists.
    case alreadyExists(path: String)
    /// The name is not valid UTF-8; `path` has replacement characters.
    case nameNotUnicode(path: String)
    /// A symlink that was not named on the command line leads out of the project to `target`; it is not followed.
    case leadsOut(path: String, target: String)
    /// The path is a symlink to a file that does not exist, or to itself.
    case brokenLink(path: String)
    /// The file is outside the folder in which writing is allowed.
    case outside(path: String, folder: String)
    /// A change names one file twice, by this path and by `other`.
    case sameFile(path: String, other: String)
    /// A symlink to `target` has the name that a file or folder should get.
    case linkInTheWay(path: String, target: String)
    /// A journal records one file under two names; `file` is one of them, relative to the journal.
    case recordedTwice(path: String, file: String)
    /// Another error of the system; `code` is its error number.
    case system(path: String, code: Int32)

    /// Creates the error for an error number of the system.
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

    /// Creates the error for the error number with which the system refuses to write an existing file.
    ///
    /// `EPERM` means a file that Finder has locked, or that `chattr` has made immutable.
    init(refusedWrite code: Int32, path: String) {
        self = code == EACCES || code == EPERM ? .writeProtected(path: path) : FileError(code: code, path: path)
    }

    /// Whether the path leads to nothing, also because a part of it is a file instead of a folder.
    package var isAboutMissingFile: Bool {
        switch self {
        case .notFound: true
        case .system(_, let code): code == ENOTDIR
        default: false
        }
    }

    /// The path of the file or folder.
    public var path: String {
        switch self {
        case .notFound(let path), .isFolder(let path), .notRegularFile(let path), .writeProtected(let path),
            .readOnlyFileSystem(let path), .changedMeanwhile(let path), .alreadyExists(let path),
            .nameNotUnicode(let path), .brokenLink(let path):
            path
        case .permissionDenied(let path, _), .noSpace(let path, _), .tooLarge(let path, _), .system(let path, _),
            .leadsOut(let path, _), .outside(let path, _), .sameFile(let path, _), .linkInTheWay(let path, _),
            .recordedTwice(let path, _):
            path
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The path and the reason, on one line.
    public var description: String { "\(VisibleText.path(path)): \(reason)" }

    /// The reason without the path, with advice if the user can correct the error.
    public var reason: String {
        switch self {
        case .notFound: "no such file or folder"
        case .isFolder: "is a folder, not a file"
        case .notRegularFile: "is not a regular file"
        case .permissionDenied: "no permission (\(systemReason))"
        case .writeProtected: "the file is write-protected; make it writable first"
        case .readOnlyFileSystem: "the file system is read-only (\(systemReason))"
        case .noSpace: "not enough disk space; the old file was kept (\(systemReason))"
        case .tooLarge(_, let limit): "is larger than \(limit) bytes"
        case .changedMeanwhile:
            "was changed by another program in the meantime; nothing was written, so run the command again"
        case .alreadyExists: "already exists"
        case .nameNotUnicode: "the file name is not valid UTF-8"
        case .leadsOut(_, let target):
            "is a link to \(VisibleText.path(target)), outside the project; "
                + "only files given on the command line are used there"
        case .brokenLink: "is a link to a file that does not exist"
        case .outside(_, let folder): "is outside \(VisibleText.path(folder)), where nothing may be written"
        case .sameFile(_, let other): "is the same file as \(VisibleText.path(other)); nothing was written"
        case .linkInTheWay(_, let target):
            "is a link to \(VisibleText.path(target)); remove the link, and run the command again"
        case .recordedTwice(_, let file):
            "records \(VisibleText.path(file)) under two names; nothing was written: "
                + "check that file, then delete the journal"
        case .system: systemReason
        }
    }

    /// The system's description of the error; empty if the error is not from the system.
    public var systemReason: String {
        switch self {
        case .permissionDenied(_, let code), .noSpace(_, let code), .system(_, let code):
            strerror(code).map { String(cString: $0) } ?? "error \(code)"
        case .readOnlyFileSystem: strerror(EROFS).map { String(cString: $0) } ?? "error \(EROFS)"
        default: ""
        }
    }
}
