import CatalogCore

/// A three-way merge of a catalog.
///
/// It applies the changes of both sides to ours.
///
/// The result has the order and style of ours. If ours is in Xcode's format, so is the result.
public struct CatalogMerge: Sendable {
    private let base: Document?
    private let ours: Document
    private let theirs: Document
    /// Whether the base is the given file, rather than a base found between markers in that file.
    private let hasWholeBase: Bool

    /// Parses the three versions.
    ///
    /// - Parameter base: the common ancestor; empty if both sides added the file. In a criss-cross merge, git passes a
    ///   base with conflict markers. The merge then uses the base between these markers.
    /// - Throws: a refusal if a version is not a catalog.
    public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeRefusal) {
        let earlier = (try? ConflictedText(base))?.base
        let (own, others) = Concurrent.results(
            { Self.document(ours, .side(.ours)) },
            { (Self.document(theirs, .side(.theirs)), base.isEmpty ? nil : Self.document(earlier ?? base, .base)) })
        self.ours = try own.get()
        self.theirs = try others.0.get()
        self.base = try others.1?.get()
        hasWholeBase = earlier == nil
    }

    private static func document(_ bytes: [UInt8], _ input: MergeRefusal.Input) -> Result<Document, MergeRefusal> {
        Result { () throws(MergeRefusal) in
            let document: Document
            do throws(DocumentError) {
                document = try Document(bytes)
            } catch {
                throw .broken(input, error)
            }
            guard document.isEmpty || document.root["strings"]?.kind == .object else { throw .noStrings(input) }
            return document
        }
    }

    /// Returns the result of the merge.
    public func result(_ options: MergeOptions = MergeOptions()) throws(MergeRefusal) -> MergedCatalog {
        if let bytes = unmergedBytes { return MergedCatalog(bytes: bytes, conflicts: [], settlements: []) }
        for side in [MergeSide.ours, .theirs] where (side == .ours ? ours : theirs).isEmpty { throw .emptied(side) }
        let source = ours.root["sourceLanguage"] ?? base?.root["sourceLanguage"]
        var tree = TreeMerge(options, sourceLanguage: source?.string)
        let change = tree.change(Versions(base: base?.root, ours: ours.root, theirs: theirs.root), .root)
        if let doubled = tree.doubled { throw MergeRefusal(doubled, of: .theirs, in: theirs.bytes) }
        let merged = try formed(bytes(making: change))
        let bytes =
            tree.conflicts.isEmpty
            ? merged
            : ConflictWriter(try Self.document(merged, .side(.ours)).get(), markers: options.markers)
                .bytes(with: tree.conflicts)
        return MergedCatalog(
            bytes: withLastLineEnd(bytes), conflicts: tree.conflicts, settlements: tree.settlements,
            outdated: tree.outdated)
    }

    /// The bytes of one side, if the other side has no changes or the same changes.
    private var unmergedBytes: [UInt8]? {
        let before = hasWholeBase ? base?.bytes ?? [] : nil
        if ours.bytes == theirs.bytes || theirs.bytes == before { return ours.bytes }
        return ours.bytes == before ? theirs.bytes : nil
    }

    private func bytes(making change: ObjectChange) throws(MergeRefusal) -> [UInt8] {
        let edits: [Edit]
        do {
            edits = try ours.edits(making: change, to: ours.root)
        } catch {
            throw MergeRefusal(error, of: .ours, in: ours.bytes)
        }
        do {
            return try Edit.apply(edits, to: ours.bytes)
        } catch {
            throw .edits(error)
        }
    }

    /// Returns merged bytes in Xcode's format if ours has that format.
    ///
    /// Xcode's format also sorts the members that come from theirs. If theirs has the format too, the merged bytes
    /// already have it.
    private func formed(_ bytes: [UInt8]) throws(MergeRefusal) -> [UInt8] {
        let (isOurs, isTheirs) = Concurrent.results(
            { XcodeForm.isForm(of: ours) }, { XcodeForm.isForm(of: theirs) })
        guard isOurs else { return bytes }
        if isTheirs {
            assert((try? Document(bytes)).map { XcodeForm.isForm(of: $0) } ?? false)
            return bytes
        }
        return XcodeForm.bytes(of: try Self.document(bytes, .side(.ours)).get())
    }

    /// Returns the bytes with or without a final newline.
    ///
    /// The final newline is merged like other changes. If both sides added the file and differ, Xcode's format applies:
    /// no final newline.
    private func withLastLineEnd(_ bytes: [UInt8]) -> [UInt8] {
        let (left, right) = (ours.endsLine, theirs.endsLine)
        let isWanted = left == right ? left : base.map { $0.endsLine != left ? left : right } ?? false
        if isWanted == left { return bytes }
        var bytes = bytes
        while bytes.last?.isLineEnd == true { bytes.removeLast() }
        return isWanted ? bytes + LineEnd.first(in: ours.bytes) : bytes
    }
}

/// The result of a merge of catalogs or legacy tables.
public struct MergedCatalog: Sendable {
    /// The merged file.
    ///
    /// It has markers around each conflict, unless the options prefer one side.
    public let bytes: [UInt8]
    /// The remaining conflicts, in merge order.
    public let conflicts: [MergeConflict]
    /// The differences that a rule settled.
    public let settlements: [MergeSettlement]
    /// The translations of one side whose source text the other side changed.
    public let outdated: [OutdatedTranslations]

    package init(
        bytes: [UInt8], conflicts: [MergeConflict], settlements: [MergeSettlement],
        outdated: [OutdatedTranslations] = []
    ) {
        (self.bytes, self.conflicts, self.settlements) = (bytes, conflicts, settlements)
        self.outdated = outdated
    }
}

extension Document {
    fileprivate var endsLine: Bool { bytes.last?.isLineEnd == true }
}

/// The line endings of a file.
enum LineEnd {
    /// Returns the first line ending of a file; LF if the file has none.
    static func first(in bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.firstIndex(where: { $0.isLineEnd }) else { return [0x0A] }
        return Array(bytes[first..<(first + length(at: first, in: bytes))])
    }

    /// Returns the length of the line ending at an offset.
    static func length(at offset: Int, in bytes: [UInt8]) -> Int {
        bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    }

    /// Returns the line ending of a file in which all are the same; nil for others, and for a file without any.
    static func only(in bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(where: \.isLineEnd) else { return nil }
        let end = first(in: bytes)
        var offset = 0
        while let next = bytes[offset...].firstIndex(where: \.isLineEnd) {
            let length = length(at: next, in: bytes)
            guard bytes[next..<(next + length)].elementsEqual(end) else { return nil }
            offset = next + length
        }
        return end
    }
}

extension MergeRefusal {
    /// Creates a refusal for a duplicate member of a side with the given bytes.
    init(_ member: DoubledMember, of side: MergeSide, in bytes: [UInt8]) {
        let lines = LineIndex(bytes)
        self = .doubled(
            side, member.name, first: lines.position(at: member.first.lowerBound),
            second: lines.position(at: member.second.lowerBound))
    }
}
