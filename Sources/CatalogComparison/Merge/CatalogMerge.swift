import CatalogCore

/// Three versions of a catalog that are to become one: what each side did to the base, done to ours.
///
/// Order and style are ours; where ours is as Xcode writes it, the result is too.
public struct CatalogMerge: Sendable {
    private let base: Document?
    private let ours: Document
    private let theirs: Document
    /// Whether the base's bytes are those that were given, and not what was found between markers in them.
    private let hasWholeBase: Bool

    /// Reads the three versions.
    ///
    /// - Parameter base: zero bytes where both sides added the file. One in which an earlier merge left markers, as git
    ///   has it where branches have crossed, stands for what that merge's base was.
    /// - Throws: what is no catalog.
    public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeRefusal) {
        self.ours = try Self.document(ours, .side(.ours))
        self.theirs = try Self.document(theirs, .side(.theirs))
        let earlier = (try? ConflictedText(base))?.base
        hasWholeBase = earlier == nil
        self.base = base.isEmpty ? nil : try Self.document(earlier ?? base, .base)
    }

    private static func document(_ bytes: [UInt8], _ input: MergeRefusal.Input) throws(MergeRefusal) -> Document {
        let document: Document
        do {
            document = try Document(bytes)
        } catch {
            throw .broken(input, error)
        }
        guard document.isEmpty || document.root["strings"]?.kind == .object else { throw .noStrings(input) }
        return document
    }

    /// Makes the merge.
    public func result(_ options: MergeOptions = MergeOptions()) throws(MergeRefusal) -> MergedCatalog {
        if let bytes = unmergedBytes { return MergedCatalog(bytes: bytes, conflicts: [], settlements: []) }
        for side in [MergeSide.ours, .theirs] where (side == .ours ? ours : theirs).isEmpty { throw .emptied(side) }
        let source = ours.root["sourceLanguage"] ?? base?.root["sourceLanguage"]
        var tree = TreeMerge(options, sourceLanguage: source?.string)
        let change = tree.change(Versions(base: base?.root, ours: ours.root, theirs: theirs.root), .root)
        let merged = try formed(bytes(making: change))
        let bytes = ConflictWriter(merged, markers: options.markers).bytes(with: tree.conflicts)
        return MergedCatalog(
            bytes: withLastLineEnd(bytes), conflicts: tree.conflicts, settlements: tree.settlements)
    }

    /// The bytes of one side, where the other one did nothing or the same.
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
            throw MergeRefusal(doubled: error.name, first: error.first, second: error.second, in: ours.bytes)
        }
        do {
            return try Edit.apply(edits, to: ours.bytes)
        } catch {
            throw .edits(error)
        }
    }

    /// What came in from theirs has its members in their order.
    private func formed(_ bytes: [UInt8]) throws(MergeRefusal) -> Document {
        let document = try Self.document(bytes, .side(.ours))
        guard XcodeForm.bytes(of: ours) == ours.bytes else { return document }
        let form = XcodeForm.bytes(of: document)
        return form == bytes ? document : try Self.document(form, .side(.ours))
    }

    /// The newline at the end of the file is merged as well; where both sides added the file, Xcode's way is taken.
    private func withLastLineEnd(_ bytes: [UInt8]) -> [UInt8] {
        let (left, right) = (ours.endsLine, theirs.endsLine)
        let isWanted = left == right ? left : base.map { $0.endsLine != left ? left : right } ?? false
        if isWanted == left { return bytes }
        var bytes = bytes
        while bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
        return isWanted ? bytes + LineEnd.first(in: ours.bytes) : bytes
    }
}

/// What a merge made.
public struct MergedCatalog: Sendable {
    /// The file, with markers round each conflict unless one side was to be taken.
    public let bytes: [UInt8]
    /// The conflicts that are left, in the order of the merge.
    public let conflicts: [MergeConflict]
    /// Where both sides differed and a rule decided.
    public let settlements: [MergeSettlement]

    package init(bytes: [UInt8], conflicts: [MergeConflict], settlements: [MergeSettlement]) {
        (self.bytes, self.conflicts, self.settlements) = (bytes, conflicts, settlements)
    }
}

extension Document {
    fileprivate var endsLine: Bool { bytes.last == 0x0A || bytes.last == 0x0D }
}

/// How the lines of a file end.
enum LineEnd {
    /// The first line end of a file; LF where it has none.
    static func first(in bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
        let isPair = bytes[first] == 0x0D && first + 1 < bytes.count && bytes[first + 1] == 0x0A
        return isPair ? [0x0D, 0x0A] : [bytes[first]]
    }
}

extension MergeRefusal {
    /// A member that is there twice in a file.
    init(doubled name: String, first: ByteRange, second: ByteRange, in bytes: [UInt8]) {
        let lines = LineIndex(bytes)
        self = .doubled(
            name, first: lines.position(at: first.lowerBound), second: lines.position(at: second.lowerBound))
    }
}
