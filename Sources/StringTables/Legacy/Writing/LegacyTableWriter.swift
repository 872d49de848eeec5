/// Writing of whole legacy tables in the layout of Xcode and genstrings.
package enum LegacyTableWriter {
    /// Returns a file with the entries in the given order.
    ///
    /// A `.strings` file has the text form in UTF-8, with comments above their pairs and blank lines between pairs
    /// (docs/formats.md §3). A `.stringsdict` file is an XML property list without comments (docs/formats.md §4).
    ///
    /// The file of a store is its only text, with a line break at its end.
    ///
    /// - Throws: `LegacyValueError` if an entry cannot be written or a key occurs twice.
    package static func bytes(
        of entries: [LegacyTableEntry],
        kind: LegacyTableKind
    ) throws(LegacyValueError) -> [UInt8] {
        if let entry = entries.firstRepetition(by: { Array($0.key.utf8) }) {
            throw .repeatedName(entry.key, key: entry.key)
        }
        return switch kind {
        case .strings: Array(try text(of: entries).utf8)
        case .stringsdict: Array(try xml(of: entries).utf8)
        case .storeText: try storeText(of: entries)
        }
    }

    private static func storeText(of entries: [LegacyTableEntry]) throws(LegacyValueError) -> [UInt8] {
        guard let entry = entries.first else { return [] }
        guard entries.count == 1, case .text(let text) = entry.value else { throw .notText(key: entry.key) }
        return StoreTextFile.bytes(of: text)
    }

    private static func text(of entries: [LegacyTableEntry]) throws(LegacyValueError) -> String {
        let style = StringsTokenStyle.doubleQuoted
        var output = ""
        for entry in entries {
            guard case .text(let text) = entry.value else { throw .notText(key: entry.key) }
            if !output.isEmpty { output += "\n" }
            if let comment = entry.comment.flatMap(StringsCommentStyle().written) { output += comment + "\n" }
            output += style.written(entry.key) + " = " + style.written(text) + ";\n"
        }
        return output
    }

    private static func xml(of entries: [LegacyTableEntry]) throws(LegacyValueError) -> String {
        let style = XMLPropertyListStyle.xcode
        var members = ""
        for entry in entries {
            let value = try entry.value.propertyListValue(key: entry.key, kind: .stringsdict)
            let member = PropertyListMember(key: entry.key, node: PropertyListNode(value))
            var writer = XMLPropertyListWriter(style: style, key: entry.key)
            try writer.append(member, indent: style.indentation)
            members += style.indentation + writer.output + "\n"
        }
        return header + (members.isEmpty ? "<dict/>\n" : "<dict>\n" + members + "</dict>\n") + "</plist>\n"
    }

    private static let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
}
