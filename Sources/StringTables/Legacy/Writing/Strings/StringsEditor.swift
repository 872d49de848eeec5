import CatalogCore

/// An editor for `.strings` tables in the text form.
struct StringsEditor {
    let file: StringsFile
    let bytes: [UInt8]
    /// The range of all pairs: the inside of the braces, or the whole text after its byte-order marks.
    let container: ByteRange
    /// The facts about the whole table if the file is only a window of it; otherwise nil.
    let traits: TableTraits?
    /// The end of the comments after each pair, by the index of the pair.
    private let trailingEnds: [Int: Int]

    init(_ file: StringsFile, traits: TableTraits? = nil) {
        self.file = file
        self.traits = traits
        bytes = file.text.utf8
        container = Self.container(of: file)
        var ends: [Int: Int] = [:]
        for comment in file.comments {
            if case .trailing(let index) = comment.attachment { ends[index] = comment.range.upperBound }
        }
        trailingEnds = ends
    }

    /// Returns the edits for `change`, which has been checked against the table; none if nothing changes.
    func edits(for change: LegacyTableChange) throws(LegacyChangeError) -> [Edit] {
        switch change {
        case .add(let key, let value, let comment):
            [insertion(of: key, try Self.text(value, key: key), comment: comment)]
        case .set(let key, let value):
            replacement(of: file.pairs[try index(of: key)], by: try Self.text(value, key: key))
        case .remove(let key):
            [Edit(removal(of: try index(of: key)), [])]
        case .rename(let key, let name):
            renaming(of: file.pairs[try index(of: key)], to: name)
        case .comment(let key, let text):
            commenting(try index(of: key), text)
        }
    }

    /// Returns the range of a pair with the comments directly before it and after it on its line.
    func block(_ index: Int) -> ByteRange {
        let pair = file.pairs[index]
        let start = pair.comments.isEmpty ? pair.range : file.comments[pair.comments.lowerBound].range
        return start.lowerBound..<(trailingEnds[index] ?? pair.range.upperBound)
    }

    func hasTrailingComments(_ index: Int) -> Bool { trailingEnds[index] != nil }

    func surroundings(_ part: ByteRange) -> TextSurroundings {
        TextSurroundings(part, in: bytes, container: container, isFile: !file.isInBraces)
    }

    private func index(of key: String) throws(LegacyChangeError) -> Int {
        guard let index = file.pairs.firstIndex(where: { $0.key.string.isSpelled(as: key) }) else {
            throw .missingKey(key)
        }
        return index
    }

    private static func text(_ value: LegacyTableEntry.Value, key: String) throws(LegacyChangeError) -> String {
        guard case .text(let text) = value else { throw .value(.notText(key: key)) }
        return text
    }

    private static func container(of file: StringsFile) -> ByteRange {
        let bytes = file.text.utf8
        var scanner = StringsScanner(bytes)
        let start = scanner.offset
        guard file.isInBraces, (try? scanner.skipTrivia()) != nil else { return start..<bytes.count }
        let inside = scanner.offset + 1
        var end = StringsScanner(bytes, at: file.pairs.last?.range.upperBound ?? inside)
        guard (try? end.skipTrivia()) != nil else { return inside..<bytes.count }
        return inside..<end.offset
    }
}

extension StringsEditor {
    private func replacement(of pair: StringsPair, by text: String) -> [Edit] {
        if pair.text.isSpelled(as: text) { return [] }
        let style = StringsPairStyle(pair, in: bytes)
        guard let value = pair.value else {
            let end = pair.key.range.upperBound
            return [Edit(end..<end, Array((" = " + style.value.written(text)).utf8))]
        }
        return [Edit(value.range, Array(style.value.written(text).utf8))]
    }

    /// Renames a pair; one without a value gets the old key as its value, so that its text stays the same.
    private func renaming(of pair: StringsPair, to name: String) -> [Edit] {
        if pair.key.string.isSpelled(as: name) { return [] }
        let key = Array(StringsTokenStyle(pair.key, in: bytes).written(name).utf8)
        return [Edit(pair.key.range, pair.value == nil ? key + Array(" = ".utf8) + bytes[pair.key.range] : key)]
    }

    /// Returns the range to remove with a pair: its comments, and the line if nothing else is on it.
    func removal(of index: Int) -> ByteRange {
        let surroundings = surroundings(block(index))
        let isBehindLineComment = file.comments.contains {
            $0.kind == .line && $0.range.upperBound == surroundings.before.lowerBound
        }
        return surroundings.removal(keepsLineBreak: isBehindLineComment)
    }

    private func commenting(_ index: Int, _ text: String?) -> [Edit] {
        let pair = file.pairs[index]
        let surroundings = surroundings(pair.range)
        var style = commentStyle(near: index, lineBreak: surroundings.lineBreak)
        style.indent = surroundings.indent
        let old = file.comment(of: pair).flatMap(style.written)
        let new = text.flatMap(style.written)
        if old == new { return [] }
        let start = block(index).lowerBound
        guard !pair.comments.isEmpty else {
            let isOnLine = surroundings.beginsLine
            let written = isOnLine ? new : text.flatMap(StringsCommentStyle.writtenInline)
            let gap = isOnLine ? style.lineBreak + style.indent : " "
            return written.map { [Edit(start..<start, Array(($0 + gap).utf8))] } ?? []
        }
        guard let new else { return [Edit(start..<pair.range.lowerBound, [])] }
        let comments = file.comments[pair.comments]
        let end = comments.last?.range.upperBound ?? start
        let isOneLine = StringsCharacter.lineBreakCount(in: bytes, end..<pair.range.lowerBound) == 0
        let written = isOneLine ? text.flatMap(StringsCommentStyle.writtenInline) ?? new : new
        return [Edit(start..<end, Array(written.utf8))]
    }
}
