import CatalogCore
import CatalogRuntime

/// A remark for the user about a conversion: something omitted, chosen or changed.
public struct ConversionRemark: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The location in the file.
    public let position: TextPosition
    /// The remark as a message, without the location.
    public let message: String

    /// Creates a remark.
    package init(path: String, position: TextPosition, message: String) {
        (self.path, self.position, self.message) = (path, position, message)
    }

    /// The location and the message in the format of compilers.
    public var description: String { "\(FileLocation(path: path, position: position)): note: \(message)" }
}

/// A collection of remarks on the files of a table.
struct ConversionRemarks {
    private let files: [TableFile]
    private var lines: [Int: LineIndex] = [:]
    private var collected: [(file: Int, remark: ConversionRemark)] = []

    init(on files: [TableFile]) {
        self.files = files
    }

    /// The remarks, ordered by file and location.
    var sorted: [ConversionRemark] {
        collected.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            let (start, end) = (first.remark.position, second.remark.position)
            return (first.file, start.line, start.column, left.offset) < (
                second.file, end.line, end.column, right.offset
            )
        }.map(\.element.remark)
    }

    mutating func add(_ message: String, at location: TableLocation) {
        guard files.indices.contains(location.file) else { return }
        let remark = ConversionRemark(
            path: files[location.file].path, position: position(of: location), message: message)
        collected.append((location.file, remark))
    }

    /// Adds a remark about the table as a whole, at the start of the first file.
    mutating func add(_ message: String) { add(message, at: TableLocation(file: 0, range: 0..<0)) }

    /// Returns a location as it is written inside a message about another location.
    mutating func spelling(of location: TableLocation) -> String {
        guard files.indices.contains(location.file) else { return "" }
        return "\(VisibleText.path(files[location.file].path)):\(position(of: location).line)"
    }

    private mutating func position(of location: TableLocation) -> TextPosition {
        let index = lines[location.file] ?? LineIndex(files[location.file].bytes)
        lines[location.file] = index
        return index.position(at: location.range.lowerBound)
    }
}

extension [LanguageTag] {
    /// The tags for a message, separated by commas.
    var listed: String { map { VisibleText.shown($0.spelling) }.joined(separator: ", ") }
}
