import CatalogCore

/// A file with the texts of one language: `.strings` or `.stringsdict` in any of its three forms, or a text of a store.
package struct LegacyTableFile: Sendable {
    /// The form in which the table is stored.
    package enum Form: Sendable {
        /// The old text form; only for `.strings`.
        case text(StringsFile)
        /// An XML property list with the text from which it was parsed.
        case xml(PropertyListDocument, DecodedText)
        /// A binary property list with its bytes.
        case binary(PropertyListDocument, [UInt8])
        /// A file whose whole content is one text.
        case whole(StoreTextFile)
    }

    /// The kind of the table.
    package let kind: LegacyTableKind
    /// The form of the file, with everything that `entries` does not represent.
    package let form: Form
    /// The entries in file order, including duplicate keys; of those the last wins at run time.
    package let entries: [LegacyTableEntry]
    /// The faults that prevent texts from being shown as intended, although the file can be read.
    package let problems: [LegacyTableProblem]

    /// Parses the bytes of a file; an empty file is a table without keys.
    ///
    /// - Parameter key: The key of a text of a store, which the path of its file gives.
    /// - Throws: `LegacyTableError` if the bytes are not a table of this kind.
    package init(_ bytes: [UInt8], kind: LegacyTableKind, key: String = "") throws(LegacyTableError) {
        self.kind = kind
        form = try Self.form(of: bytes, kind: kind)
        switch form {
        case .text(let file):
            entries = file.pairs.map { LegacyTableEntry($0, in: file) }
            problems = []
        case .xml(let document, let text):
            (entries, problems) = try Self.contents(of: document, in: text, kind: kind)
        case .binary(let document, _):
            (entries, problems) = try Self.contents(of: document, in: nil, kind: kind)
        case .whole(let file):
            entries = [
                LegacyTableEntry(key: key, keyRange: 0..<0, value: .text(file.string), valueRange: file.range)
            ]
            problems = []
        }
    }

    /// Parses the bytes of the file at a path, which gives the key of a text of a store.
    ///
    /// - Throws: `LegacyTableError` if the bytes are not a table of this kind.
    package init(_ bytes: [UInt8], kind: LegacyTableKind, at path: String) throws(LegacyTableError) {
        try self.init(bytes, kind: kind, key: StoreTextPath(path)?.key.name ?? "")
    }

    /// Returns the bytes from which the file was parsed.
    package func encoded() -> [UInt8] {
        switch form {
        case .text(let file): file.encoded()
        case .xml(_, let text): text.encoded()
        case .binary(_, let bytes): bytes
        case .whole(let file): file.text.encoded()
        }
    }

    /// Whether keys can have comments; property lists and `.stringsdict` tables have none.
    package var holdsComments: Bool {
        if case .text = form { kind == .strings } else { false }
    }

    /// The text that the ranges of `entries` refer to; nil for the binary form, whose entries have no ranges.
    package var text: DecodedText? {
        switch form {
        case .text(let file): file.text
        case .xml(_, let text): text
        case .binary: nil
        case .whole(let file): file.text
        }
    }

    private static func contents(
        of document: PropertyListDocument,
        in text: DecodedText?,
        kind: LegacyTableKind
    ) throws(LegacyTableError) -> ([LegacyTableEntry], [LegacyTableProblem]) {
        var reader = LegacyTableReader(kind: kind)
        try reader.read(document, in: text)
        return (reader.entries, reader.problems)
    }

    private static func form(of bytes: [UInt8], kind: LegacyTableKind) throws(LegacyTableError) -> Form {
        if kind != .storeText, BinaryPropertyListReader.isBinary(bytes) {
            do throws(PropertyListError) {
                return .binary(try BinaryPropertyListReader.read(bytes), bytes)
            } catch {
                throw .propertyList(error)
            }
        }
        let text: DecodedText
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: bytes)
        } catch {
            throw .encoding(error)
        }
        if kind == .storeText { return .whole(StoreTextFile(text)) }
        return PropertyListForm.of(text) == .xml ? try xmlForm(text) : try textForm(text, kind: kind)
    }

    private static func xmlForm(_ text: DecodedText) throws(LegacyTableError) -> Form {
        do {
            return .xml(try XMLPropertyListReader.read(text), text)
        } catch {
            throw .propertyList(error)
        }
    }

    private static func textForm(_ text: DecodedText, kind: LegacyTableKind) throws(LegacyTableError) -> Form {
        if kind == .stringsdict, let offset = text.utf8.firstIndex(where: { $0 > UInt8(ascii: " ") }),
            !ConflictMarker.begins(at: offset, in: text.utf8)
        {
            throw .stringsdictIsNoPropertyList(position: LineIndex(text.utf8).position(at: offset))
        }
        do {
            return .text(try StringsFile(text))
        } catch {
            throw .strings(error)
        }
    }
}

extension LegacyTableEntry {
    fileprivate init(_ pair: StringsPair, in file: StringsFile) {
        self.init(
            key: pair.key.string,
            keyRange: pair.key.range,
            value: .text(pair.text),
            valueRange: (pair.value ?? pair.key).range,
            comment: file.comment(of: pair)
        )
    }
}
