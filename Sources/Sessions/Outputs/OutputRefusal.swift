import CatalogCore
import FileSearch
import InterfaceTexts

/// The reason why a command does not write to a path.
package enum OutputRefusal: Error, Hashable, Sendable {
    /// The path leads to a catalog or legacy table that these contents must not replace.
    case table(path: String, target: String)
    /// The path leads through a symlink to a file that the command line does not name.
    case unnamed(path: String, target: String)
    /// The command reads the file.
    case input(path: String)
    /// Another output of the command is the same file.
    case sameFile(path: String, other: String)
    /// A symlink on the path leads out of its project.
    case link(path: String, link: LeadingLink)
    /// The file system does not allow it.
    case file(FileError)

    /// The path of the output.
    package var path: String {
        switch self {
        case .table(let path, _), .unnamed(let path, _), .input(let path), .sameFile(let path, _),
            .link(let path, _):
            path
        case .file(let error): error.path
        }
    }

    /// The path and the reason, in the interface's language.
    package var sentence: String {
        if case .file(let error) = self { return error.sentence }
        return "\(VisibleText.path(path)): \(reason)"
    }

    /// The reason without the path, in the interface's language.
    package var reason: String {
        switch self {
        case .table(_, let target): "\(Texts.Output.table(target: VisibleText.path(target)))"
        case .unnamed(_, let target): "\(Texts.Output.unnamed(target: VisibleText.path(target)))"
        case .input: "\(Texts.Output.input)"
        case .sameFile(_, let other): "\(Texts.Output.sameFile(other: VisibleText.path(other)))"
        case .link(let path, let link):
            link.path == path
                ? "\(Texts.Output.link(target: VisibleText.path(link.target)))"
                : "\(Texts.Output.folderLink(link: VisibleText.path(link.path), target: VisibleText.path(link.target)))"
        case .file(let error): error.localizedReason
        }
    }
}
