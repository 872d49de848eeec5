import CatalogCore
import StringTables

/// An error in reading a project, with its location.
package enum XcodeProjectError: Error, Sendable {
    /// The file cannot be read.
    case file(FileError)
    /// The file is not a property list.
    case propertyList(PropertyListError, path: String)
    /// The property list has no project object as its root object.
    case noProject(path: String)
    /// The file has no list of languages that can be edited.
    case noRegions(path: String)

    /// The path of the file.
    package var path: String {
        switch self {
        case .file(let error): error.path
        case .propertyList(_, let path), .noProject(let path), .noRegions(let path): path
        }
    }

    /// The location in the file.
    package var position: TextPosition {
        if case .propertyList(let error, _) = self { error.position } else { .start }
    }
}

extension XcodeProjectError: CustomStringConvertible {
    /// The reason, without the location.
    package var description: String {
        switch self {
        case .file(let error): "\(error)"
        case .propertyList(let error, _): error.description
        case .noProject: "its root object is not a project"
        case .noRegions: "it has no list knownRegions in text format"
        }
    }
}
