import CatalogCore
import StringTables

/// Why a project cannot be read, and where.
package enum XcodeProjectError: Error, Sendable {
    /// The system does not give the file.
    case file(FileError)
    /// The file is no property list.
    case propertyList(PropertyListError, path: String)
    /// It is one, and no project: there is no object of the kind that it names as its root.
    case noProject(path: String)
    /// It lists no languages in a form that can be changed.
    case noRegions(path: String)

    /// The file.
    package var path: String {
        switch self {
        case .file(let error): error.path
        case .propertyList(_, let path), .noProject(let path), .noRegions(let path): path
        }
    }

    /// Where in the file.
    package var position: TextPosition {
        if case .propertyList(let error, _) = self { error.position } else { .start }
    }
}

extension XcodeProjectError: CustomStringConvertible {
    /// The reason, without the place.
    package var description: String {
        switch self {
        case .file(let error): "\(error)"
        case .propertyList(let error, _): error.description
        case .noProject: "it names no project as its root object"
        case .noRegions: "it has no list knownRegions in the text form"
        }
    }
}
