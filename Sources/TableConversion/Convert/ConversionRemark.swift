import CatalogCore
import CatalogRuntime

/// Something that a person should know of a conversion: what was left out, chosen, or had to change.
public struct ConversionRemark: Hashable, Sendable, CustomStringConvertible {
    /// The file that it speaks of.
    public let path: String
    /// Where in it.
    public let position: TextPosition
    /// What there is to know, as a sentence without the place.
    public let message: String

    /// The place and the sentence, as compilers print them.
    public var description: String { "\(path):\(position.line):\(position.column): note: \(message)" }
}

/// Collects remarks on the files of a table.
struct ConversionRemarks {
    private let files: [TableFile]
    private var lines: [Int: LineIndex] = [:]
    private var collected: [(file: Int, remark: ConversionRemark)] = []

    init(on files: [TableFile]) {
        self.files = files
    }

    /// The remarks by file and place.
    var sorted: [ConversionRemark] {
        collected.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            let (start, end) = (first.remark.position, second.remark.position)
            return (first.file, start.line, start.column, left.offset) < (
                second.file, end.line, end.column, right.offset
            )
        }.map(\.element.remark)
    }

    mutating func add(_ message: String, at place: Place) {
        guard files.indices.contains(place.file) else { return }
        let remark = ConversionRemark(path: files[place.file].path, position: position(of: place), message: message)
        collected.append((place.file, remark))
    }

    /// Says something of a whole file.
    mutating func add(_ message: String) { add(message, at: Place(file: 0, range: 0..<0)) }

    /// A place as it is named in a sentence on another one.
    mutating func spelling(of place: Place) -> String {
        guard files.indices.contains(place.file) else { return "" }
        return "\(files[place.file].path):\(position(of: place).line)"
    }

    private mutating func position(of place: Place) -> TextPosition {
        let index = lines[place.file] ?? LineIndex(files[place.file].bytes)
        lines[place.file] = index
        return index.position(at: place.range.lowerBound)
    }
}

extension [LanguageTag] {
    /// The tags with commas between them.
    var listed: String { map(\.spelling).joined(separator: ", ") }
}
