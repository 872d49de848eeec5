import CatalogCore
import CatalogLint
import CatalogRuntime
import CompactStorage

/// A finding of a check of code, with its files by their paths.
struct KeptFinding: Hashable, Sendable {
    let message: FindingMessage
    let location: KeptLocation
    let key: String?
    let language: LanguageTag?
    /// The highest severity that the finding may have.
    let limit: Severity
    let keyCount: Int
    let related: [KeptLocation]
    let fix: [Edit]
    let isFixSafe: Bool

    /// Creates a value from a finding; nil if it cannot be kept.
    ///
    /// - Parameter files: The files that can be found again by their paths.
    init?(_ draft: FindingDraft, in files: [String: TableFile]) {
        guard draft.part.isWhole, ([draft.file] + draft.related.map(\.file)).allSatisfy({ files[$0.path] != nil })
        else { return nil }
        message = draft.message
        location = KeptLocation(path: draft.file.path, range: draft.range)
        key = draft.key
        language = draft.language
        limit = draft.limit
        keyCount = draft.keyCount
        related = draft.related.map { KeptLocation(path: $0.file.path, range: $0.range) }
        fix = draft.fix
        isFixSafe = draft.isFixSafe
    }

    /// Reports the finding again.
    func report(to findings: inout FindingSink, in files: [String: TableFile]) {
        guard let file = files[location.path] else { return }
        findings.add(
            message, in: file, range: location.range, key: key, language: language, atMost: limit, keyCount: keyCount,
            related: related.compactMap { location in files[location.path].map { ($0, location.range) } }, fix: fix,
            isSafe: isFixSafe)
    }
}

/// A range of bytes in a file.
struct KeptLocation: Hashable, Sendable {
    let path: String
    let range: ByteRange
}

extension KeptFinding: Compact {
    func pack(into writer: inout CompactWriter) {
        message.pack(into: &writer)
        location.pack(into: &writer)
        key.pack(into: &writer)
        (language?.spelling).pack(into: &writer)
        limit.rawValue.pack(into: &writer)
        keyCount.pack(into: &writer)
        related.pack(into: &writer)
        fix.map { KeptEdit(edit: $0) }.pack(into: &writer)
        isFixSafe.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        message = try reader.read()
        location = try reader.read()
        key = try reader.read()
        let spelling: String? = try reader.read()
        language = spelling.map { LanguageTag($0) }
        guard let limit = Severity(rawValue: try reader.text()) else { throw BrokenStorage() }
        self.limit = limit
        keyCount = try reader.read()
        related = try reader.read()
        let edits: [KeptEdit] = try reader.read()
        fix = edits.map(\.edit)
        isFixSafe = try reader.read()
    }
}

extension KeptLocation: Compact {
    func pack(into writer: inout CompactWriter) {
        path.pack(into: &writer)
        range.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        path = try reader.read()
        range = try reader.read()
    }
}

private struct KeptEdit: Compact {
    let edit: Edit

    init(edit: Edit) { self.edit = edit }

    func pack(into writer: inout CompactWriter) {
        edit.range.pack(into: &writer)
        edit.replacement.map(Int.init).pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        let range: ByteRange = try reader.read()
        let numbers: [Int] = try reader.read()
        let bytes = numbers.compactMap { UInt8(exactly: $0) }
        guard bytes.count == numbers.count else { throw BrokenStorage() }
        edit = Edit(range, bytes)
    }
}

extension FindingMessage: Compact {
    @usableFromInline
    package func pack(into writer: inout CompactWriter) { pieces.pack(into: &writer) }

    @usableFromInline
    package init(from reader: inout CompactReader) throws(BrokenStorage) { self.init(pieces: try reader.read()) }
}

extension FindingMessage.Piece: Compact {
    @usableFromInline
    package func pack(into writer: inout CompactWriter) {
        switch self {
        case .words(let text):
            writer.write(number: 0)
            text.pack(into: &writer)
        case .value(let text):
            writer.write(number: 1)
            text.pack(into: &writer)
        case .message(let message):
            writer.write(number: 2)
            message.pack(into: &writer)
        case .language(let tag):
            writer.write(number: 3)
            tag.spelling.pack(into: &writer)
        }
    }

    @usableFromInline
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        switch try reader.number() {
        case 0: self = .words(try reader.read())
        case 1: self = .value(try reader.read())
        case 2:
            self = .message(
                try reader.nested { (reader: inout CompactReader) throws(BrokenStorage) in try reader.read() })
        case 3: self = .language(LanguageTag(try reader.text()))
        default: throw BrokenStorage()
        }
    }
}
