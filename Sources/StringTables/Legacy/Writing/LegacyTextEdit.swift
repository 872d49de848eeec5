import CatalogCore

/// An edit of one text in a legacy table that uses the escapes of the file and keeps unchanged characters as written.
package struct LegacyTextEdit {
    private let text: Text
    private let bytes: [UInt8]
    private let form: Form?
    /// The file of a text of a store; nil in a legacy table.
    private let whole: StoreTextFile?

    /// The syntax of the text.
    private enum Form {
        /// A quoted text with backslash escapes.
        case quoted(StringsTokenStyle)
        /// An XML element with entities.
        case element
    }

    /// Determines how `text`, which was read from `file`, is written there.
    package init(of text: Text, in file: TableFile) {
        self.text = text
        bytes = file.bytes
        form = Self.form(of: text.range, in: file.bytes)
        whole = file.format == .storeText ? StoreTextFile(DecodedText(utf8: file.bytes)) : nil
    }

    /// Returns the edit that changes the text to `replacement`.
    ///
    /// Returns no edit for a key that is its own text, or for a text in a binary property list. Also returns none for a
    /// text in a syntax that this type cannot edit safely.
    package func edits(writing replacement: String) -> [Edit] {
        if let whole { return [Edit(0..<bytes.count, whole.replacing(with: replacement))] }
        guard let form, let content = content(form), let units = units(in: content, form),
            units.flatMap(\.meaning).elementsEqual(text.utf8)
        else { return [] }
        let new = Array(replacement.utf8)
        let (before, behind) = Self.commonEnds(units.map(\.meaning), new)
        let start = units.prefix(before).last?.range.upperBound ?? content.lowerBound
        let end = units.suffix(behind).first?.range.lowerBound ?? content.upperBound
        let kept = units.prefix(before).reduce(0) { $0 + $1.meaning.count }
        let left = new.count - units.suffix(behind).reduce(0) { $0 + $1.meaning.count }
        guard let written = written(String(decoding: new[kept..<left], as: UTF8.self), form) else { return [] }
        return [Edit(start..<end, written)]
    }

    // MARK: - Spelling

    /// A character or an escape, with its range and its decoded bytes.
    private struct Unit {
        let range: ByteRange
        let meaning: [UInt8]
    }

    private static func form(of range: ByteRange, in bytes: [UInt8]) -> Form? {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count, range.count > 1 else { return nil }
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "<"): return .element
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            // A key without a value is its own text.
            let isValue = bytes[..<range.lowerBound].last { $0 > 0x20 } == UInt8(ascii: "=")
            guard isValue, bytes[range.upperBound - 1] == bytes[range.lowerBound] else { return nil }
            return .quoted(bytes[range.lowerBound] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted)
        default: return nil
        }
    }

    private func content(_ form: Form) -> ByteRange? {
        switch form {
        case .quoted: text.range.lowerBound + 1..<text.range.upperBound - 1
        case .element: XMLElementContent.range(of: text.range, in: bytes)
        }
    }

    private func units(in content: ByteRange, _ form: Form) -> [Unit]? {
        var units: [Unit] = []
        var offset = content.lowerBound
        while offset < content.upperBound {
            guard let unit = unit(at: offset, before: content.upperBound, form) else { return nil }
            units.append(unit)
            offset = unit.range.upperBound
        }
        return units
    }

    private func unit(at offset: Int, before end: Int, _ form: Form) -> Unit? {
        switch (form, bytes[offset]) {
        case (.quoted, UInt8(ascii: "\\")): return escape(at: offset, before: end)
        case (.element, UInt8(ascii: "&")): return entity(at: offset, before: end)
        case (.element, UInt8(ascii: "<")), (.element, 0x0D): return nil
        default:
            var next = offset + 1
            while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
            return Unit(range: offset..<next, meaning: Array(bytes[offset..<next]))
        }
    }

    /// Returns the longest escape that begins at `offset`, which is the longest range that decodes to one character.
    private func escape(at offset: Int, before end: Int) -> Unit? {
        guard offset + 1 < end else { return nil }
        let isNumber = "uU01234567".utf8.contains(bytes[offset + 1])
        var best: Unit?
        for length in 2...(isNumber ? 12 : 4) where offset + length <= end {
            let range = offset..<(offset + length)
            guard range.upperBound == end || bytes[range.upperBound] & 0xC0 != 0x80,
                let meaning = try? StringsEscapes.resolved(in: bytes, range),
                meaning.unicodeScalars.count == 1
            else { continue }
            best = Unit(range: range, meaning: Array(meaning.utf8))
        }
        return best
    }

    private func entity(at offset: Int, before end: Int) -> Unit? {
        guard let semicolon = bytes[offset..<end].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(offset + 1)..<semicolon], as: UTF8.self)
        let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard let scalar = known[name] ?? (name.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init) : nil) else {
            return nil
        }
        return Unit(range: offset..<(semicolon + 1), meaning: Array(String(Character(scalar)).utf8))
    }

    private func written(_ text: String, _ form: Form) -> [UInt8]? {
        switch form {
        case .quoted(let style): Array(style.written(text).utf8.dropFirst().dropLast())
        case .element: (try? XMLPropertyListWriter.escaped(text, key: "")).map { Array($0.utf8) }
        }
    }

    // MARK: - Kept content

    /// Returns the number of units at the start and at the end that the new text has in common with the old.
    private static func commonEnds(_ units: [[UInt8]], _ new: [UInt8]) -> (before: Int, behind: Int) {
        var (before, behind) = (0, 0)
        var (start, end) = (0, new.count)
        while before < units.count, new[start..<end].starts(with: units[before]) {
            start += units[before].count
            before += 1
        }
        while behind < units.count - before {
            let unit = units[units.count - 1 - behind]
            guard end - start >= unit.count, new[start..<end].suffix(unit.count).elementsEqual(unit) else { break }
            end -= unit.count
            behind += 1
        }
        return (before, behind)
    }
}
