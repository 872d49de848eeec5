import CatalogCore

/// A dictionary or a part of it in each of three versions; nil if it does not exist.
struct TableVersions<Value> {
    var base: Value?
    var ours: Value?
    var theirs: Value?

    /// Returns the value on a side.
    subscript(side: MergeSide) -> Value? { side == .ours ? ours : theirs }
}

/// Merges the dictionaries of a legacy table part by part.
///
/// A change on one side only applies. Two different changes of one name, comment or value are a conflict, and so is a
/// change of what the other side removed.
struct SequenceMerge {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var settlements: [MergeSettlement] = []
    /// The number of keys of the table in the result, at least between markers.
    private(set) var keyCount = 0
    /// The decisions on conflicts by location.
    private let decisions: [MergeLocation: MergeSide]
    private let preferred: MergeSide?
    private var path: [String] = []

    init(preferring preferred: MergeSide?, decisions: [MergeLocation: MergeSide]) {
        self.preferred = preferred
        self.decisions = decisions
    }

    /// Returns the merged bytes of a dictionary as pieces.
    mutating func merge(_ versions: TableVersions<TableSequence>) -> [MergedPiece] {
        let none = TableSequence.none
        let (base, ours, theirs) = (versions.base ?? none, versions.ours ?? none, versions.theirs ?? none)
        let parts = PartTable(base: base, ours: ours, theirs: theirs)
        var kept: Set<TablePart.Identity> = []
        for part in ours.parts + theirs.parts where !kept.contains(part.identity) {
            if isKept(parts[part.identity], part.identity) { kept.insert(part.identity) }
        }
        if path.isEmpty { keyCount = kept.count { if case .key = $0 { true } else { false } } }
        let order = SequenceOrder(ours: ours, theirs: theirs) { kept.contains($0) }.identities
        let gaps = GapMerge(base: base, ours: ours, theirs: theirs)
        var pieces: [MergedPiece] = [.text(Self.settled(base.opening, ours.opening, theirs.opening))]
        var previous: TablePart.Identity?
        for identity in order {
            pieces.append(.text(gaps.gap(between: previous, and: identity)))
            pieces += merge(parts[identity], identity)
            previous = identity
        }
        pieces.append(.text(Self.settled(base.gap, ours.gap, theirs.gap)))
        return pieces + [.text(Self.settled(base.closing, ours.closing, theirs.closing))]
    }

    // MARK: - Parts

    private typealias Part = TableVersions<TablePart>

    /// Whether the result has a part, at least between markers.
    private mutating func isKept(_ part: Part, _ identity: TablePart.Identity) -> Bool {
        guard let kept = part.ours ?? part.theirs else { return false }
        guard let base = part.base, part.ours == nil || part.theirs == nil else { return true }
        if kept.saysSame(as: base) { return false }
        let location = location(below: [Self.name(of: identity)])
        guard let side = decision(at: location), part[side] == nil else { return true }
        settlements.append(MergeSettlement(rule: .asAsked, location: location))
        return false
    }

    private mutating func merge(_ part: Part, _ identity: TablePart.Identity) -> [MergedPiece] {
        path.append(Self.name(of: identity))
        defer { path.removeLast() }
        guard let ours = part.ours, let theirs = part.theirs else {
            guard let kept = part.ours ?? part.theirs else { return [] }
            guard part.base != nil else { return [.text(kept.bytes)] }
            return conflict(
                [], of: part, \.bytes, \.content, keys: kept.key == part.base?.key ? nil : Self.keys(of: part))
        }
        guard case .key = identity else { return [.text(ours.bytes)] }
        return merge(ours, theirs, part)
    }

    private mutating func merge(_ ours: TablePart, _ theirs: TablePart, _ part: Part) -> [MergedPiece] {
        guard let named = Self.choice(part, \.name) else {
            return conflict([], of: part, \.bytes, \.content, keys: Self.keys(of: part))
        }
        noteRename(ours, theirs, part)
        let name = (named == .ours ? ours : theirs).name.bytes
        var pieces: [MergedPiece] = []
        if let side = Self.choice(part, \.lead) {
            pieces.append(.text(Array((side == .ours ? ours : theirs).lead.bytes)))
        } else {
            let lead = ours.lead.bytes.isEmpty ? theirs.lead : ours.lead
            let comment = conflict(["comment"], of: part, { Array($0.lead.split.text) }, \.lead.meaning)
            pieces += comment
            let isRemoved = if case .text(let chosen)? = comment.first { chosen.isEmpty } else { false }
            if !isRemoved { pieces.append(.text(Array(lead.split.space))) }
        }
        if let value = Self.choice(part, \.value), let trail = Self.choice(part, \.trail) {
            let bytes = Array(name) + (value == .ours ? ours : theirs).value.bytes
            return pieces + [.text(bytes + (trail == .ours ? ours : theirs).trail.bytes)]
        }
        if let own = ours.members, let other = theirs.members {
            return pieces + [.text(Array(name))]
                + merge(TableVersions(base: part.base?.members, ours: own, theirs: other))
        }
        return pieces + conflict(ofValueNamed: Array(name), ours, theirs, part)
    }

    /// Returns a conflict of values, without the key if it is on a line of its own, as in a property list.
    private mutating func conflict(
        ofValueNamed name: [UInt8], _ ours: TablePart, _ theirs: TablePart, _ part: Part
    ) -> [MergedPiece] {
        let space = ours.value.bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0.isLineEnd }
        let versions = [part.base, ours, theirs].compactMap { $0 }
        guard space.contains(where: \.isLineEnd), versions.allSatisfy({ $0.value.bytes.starts(with: space) }) else {
            return conflict(["value"], of: part, { name + $0.value.bytes + $0.trail.bytes }, \.value.meaning)
        }
        return [.text(name + space)]
            + conflict(
                ["value"], of: part, { Array($0.value.bytes.dropFirst(space.count)) + $0.trail.bytes }, \.value.meaning)
    }

    private mutating func noteRename(_ ours: TablePart, _ theirs: TablePart, _ part: Part) {
        guard let base = part.base, ours.key != base.key || theirs.key != base.key else { return }
        let name = ours.key == base.key ? theirs.key : ours.key
        let isAgreed = ours.key == theirs.key
        guard let name, isAgreed ? !ours.saysSame(as: theirs) : isEdited(ours, theirs, base) else { return }
        settlements.append(
            MergeSettlement(
                rule: .renameFollowed, location: MergeLocation(path: path.dropLast() + [name], form: .table)))
    }

    /// Whether the side that kept the name has another change.
    private func isEdited(_ ours: TablePart, _ theirs: TablePart, _ base: TablePart) -> Bool {
        !(ours.key == base.key ? ours : theirs).saysSame(as: base)
    }

    // MARK: - Decisions

    /// Returns the side whose fragment the result has; nil if both changed it differently.
    private static func choice(_ part: Part, _ fragment: (TablePart) -> TablePart.Fragment) -> MergeSide? {
        guard let ours = part.ours.map(fragment), let theirs = part.theirs.map(fragment) else { return nil }
        let base = part.base.map(fragment)
        if ours.meaning == theirs.meaning { return base.map { $0.bytes == ours.bytes } == true ? .theirs : .ours }
        if base?.meaning == ours.meaning { return .theirs }
        return base?.meaning == theirs.meaning ? .ours : nil
    }

    /// Returns the bytes of theirs if only theirs changed them, otherwise those of ours.
    private static func settled(
        _ base: ArraySlice<UInt8>, _ ours: ArraySlice<UInt8>, _ theirs: ArraySlice<UInt8>
    ) -> [UInt8] {
        Array(ours == base ? theirs : ours)
    }

    private func decision(at location: MergeLocation) -> MergeSide? { decisions[location] ?? preferred }

    private func location(below names: [String]) -> MergeLocation { MergeLocation(path: path + names, form: .table) }

    /// Returns the conflict as a piece, or the bytes of the side that the options choose.
    private mutating func conflict(
        _ field: [String], of part: Part, _ bytes: @escaping (TablePart) -> [UInt8],
        _ content: @escaping (TablePart) -> DocumentFragment,
        keys: VersionKeys? = nil
    ) -> [MergedPiece] {
        let location = location(below: field)
        if let side = decision(at: location) {
            settlements.append(MergeSettlement(rule: .asAsked, location: location))
            return [.text(part[side].map(bytes) ?? [])]
        }
        let shown = { (part: TablePart?) in part.map(content).flatMap { $0 == .null ? nil : $0 } }
        conflicts.append(
            MergeConflict(
                location: location, base: shown(part.base), ours: shown(part.ours), theirs: shown(part.theirs),
                keys: keys)
        )
        let written = { (part: TablePart?) in part.map(bytes).flatMap { $0.isEmpty ? nil : $0 } }
        return [.conflict(ours: written(part.ours), base: written(part.base), theirs: written(part.theirs))]
    }

    private static func keys(of part: Part) -> VersionKeys? {
        part.base?.key.map { VersionKeys(base: $0, ours: part.ours?.key, theirs: part.theirs?.key) }
    }

    /// Returns the name of a part in locations; an earlier one of equal keys has its number behind it.
    private static func name(of identity: TablePart.Identity) -> String {
        switch identity {
        case .key(let key, 0): key.string
        case .key(let key, let number): "\(key.string) (\(number + 1))"
        case .comment(let text, _): text.string
        }
    }
}

extension TablePart.Fragment {
    /// The bytes without white space at the end, and that white space.
    fileprivate var split: (text: ArraySlice<UInt8>, space: ArraySlice<UInt8>) {
        let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? bytes.startIndex
        return (bytes[..<end], bytes[end...])
    }
}

/// The parts of three versions of a dictionary by their identities.
private struct PartTable {
    private let sequences: TableVersions<TableSequence>
    private let locations: TableVersions<[TablePart.Identity: Int]>

    init(base: TableSequence, ours: TableSequence, theirs: TableSequence) {
        sequences = TableVersions(base: base, ours: ours, theirs: theirs)
        locations = TableVersions(base: base.locations, ours: ours.locations, theirs: theirs.locations)
    }

    subscript(identity: TablePart.Identity) -> TableVersions<TablePart> {
        let part = { (locations: [TablePart.Identity: Int]?, sequence: TableSequence?) in
            locations?[identity].flatMap { sequence?.parts[$0] }
        }
        return TableVersions(
            base: part(locations.base, sequences.base), ours: part(locations.ours, sequences.ours),
            theirs: part(locations.theirs, sequences.theirs))
    }
}
