import CatalogCore

/// A legacy table to which many changes are applied, without parsing the whole file for each of them.
///
/// The table is divided into segments, one for each key. A change is made in a small file of its own, the window, which
/// has only the segments around the key. The result is the same as with the whole file, because a change depends on
/// the keys next to it and on a few facts about the whole table, which are kept up to date (`TableTraits`).
struct LegacyTableBatch {
    private let kind: LegacyTableKind
    private let original: DecodedText
    private let head: [UInt8]
    private let foot: [UInt8]
    private let isXML: Bool
    private var tail: [UInt8]
    private var chain: SegmentChain
    private var segments: [TableSegment]
    private var numbers: [[UInt8]: [Int]] = [:]
    private var locations: KeyLocations?
    private var spacing = Spacing()
    private var comments = FirstSegment()
    private var lineBreaks = FirstSegment()
    private var texts = FirstSegment()
    private var dictionaries = FirstSegment()
    private var style: XMLPropertyListStyle?

    /// The numbers of pairs with and without a blank line before them.
    private struct Spacing {
        var parted = 0
        var close = 0

        mutating func count(_ segment: TableSegment, by amount: Int) {
            switch segment.isParted {
            case true?: parted += amount
            case false?: close += amount
            case nil: break
            }
        }
    }

    /// Prepares changes to a table; nil for a table without keys and for the binary form.
    init?(_ table: LegacyTableFile) {
        guard let parts = SegmentedTable(table), let text = table.text else { return nil }
        kind = table.kind
        original = text
        (head, tail, foot, isXML) = (parts.head, parts.tail, parts.foot, parts.isXML)
        chain = SegmentChain(count: parts.segments.count)
        segments = parts.segments
        for (number, segment) in segments.enumerated() {
            numbers[Array(segment.key.utf8), default: []].append(number)
            note(segment, at: number)
        }
    }

    /// Returns the changed table, read from its bytes; nil if they do not have the expected keys.
    func table() -> LegacyTableFile? {
        let order = chain.numbers
        let utf8 = head + order.flatMap { segments[$0].bytes } + tail + foot
        guard let table = try? LegacyTableFile(original.encode(utf8), kind: kind), table.text?.utf8 == utf8,
            table.entries.elementsEqual(order, by: { $0.key.isSpelled(as: segments[$1].key) })
        else { return nil }
        return table
    }

    /// Makes a change.
    ///
    /// - Returns: Whether it was made. If not, the change needs the whole table, or cannot be made.
    mutating func make(_ change: LegacyTableChange) -> Bool {
        guard let target = target(of: change) else { return false }
        let window = window(around: target.segment)
        guard let traits = traits(for: target, in: window), let old = file(of: window),
            let new = try? old.changed(by: change, traits: traits)
        else { return false }
        if old.text == new.text { return true }
        return replace(window, by: new, after: change)
    }

    // MARK: - Targets

    /// The segment that a change is about, and the position next to it for a new key.
    private struct Target {
        let segment: Int
        var point: KeyInsertionPoint?
    }

    private mutating func target(of change: LegacyTableChange) -> Target? {
        switch change {
        case .add(let key, _, _):
            guard numbers[Array(key.utf8)] == nil else { return nil }
            let location = knownLocations().location(for: key)
            switch location {
            case .after(let number), .before(let number): return Target(segment: number, point: location)
            case .alone: return nil
            }
        case .set(let key, let value):
            // The steps to a new rule may change the layout that the next step follows.
            if case .rule = value, let number = number(of: key), witnesses.contains(number) { return nil }
            return number(of: key).map { Target(segment: $0) }
        case .remove(let key):
            // Without keys, the table has another form.
            return chain.hasSeveral ? number(of: key).map { Target(segment: $0) } : nil
        case .rename(let key, let name):
            guard key.isSpelled(as: name) || numbers[Array(name.utf8)] == nil else { return nil }
            return number(of: key).map { Target(segment: $0) }
        case .comment(let key, _):
            return number(of: key).map { Target(segment: $0) }
        }
    }

    /// Returns the segment of a key that occurs exactly once.
    private func number(of key: String) -> Int? {
        let found = numbers[Array(key.utf8)] ?? []
        return found.count == 1 ? found[0] : nil
    }

    private mutating func knownLocations() -> KeyLocations {
        if let locations { return locations }
        let known = KeyLocations(of: chain.numbers.map { ($0, segments[$0].key) })
        locations = known
        return known
    }
}

extension LegacyTableBatch {
    // MARK: - Windows

    /// Returns the segment with the two before it and the two after it.
    ///
    /// In XML, the window begins early enough to show the indentation of the line.
    private mutating func window(around middle: Int) -> [Int] {
        var before: [Int] = []
        var next = chain.segment(before: middle)
        let needsLine = isXML && knownStyle()?.lineBreak.isEmpty == false
        while let other = next, before.count < 2 || needsLine && !before.contains(where: lineBreaks.has) {
            before.append(other)
            next = chain.segment(before: other)
        }
        var window = before.reversed() + [middle]
        while window.count < before.count + 3, let after = chain.segment(after: window[window.count - 1]) {
            window.append(after)
        }
        return window
    }

    /// Returns a file with only some of the segments; nil if they cannot be read alone.
    private func file(of window: [Int]) -> LegacyTableFile? {
        let isEnd = window.last.map { chain.segment(after: $0) == nil } ?? true
        let utf8 = head + window.flatMap { segments[$0].bytes } + (isEnd ? tail : []) + foot
        // With a byte-order mark, the encoding is not guessed from the bytes of the window.
        let text = DecodedText(utf8: utf8, encoding: .utf8, hasByteOrderMark: true)
        guard let file = try? LegacyTableFile(text.encoded(), kind: kind), file.entries.count == window.count else {
            return nil
        }
        return file
    }

    private mutating func traits(for target: Target, in window: [Int]) -> TableTraits? {
        let style = isXML ? knownStyle() : nil
        if isXML, style == nil { return nil }
        return TableTraits(
            point: target.point?.renumbered { window.firstIndex(of: $0) },
            usualBlankLines: StringsEditor.usualBlankLines(parted: spacing.parted, close: spacing.close),
            commentKind: comments.segment.flatMap { segments[$0].commentKind },
            lineBreak: Self.lineBreak(in: head) ?? lineBreaks.segment.flatMap { segments[$0].lineBreak }
                ?? Self.lineBreak(in: tail) ?? Self.lineBreak(in: foot),
            style: style)
    }

    private static func lineBreak(in bytes: [UInt8]) -> String? {
        TextSurroundings.lineBreak(in: bytes, 0..<bytes.count)
    }

    /// The segments from which the layout of an XML property list is derived, in file order.
    private var witnesses: [Int] {
        Set([chain.first, texts.segment, dictionaries.segment].compactMap { $0 }).sorted(by: chain.isBefore)
    }

    private mutating func knownStyle() -> XMLPropertyListStyle? {
        if let style { return style }
        guard let sample = file(of: witnesses), case .xml(let document, let text) = sample.form else { return nil }
        let known = XMLPropertyListStyle(of: document.root, in: text.utf8)
        style = known
        return known
    }

    // MARK: - Results

    /// Replaces the segments of a window by those of the changed window.
    ///
    /// - Returns: Whether the changed window has the expected segments. If not, nothing is replaced.
    private mutating func replace(
        _ window: [Int], by new: LegacyTableFile, after change: LegacyTableChange
    ) -> Bool {
        guard let parts = SegmentedTable(new), parts.head == head, parts.foot == foot,
            let order = order(of: parts.segments, replacing: window, after: change),
            let first = window.first, let last = window.last
        else { return false }
        let (isStart, isEnd) = (chain.segment(before: first) == nil, chain.segment(after: last) == nil)
        // The comments of the first segment belong to the pair before it, unless the window begins with the file.
        guard isStart || parts.segments[0].bytes == segments[first].bytes, isEnd || parts.tail.isEmpty else {
            return false
        }
        let old = witnesses
        let numbers = renumbered(order, parts.segments, after: change)
        for (number, segment) in zip(numbers, parts.segments).dropFirst(isStart ? 0 : 1) {
            spacing.count(segments[number], by: -1)
            segments[number] = segment
            note(segment, at: number)
        }
        if isEnd { tail = parts.tail }
        if old != witnesses || old.contains(where: window.contains) { style = nil }
        return true
    }

    /// Returns the numbers of the segments after a change, nil for the added key; nil if the keys are not the expected.
    private func order(
        of new: [TableSegment], replacing window: [Int], after change: LegacyTableChange
    ) -> [Int?]? {
        var order = window.map(Optional.some)
        switch change {
        case .add(let key, _, _):
            guard let index = new.firstIndex(where: { $0.key.isSpelled(as: key) }) else { return nil }
            order.insert(nil, at: index)
        case .remove(let key):
            order.removeAll { number in number.map { segments[$0].key.isSpelled(as: key) } ?? false }
        case .set, .rename, .comment: break
        }
        guard order.count == new.count else { return nil }
        let fits = zip(order, new).allSatisfy { number, segment in
            guard let number else { return true }
            let key = segments[number].key
            return segment.key.isSpelled(as: key.isSpelled(as: change.key) ? change.newKey : key)
        }
        return fits ? order : nil
    }

    /// Adds, removes or renames the segment of a change.
    ///
    /// - Returns: The numbers of all segments of the changed window.
    private mutating func renumbered(
        _ order: [Int?], _ new: [TableSegment], after change: LegacyTableChange
    ) -> [Int] {
        switch change {
        case .remove(let key):
            guard let number = number(of: key) else { break }
            forget(number)
        case .rename(let key, let name):
            guard let number = number(of: key) else { break }
            numbers[Array(key.utf8)] = nil
            numbers[Array(name.utf8)] = [number]
            locations?.remove(number, in: chain)
            locations?.insert(number, name, in: chain)
        case .add(let key, _, _):
            guard let index = order.firstIndex(of: nil) else { break }
            let number = chain.insert(after: index > 0 ? order[index - 1] : nil)
            segments.append(new[index])
            spacing.count(new[index], by: 1)
            numbers[Array(key.utf8)] = [number]
            locations?.insert(number, key, in: chain)
            return order.map { $0 ?? number }
        case .set, .comment: break
        }
        return order.compactMap { $0 }
    }

    private mutating func forget(_ index: Int) {
        let segment = segments[index]
        numbers[Array(segment.key.utf8)] = nil
        locations?.remove(index, in: chain)
        spacing.count(segment, by: -1)
        comments.set(index, to: false, in: chain)
        lineBreaks.set(index, to: false, in: chain)
        texts.set(index, to: false, in: chain)
        dictionaries.set(index, to: false, in: chain)
        chain.remove(index)
    }

    /// Records the facts of a segment.
    private mutating func note(_ segment: TableSegment, at index: Int) {
        spacing.count(segment, by: 1)
        comments.set(index, to: segment.commentKind != nil, in: chain)
        lineBreaks.set(index, to: segment.lineBreak != nil, in: chain)
        texts.set(index, to: segment.hasText, in: chain)
        dictionaries.set(index, to: segment.hasDictionary, in: chain)
    }
}
