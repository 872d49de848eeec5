/// Insertions and removals of members in one object, combined into edits.
struct ObjectSplice {
    let members: [DocumentMember]
    private let document: Document
    private let object: DocumentValue
    /// The names, if they are in Xcode's order; otherwise nil, and new members go to the end.
    private lazy var orderedNames = Self.orderedNames(of: members)
    private var removed: Set<Int> = []
    private var insertions: [Insertion] = []
    private var replacements: [Edit] = []

    /// A member to insert before the member at `location`, or after the last one.
    private struct Insertion {
        let index: Int
        let name: String
        let text: (DocumentStyle, _ indent: [UInt8]) -> [UInt8]
        let member: DocumentFragment.Member?
    }

    init(_ object: DocumentValue, of document: Document) {
        self.object = object
        self.document = document
        members = Array(object.members)
    }

    private static func orderedNames(of members: [DocumentMember]) -> [String]? {
        let names = members.map { $0.name.string ?? "" }
        return XcodeOrder.areInOrder(names) ? names : nil
    }

    // MARK: - Plan

    mutating func insert(_ member: DocumentFragment.Member) {
        insertions.append(
            Insertion(
                index: insertionIndex(of: member.name), name: member.name,
                text: { $0.render(member, indent: $1) }, member: member))
    }

    mutating func remove(_ index: Int) { removed.insert(index) }

    /// Renames the member at `index`, and moves it if the new name would break the order.
    ///
    /// - Parameter isAlone: Whether this is the only change to the object. Otherwise other changes may move the
    ///   neighbors of the member, so the current order proves nothing.
    mutating func rename(_ index: Int, to name: String, isAlone: Bool) {
        let written = JSONText.encode(name)
        let member = members[index]
        guard let names = orderedNames, members.count > 1 else {
            return replacements.append(Edit(member.name.range, written))
        }
        let fitsBehind = index == 0 || !XcodeOrder.areInIncreasingOrder(name, names[index - 1])
        let fitsBefore = index + 1 == names.count || !XcodeOrder.areInIncreasingOrder(names[index + 1], name)
        if isAlone, fitsBehind, fitsBefore { return replacements.append(Edit(member.name.range, written)) }
        let rest = document.bytes[member.name.range.upperBound..<member.range.upperBound]
        removed.insert(index)
        insertions.append(
            Insertion(index: insertionIndex(of: name), name: name, text: { _, _ in written + rest }, member: nil))
    }

    /// Returns the index at which a name belongs, after all names that are not greater.
    ///
    /// A binary search, because many keys may be inserted into a large catalog at once.
    private mutating func insertionIndex(of name: String) -> Int {
        guard let names = orderedNames else { return members.count }
        return names.partitioningIndex { XcodeOrder.areInIncreasingOrder(name, $0) }
    }

    // MARK: - Edits

    /// Whether the whole object is rewritten, which makes edits inside it unnecessary.
    var isWholesale: Bool {
        removed.count == members.count && (!members.isEmpty || !insertions.isEmpty)
            && insertions.allSatisfy { $0.member != nil }
    }

    mutating func edits() -> [Edit] {
        let insertions = orderedInsertions()
        if isWholesale { return [writtenAnew(insertions)] }
        if removed.count == members.count, !members.isEmpty { return [inPlaceOfAll(insertions)] }
        let gaps = SpliceGaps(runs, count: members.count)
        return replacements + insertions.map { edit($0, gaps) } + removals
    }

    /// The insertions, sorted in Xcode's order; in the given order if the object is not in Xcode's order.
    private mutating func orderedInsertions() -> [Insertion] {
        guard !insertions.isEmpty, orderedNames != nil else { return insertions }
        return insertions.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.index != second.index { return first.index < second.index }
            switch XcodeOrder.compare(first.name, second.name) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: return left.offset < right.offset
            }
        }.map(\.element)
    }

    private func writtenAnew(_ insertions: [Insertion]) -> Edit {
        let style = members.isEmpty ? DocumentStyle(of: document) : document.style(of: object)
        let indent = document.indent(ofLineAt: object.range.lowerBound)
        return Edit(object.range, style.render(.object(insertions.compactMap(\.member)), indent: indent))
    }

    /// Returns one edit that replaces all members; renamed members keep the bytes of their values.
    private func inPlaceOfAll(_ insertions: [Insertion]) -> Edit {
        let lead = document.lead(ofMember: 0, of: members, in: object)
        let style = document.style(beside: members[0], behind: lead, in: object)
        let texts = insertions.map { $0.text(style, lead.indent) }
        let range = members[0].range.lowerBound..<members[members.count - 1].range.upperBound
        return Edit(range, Array(texts.joined(separator: [UInt8(ascii: ",")] + lead.bytes)))
    }

    /// The edits that remove runs of members.
    ///
    /// A run at the end of the object is removed with the comma before it, every other run with the comma after it.
    private var removals: [Edit] {
        runs.map { run in
            run.upperBound < members.count
                ? Edit(members[run.lowerBound].range.lowerBound..<members[run.upperBound].range.lowerBound, [])
                : Edit(members[run.lowerBound - 1].range.upperBound..<members[run.upperBound - 1].range.upperBound, [])
        }
    }

    private var runs: [Range<Int>] {
        removed.sorted().reduce(into: []) { runs, index in
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<(index + 1)
            } else {
                runs.append(index..<(index + 1))
            }
        }
    }

    /// Returns the edit for an insertion.
    ///
    /// At a run of removed members, the insertion goes before the first of them. If the run ends the object, the
    /// insertion follows the last member that stays.
    private func edit(_ insertion: Insertion, _ gaps: SpliceGaps) -> Edit {
        let location = gaps.start(of: insertion.index)
        let staysBehind = location <= gaps.lastStaying
        let neighbour = staysBehind ? location : location - 1
        let leading = staysBehind ? max(location, min(1, members.count - 1)) : location - 1
        let lead = document.lead(ofMember: leading, of: members, in: object)
        let style = document.style(beside: members[neighbour], behind: lead, in: object)
        let text = insertion.text(style, lead.indent)
        if staysBehind {
            let start = members[location].range.lowerBound
            return Edit(start..<start, text + [UInt8(ascii: ",")] + lead.bytes)
        }
        let end = members[location - 1].range.upperBound
        return Edit(end..<end, [UInt8(ascii: ",")] + lead.bytes + text)
    }
}
