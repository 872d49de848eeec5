import CatalogCore

/// Writes conflict markers around the conflicting values of a catalog.
///
/// The markers enclose whole lines, so that the file is valid after any side is chosen. If the choice may remove the
/// last member of an object, the comma before it depends on the choice. Then the line with that comma is also enclosed.
/// The base shows only what it had, so a comma can be left before the end of an object there. ``ConflictedText`` drops it.
struct ConflictWriter {
    private let document: Document
    private let markers: ConflictMarkers
    private let newline: [UInt8]

    /// - Parameter document: the merged catalog.
    ///
    /// Each member in conflict has the value of ours, or of theirs if ours has none.
    init(_ document: Document, markers: ConflictMarkers) {
        self.document = document
        self.markers = markers
        newline = LineEnd.first(in: document.bytes)
    }

    /// Returns the catalog with markers.
    func bytes(with conflicts: [MergeConflict]) -> [UInt8] {
        guard !conflicts.isEmpty else { return document.bytes }
        let root = document.root.range
        let nodes = ConflictNode(conflicts.map { ($0.location.path[...], $0) })
        return Array(document.bytes[..<root.lowerBound]) + text(of: document.root, nodes)
            + document.bytes[root.upperBound...]
    }

    // MARK: - Objects

    private func text(of object: DocumentValue, _ node: ConflictNode) -> [UInt8] {
        let members = Array(object.members)
        var region = MemberRegion(newline: newline, markers: markers)
        region.open(document.bytes[object.range.lowerBound])
        let locations = lastLocations(of: members)
        let tail = members.indices.reversed().prefix { isOptional(members[$0], node) }.last ?? members.count
        for index in members.indices {
            let gap = gap(before: index, of: members, in: object)
            let below = locations[index] ? members[index].name.string.flatMap { node.members[Array($0.utf8)] } : nil
            let name = Array(
                document.bytes[members[index].name.range.lowerBound..<members[index].value.range.lowerBound])
            if let conflict = below?.conflict {
                let sides = zip(names(of: conflict, at: members[index]), sides(of: conflict, at: members[index].value))
                    .map { name, side in side.map { name + $0 } }
                region.add(sides, gap: gap, location: .init(index, of: members.count, tail: tail))
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

    /// Returns whether each member is the last one with its name.
    ///
    /// Only the last duplicate counts.
    private func lastLocations(of members: [DocumentMember]) -> [Bool] {
        var seen: Set<ArraySlice<UInt8>> = []
        return members.reversed().map { seen.insert($0.name.text?.utf8 ?? []).inserted }.reversed()
    }

    private func isOptional(_ member: DocumentMember, _ node: ConflictNode) -> Bool {
        guard let name = member.name.string, let conflict = node.members[Array(name.utf8)]?.conflict else {
            return false
        }
        return conflict.isAgainstRemoval
    }

    /// Returns the bytes between a member and the preceding value or bracket.
    private func gap(before index: Int, of members: [DocumentMember], in object: DocumentValue) -> [UInt8] {
        let start = index == 0 ? object.range.lowerBound + 1 : members[index - 1].range.upperBound
        return Array(document.bytes[start..<members[index].range.lowerBound])
    }

    /// Returns the name of each side with the characters between name and value, ours first.
    private func names(of conflict: MergeConflict, at member: DocumentMember) -> [[UInt8]] {
        let present = Array(document.bytes[member.name.range.lowerBound..<member.value.range.lowerBound])
        guard let keys = conflict.keys else { return [present, present, present] }
        let separator = document.bytes[member.name.range.upperBound..<member.value.range.lowerBound]
        return [keys.ours, keys.base, keys.theirs].map { key in
            guard let key, member.name.string?.isSpelled(as: key) != true else { return present }
            return Array(DocumentFragment.string(key).json.utf8) + separator
        }
    }

    /// Returns the value of each side in the local style, ours first.
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

/// Conflicts arranged as a tree of members.
struct ConflictNode {
    /// The conflict on this member as a whole.
    let conflict: MergeConflict?
    /// The conflicts below this member, by name bytes.
    let members: [[UInt8]: ConflictNode]

    init(_ conflicts: [(path: ArraySlice<String>, conflict: MergeConflict)]) {
        conflict = conflicts.first { $0.path.isEmpty }?.conflict
        let below = Dictionary(grouping: conflicts.filter { !$0.path.isEmpty }) { Array(($0.path.first ?? "").utf8) }
        members = below.mapValues { ConflictNode($0.map { ($0.path.dropFirst(), $0.conflict) }) }
    }
}
