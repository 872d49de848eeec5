import CatalogCore

/// Puts markers round the leaves of a catalog that could not be merged.
///
/// What lies between them is whole lines, so that the file is valid once one of the three is picked. Where a member
/// may be missing after that and is the last one, the comma before it depends on the choice: then the line with that
/// comma lies between the markers too.
struct ConflictWriter {
    private let document: Document
    private let markers: ConflictMarkers
    private let newline: [UInt8]

    /// - Parameter document: the merged catalog, in which each conflict's member has the value of ours, or of theirs
    /// where
    ///   ours has none.
    init(_ document: Document, markers: ConflictMarkers) {
        self.document = document
        self.markers = markers
        newline = LineEnd.first(in: document.bytes)
    }

    /// The catalog with markers.
    func bytes(with conflicts: [MergeConflict]) -> [UInt8] {
        guard !conflicts.isEmpty else { return document.bytes }
        let root = document.root.range
        let nodes = ConflictNode(conflicts.map { ($0.place.path[...], $0) })
        return Array(document.bytes[..<root.lowerBound]) + text(of: document.root, nodes)
            + document.bytes[root.upperBound...]
    }

    // MARK: - Objects

    private func text(of object: DocumentValue, _ node: ConflictNode) -> [UInt8] {
        let members = Array(object.members)
        var region = MemberRegion(newline: newline, markers: markers)
        region.open(document.bytes[object.range.lowerBound])
        let places = lastPlaces(of: members)
        let tail = members.indices.reversed().prefix { isOptional(members[$0], node) }.last ?? members.count
        for index in members.indices {
            let gap = gap(before: index, of: members, in: object)
            let below = places[index] ? members[index].name.string.flatMap { node.members[Array($0.utf8)] } : nil
            let name = Array(
                document.bytes[members[index].name.range.lowerBound..<members[index].value.range.lowerBound])
            if let conflict = below?.conflict {
                let sides = sides(of: conflict, at: members[index].value).map { side in side.map { name + $0 } }
                region.add(sides, gap: gap, place: .init(index, of: members.count, tail: tail))
            } else {
                let value =
                    below.map { text(of: members[index].value, $0) }
                    ?? Array(document.bytes[members[index].value.range])
                region.add(name + value, gap: gap)
            }
        }
        let end = members.last?.range.upperBound ?? object.range.lowerBound + 1
        region.close(Array(document.bytes[end..<object.range.upperBound]))
        return region.text
    }

    /// Of a doubled member only the last one counts.
    private func lastPlaces(of members: [DocumentMember]) -> [Bool] {
        var seen: Set<ArraySlice<UInt8>> = []
        return members.reversed().map { seen.insert($0.name.text?.utf8 ?? []).inserted }.reversed()
    }

    private func isOptional(_ member: DocumentMember, _ node: ConflictNode) -> Bool {
        guard let name = member.name.string, let conflict = node.members[Array(name.utf8)]?.conflict else {
            return false
        }
        return conflict.base == nil || conflict.isAgainstRemoval
    }

    /// What stands between a member and the value or bracket before it.
    private func gap(before index: Int, of members: [DocumentMember], in object: DocumentValue) -> [UInt8] {
        let start = index == 0 ? object.range.lowerBound + 1 : members[index - 1].range.upperBound
        return Array(document.bytes[start..<members[index].range.lowerBound])
    }

    /// The value on each side, ours first, in the style of the place.
    private func sides(of conflict: MergeConflict, at value: DocumentValue) -> [[UInt8]?] {
        let present = Array(document.bytes[value.range])
        let written = { (fragment: DocumentFragment) in document.replacing(value, with: fragment).replacement }
        return [
            conflict.ours.map { _ in present },
            conflict.base.map(written),
            conflict.ours == nil ? present : conflict.theirs.map(written),
        ]
    }
}

/// Conflicts by the members that they are in.
struct ConflictNode {
    /// The conflict on this member as a whole.
    let conflict: MergeConflict?
    /// What lies below, by the names' bytes.
    let members: [[UInt8]: ConflictNode]

    init(_ conflicts: [(path: ArraySlice<String>, conflict: MergeConflict)]) {
        conflict = conflicts.first { $0.path.isEmpty }?.conflict
        let below = Dictionary(grouping: conflicts.filter { !$0.path.isEmpty }) { Array(($0.path.first ?? "").utf8) }
        members = below.mapValues { ConflictNode($0.map { ($0.path.dropFirst(), $0.conflict) }) }
    }
}
