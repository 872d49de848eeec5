import CatalogCore

extension StringsEditor {
    /// Returns the edit that adds a pair in the style of the pairs around it.
    func insertion(of key: String, _ text: String, comment: String?) -> Edit {
        switch traits?.point ?? KeyInsertionPoint(of: key, among: file.pairs.map(\.key.string)) {
        case .alone:
            return insertionAlone(NewPair(key: key, text: text, comment: comment, style: StringsPairStyle()))
        case .after(let index):
            return insertion(newPair(key, text, comment, like: index), after: index)
        case .before(let index) where isHeaded(index):
            return insertion(newPair(key, text, comment, like: index), after: index)
        case .before(let index):
            return insertion(newPair(key, text, comment, like: index), before: index)
        }
    }

    /// Returns whether the comment before a pair may be a heading for several pairs: the next pair has no comment.
    private func isHeaded(_ index: Int) -> Bool {
        !file.pairs[index].comments.isEmpty && file.pairs.indices.contains(index + 1)
            && file.pairs[index + 1].comments.isEmpty
    }

    /// Returns the style of comments from the pair itself, else from the first comment in the file, else from Xcode.
    func commentStyle(near index: Int?, lineBreak: String?) -> StringsCommentStyle {
        let own = index.flatMap(commentKind(before:))
        let first = traits.map(\.commentKind) ?? file.pairs.indices.lazy.compactMap(commentKind(before:)).first
        let fileBreak = traits.map(\.lineBreak) ?? TextSurroundings.lineBreak(in: bytes, 0..<bytes.count)
        return StringsCommentStyle(kind: own ?? first ?? .block, lineBreak: lineBreak ?? fileBreak ?? "\n")
    }

    /// Returns the syntax of the first comment before a pair; nil if there is none.
    func commentKind(before index: Int) -> StringsComment.Kind? {
        file.comments[file.pairs[index].comments].first?.kind
    }

    /// A pair to insert.
    private struct NewPair {
        let key: String
        let text: String
        let comment: String?
        let style: StringsPairStyle

        /// Returns the pair on lines of its own, without the indentation of the first line.
        func lines(_ style: StringsCommentStyle) -> String {
            let comment = comment.flatMap(style.written).map { $0 + style.lineBreak + style.indent }
            return (comment ?? "") + self.style.written(key, text)
        }

        /// The pair as written among other pairs on one line.
        var inline: String {
            let comment = comment.flatMap(StringsCommentStyle.writtenInline).map { $0 + " " }
            return (comment ?? "") + style.written(key, text)
        }
    }

    private func newPair(_ key: String, _ text: String, _ comment: String?, like index: Int) -> NewPair {
        NewPair(key: key, text: text, comment: comment, style: StringsPairStyle(file.pairs[index], in: bytes))
    }

    private func insertion(_ pair: NewPair, after index: Int) -> Edit {
        let around = surroundings(block(index))
        let sharesLine = around.closes ? !around.beginsLine : around.breaksAfter == 0
        if !hasTrailingComments(index), sharesLine {
            let gap = bytes[around.closes ? around.before : around.after]
            return Edit(around.part.upperBound..<around.part.upperBound, gap + Array(pair.inline.utf8))
        }
        // A new pair after a comment on the same line would take over that comment.
        if hasTrailingComments(index), !around.endsLine { return insertion(pair, before: index) }
        let style = style(near: index, around)
        let breaks = String(repeating: style.lineBreak, count: 1 + blankLines(behind: index, around, pair))
        return Edit(around.lineEnd..<around.lineEnd, Array((breaks + style.indent + pair.lines(style)).utf8))
    }

    private func insertion(_ pair: NewPair, before index: Int) -> Edit {
        let around = surroundings(block(index))
        let start = around.part.lowerBound
        let head = start..<file.pairs[index].range.lowerBound
        guard around.beginsLine || StringsCharacter.lineBreakCount(in: bytes, head) > 0 else {
            return Edit(start..<start, Array((pair.inline + " ").utf8))
        }
        let style = style(near: index, around)
        let breaks = String(repeating: style.lineBreak, count: 1 + blankLines(before: index, around, pair))
        return Edit(start..<start, Array((pair.lines(style) + breaks + style.indent).utf8))
    }

    private func insertionAlone(_ pair: NewPair) -> Edit {
        var style = commentStyle(near: nil, lineBreak: nil)
        let comments = file.comments.filter { container.contains($0.range.lowerBound) }
        let isOneLine = StringsCharacter.lineBreakCount(in: bytes, container) == 0
        let end = comments.last?.range.upperBound ?? container.lowerBound
        if file.isInBraces {
            style.indent = isOneLine && comments.isEmpty ? "" : "    "
            if isOneLine, comments.isEmpty { return Edit(end..<end, bytes[container] + Array(pair.inline.utf8)) }
        } else if comments.isEmpty {
            return Edit(end..<end, Array((pair.lines(style) + style.lineBreak).utf8))
        }
        let breaks = String(repeating: style.lineBreak, count: comments.isEmpty ? 1 : 2)
        return Edit(end..<end, Array((breaks + style.indent + pair.lines(style)).utf8))
    }

    private func style(near index: Int, _ around: TextSurroundings) -> StringsCommentStyle {
        var style = commentStyle(near: index, lineBreak: around.lineBreak)
        style.indent = around.indent
        return style
    }
}

extension StringsEditor {
    /// Returns the number of blank lines between the pair at `index` and a new one after it.
    ///
    /// The number never exceeds the number of blank lines around the existing pair.
    private func blankLines(behind index: Int, _ around: TextSurroundings, _ pair: NewPair) -> Int {
        let before = isPair(index - 1, endingAt: around.before.lowerBound) ? around.breaksBefore - 1 : nil
        let behind = around.closes ? nil : around.breaksAfter - 1
        return blankLines([before, behind], near: index, pair)
    }

    private func blankLines(before index: Int, _ around: TextSurroundings, _ pair: NewPair) -> Int {
        let before = around.opens ? nil : around.breaksBefore - 1
        let isFollowed = index + 1 < file.pairs.count && block(index + 1).lowerBound == around.after.upperBound
        return blankLines([before, isFollowed ? around.breaksAfter - 1 : nil], near: index, pair)
    }

    private func blankLines(_ counts: [Int?], near index: Int, _ pair: NewPair) -> Int {
        let known = (counts + [usualBlankLines]).compactMap { $0 }
        let hasComments = pair.comment != nil || !file.pairs[index].comments.isEmpty
        return max(0, known.min() ?? (hasComments ? 1 : 0))
    }

    private func isPair(_ index: Int, endingAt offset: Int) -> Bool {
        index >= 0 && block(index).upperBound == offset
    }

    /// The usual number of blank lines between pairs: 1 or 0 by majority; nil if no two pairs follow each other.
    private var usualBlankLines: Int? {
        if let traits { return traits.usualBlankLines }
        let known = file.pairs.indices.compactMap(isParted)
        return Self.usualBlankLines(parted: known.count(where: { $0 }), close: known.count(where: { !$0 }))
    }

    /// Returns the usual number of blank lines from the numbers of pairs with and without one before them.
    static func usualBlankLines(parted: Int, close: Int) -> Int? {
        parted + close == 0 ? nil : (parted > close ? 1 : 0)
    }

    /// Returns whether a blank line separates a pair from the one before it.
    ///
    /// Returns nil if the two do not follow each other on lines of their own.
    func isParted(_ index: Int) -> Bool? {
        guard index > 0 else { return nil }
        let around = surroundings(block(index))
        guard isPair(index - 1, endingAt: around.before.lowerBound), around.breaksBefore > 0 else { return nil }
        return around.breaksBefore > 1
    }
}
