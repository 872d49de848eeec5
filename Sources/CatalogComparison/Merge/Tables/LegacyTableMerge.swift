import CatalogCore
import StringTables
import VersionHistory

/// A three-way merge of a file of a legacy table.
///
/// The result has the order of ours; additions of theirs are where theirs has them. Bytes that no side changed stay.
package struct LegacyTableMerge: KeyedMerge {
    private let kind: LegacyTableKind
    private let base: Version?
    private let ours: Version
    private let theirs: Version

    /// A version with its bytes.
    private struct Version: Sendable {
        let bytes: [UInt8]
        let table: TableVersion
    }

    /// Parses the three versions.
    ///
    /// - Parameter base: the common ancestor; empty if both sides added the file. In a criss-cross merge, git passes a
    ///   base with conflict markers. The merge then uses the base between these markers.
    /// - Throws: a refusal if a version is not a table in one of the text forms.
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], kind: LegacyTableKind) throws(MergeRefusal) {
        self.kind = kind
        let earlier = Self.separated(base)?.base
        self.base = base.isEmpty ? nil : try Self.version(earlier ?? base, .base, kind)
        self.ours = try Self.version(ours, .side(.ours), kind)
        self.theirs = try Self.version(theirs, .side(.theirs), kind)
        let isMarkup = (self.ours.table.isBlank ? self.theirs : self.ours).table.isMarkup
        for (version, input) in [
            (self.base, MergeRefusal.Input.base), (self.ours, .side(.ours)), (self.theirs, .side(.theirs)),
        ] {
            guard let version, !version.table.isBlank, version.table.isMarkup != isMarkup else { continue }
            throw .otherForm(input)
        }
    }

    /// Resumes a merge from a file with conflict markers.
    ///
    /// If git could not write markers, because the file is UTF-16, the versions that git recorded are merged. So they
    /// are if the text between markers is not a valid table.
    package init(resolving bytes: [UInt8], recorded: RecordedVersions?, kind: LegacyTableKind) throws(MergeRefusal) {
        let sides: Sides
        do throws(ConflictedText.Fault) {
            sides = try Sides(bytes)
        } catch {
            guard let recorded, recorded.ours == bytes else { throw MergeRefusal(error) }
            try self.init(base: recorded.base ?? [], ours: bytes, theirs: recorded.theirs, kind: kind)
            return
        }
        do throws(MergeRefusal) {
            let base = [sides.base, recorded?.base].lazy.compactMap { $0 }
                .first { (try? LegacyTableFile($0, kind: kind)) != nil }
            try self.init(base: base ?? [], ours: sides.ours, theirs: sides.theirs, kind: kind)
        } catch {
            guard let recorded else { throw error }
            try self.init(base: recorded.base ?? [], ours: recorded.ours, theirs: recorded.theirs, kind: kind)
        }
    }

    /// The versions in a file with conflict markers, in the encoding of the file.
    private struct Sides {
        let base: [UInt8]?
        let ours: [UInt8]
        let theirs: [UInt8]

        init(_ bytes: [UInt8]) throws(ConflictedText.Fault) {
            guard let text = try? DecodedText(decoding: bytes) else { throw .noMarkers }
            let parts = try ConflictedText(text.utf8, isTable: true)
            base = parts.base.map { text.encode($0) }
            ours = text.encode(parts.ours)
            theirs = text.encode(parts.theirs)
        }
    }

    private static func separated(_ bytes: [UInt8]) -> Sides? { try? Sides(bytes) }

    private static func version(
        _ bytes: [UInt8], _ input: MergeRefusal.Input, _ kind: LegacyTableKind
    ) throws(MergeRefusal) -> Version {
        do throws(TableVersion.Fault) {
            return Version(bytes: bytes, table: try TableVersion(bytes, kind: kind))
        } catch {
            switch error {
            case .broken(let error): throw .brokenTable(input, error)
            case .form: throw .otherForm(input)
            }
        }
    }

    /// Returns the result of the merge.
    package func result(_ options: MergeOptions = MergeOptions()) throws(MergeRefusal) -> MergedCatalog {
        if let bytes = unmergedBytes { return MergedCatalog(bytes: bytes, conflicts: [], settlements: []) }
        for side in [MergeSide.ours, .theirs] where (side == .ours ? ours : theirs).bytes.isEmpty {
            throw .emptied(side)
        }
        guard !options.resolutions.isEmpty else { return try merged(options, decisions: [:]) }
        var open = options
        (open.resolutions, open.preferring) = ([:], nil)
        let locations = try merged(open, decisions: [:]).conflicts.map(\.location)
        var decisions: [MergeLocation: MergeSide] = [:]
        var changes: [LegacyTableChange] = []
        for (number, resolution) in options.resolutions where locations.indices.contains(number) {
            switch resolution {
            case .side(let side): decisions[locations[number]] = side
            case .value(let value):
                changes += Self.change(at: locations[number], to: value)
                decisions[locations[number]] = .ours
            }
        }
        return try changed(by: changes).merged(options, decisions: decisions)
    }

    private static func change(at location: MergeLocation, to value: DocumentFragment) -> [LegacyTableChange] {
        guard let key = location.path.first, location.path.count == 2, case .string(let text) = value else { return [] }
        return location.path[1] == "comment" ? [.comment(key: key, text)] : [.set(key: key, value: .text(text))]
    }

    /// Returns the merge with texts that a user typed in place of those of ours.
    private func changed(by changes: [LegacyTableChange]) throws(MergeRefusal) -> LegacyTableMerge {
        guard !changes.isEmpty else { return self }
        do {
            let table = try LegacyTableFile(ours.bytes, kind: kind)
            return try LegacyTableMerge(
                base: base?.bytes ?? [], ours: table.changed(by: changes), theirs: theirs.bytes, kind: kind)
        } catch {
            throw .noTable
        }
    }

    /// The bytes of one side, if the other side has no changes or the same changes.
    private var unmergedBytes: [UInt8]? {
        let before = base?.bytes ?? []
        if ours.bytes == theirs.bytes || theirs.bytes == before { return ours.bytes }
        return ours.bytes == before ? theirs.bytes : nil
    }

    // MARK: - The merge

    private func merged(
        _ options: MergeOptions, decisions: [MergeLocation: MergeSide]
    ) throws(MergeRefusal) -> MergedCatalog {
        let (base, ours, theirs) = try withSameLineEnds()
        var tree = SequenceMerge(preferring: options.preferring, decisions: decisions)
        let sides = TableRenames.identified(
            base: base ?? .none, ours: ours.sequence, theirs: theirs.sequence)
        let pieces = tree.merge(TableVersions(base: base, ours: sides.ours, theirs: sides.theirs))
        var writer = PieceWriter(markers: options.markers, newline: newline ?? LineEnd.first(in: ours.text.utf8))
        for piece in pieces { writer.add(piece) }
        try check(writer.bytes, of: tree)
        return MergedCatalog(
            bytes: encoding.encode(writer.bytes), conflicts: tree.conflicts, settlements: tree.settlements)
    }

    /// Throws if a side of the result is not a valid table with all its keys.
    ///
    /// So a comment that extends over a key, because the sides have other line breaks, loses no text.
    private func check(_ text: [UInt8], of tree: SequenceMerge) throws(MergeRefusal) {
        guard !tree.conflicts.isEmpty else { return try check(text, keyCount: tree.keyCount) }
        guard let sides = try? ConflictedText(text, isTable: true) else { throw .noTable }
        let removals = tree.conflicts.filter { $0.location.path.count == 1 }
        try check(sides.ours, keyCount: tree.keyCount - removals.count { $0.ours == nil })
        try check(sides.theirs, keyCount: tree.keyCount - removals.count { $0.theirs == nil })
    }

    private func check(_ side: [UInt8], keyCount: Int) throws(MergeRefusal) {
        guard let table = try? LegacyTableFile(side, kind: kind), table.entries.count == keyCount else {
            throw .noTable
        }
    }

    /// The encoding of the side that changed it, otherwise that of ours.
    private var encoding: DecodedText {
        guard let base, base.table.text.hasEncoding(of: ours.table.text) else { return ours.table.text }
        return theirs.table.isBlank ? ours.table.text : theirs.table.text
    }

    /// The line ending of the side that changed it, otherwise that of ours; nil if ours has several.
    private var newline: [UInt8]? {
        let ends = [base, ours, theirs].map { version in version.flatMap { LineEnd.only(in: $0.table.text.utf8) } }
        return ends[1] == ends[0] ? ends[2] ?? ends[1] : ends[1] ?? ends[2]
    }

    /// Returns the versions with the line ending of the result, because both sides must have the same.
    private func withSameLineEnds() throws(MergeRefusal) -> (
        base: TableSequence?, ours: TableVersion, theirs: TableVersion
    ) {
        guard let newline else { return (base?.table.sequence, ours.table, theirs.table) }
        do throws(TableVersion.Fault) {
            return (
                try base?.table.ending(lines: newline, kind).sequence, try ours.table.ending(lines: newline, kind),
                try theirs.table.ending(lines: newline, kind)
            )
        } catch {
            throw .noTable
        }
    }
}

extension DecodedText {
    fileprivate func hasEncoding(of other: DecodedText) -> Bool {
        encoding == other.encoding && hasByteOrderMark == other.hasByteOrderMark
    }
}

extension TableVersion {
    /// Reads a version from its bytes.
    fileprivate init(_ bytes: [UInt8], kind: LegacyTableKind) throws(Fault) {
        let text: DecodedText
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: bytes)
        } catch {
            throw .broken(.encoding(error))
        }
        try self.init(text, kind: kind)
    }

    /// Returns the version with another line ending, if all its line endings are the same.
    fileprivate func ending(lines newline: [UInt8], _ kind: LegacyTableKind) throws(Fault) -> TableVersion {
        guard let old = LineEnd.only(in: text.utf8), old != newline else { return self }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let end = rest.firstIndex(where: \.isLineEnd) {
            bytes += rest[..<end] + newline
            rest = rest[(end + old.count)...]
        }
        let changed = DecodedText(
            utf8: bytes + rest, encoding: text.encoding, hasByteOrderMark: text.hasByteOrderMark)
        return try TableVersion(changed, kind: kind)
    }
}
