import CatalogCore
import StringTables

/// A version of a legacy table for a merge.
struct TableVersion: Sendable {
    /// The text with its encoding.
    let text: DecodedText
    /// The parts of the table.
    var sequence: TableSequence

    /// The reasons why a version cannot be merged by key.
    enum Fault: Error {
        /// The file is broken.
        case broken(LegacyTableError)
        /// The file is a binary property list, or its keys are between braces or other markup.
        case form
    }

    /// Reads a version.
    init(_ text: DecodedText, kind: LegacyTableKind) throws(Fault) {
        self.text = text
        let file: LegacyTableFile
        do throws(LegacyTableError) {
            file = try LegacyTableFile(text.encoded(), kind: kind)
        } catch {
            throw .broken(error)
        }
        switch file.form {
        case .text(let strings):
            guard !strings.isInBraces else { throw .form }
            sequence = try StringsSequenceReader(strings).sequence()
        case .xml(let document, let text):
            sequence = try PropertyListSequenceReader(bytes: text.utf8)
                .sequence(of: document.root, in: 0..<text.utf8.count)
        case .binary, .whole: throw .form
        }
    }

    /// Whether the version has no content, so that it fits any form.
    var isBlank: Bool { sequence.parts.isEmpty && !text.utf8.contains { $0 > 0x20 } }

    /// Whether the version is an XML property list.
    var isMarkup: Bool { PropertyListForm.of(text) == .xml }
}

/// Numbers equal names from the first or from the last.
struct PartNumbers {
    private var counts: [ExactText: Int] = [:]

    /// Returns how often a name occurred before, and counts it.
    mutating func next(_ name: ExactText) -> Int {
        counts[name, default: 0] += 1
        return counts[name, default: 1] - 1
    }
}

extension [TablePart] {
    /// The parts with numbers for equal keys, from the last, and equal comments, from the first.
    var numbered: [TablePart] {
        var parts = self
        var (keys, comments) = (PartNumbers(), PartNumbers())
        for index in parts.indices.reversed() {
            guard case .key(let key, _) = parts[index].identity else { continue }
            parts[index].identity = .key(key, fromLast: keys.next(key))
        }
        for index in parts.indices {
            guard case .comment(let text, _) = parts[index].identity else { continue }
            parts[index].identity = .comment(text, comments.next(text))
        }
        return parts
    }
}
