import CatalogCore
import CatalogRuntime

/// The identifiers of a table that begin alike, such as `home.title` and `home.done`, or `HomeTitle` and `HomeDone`.
///
/// A word with a capital inside, such as `GitHub`, may be a name, and `node.js` may be a text. Several keys that begin
/// alike are identifiers.
struct KeyFamilies: Sendable {
    private struct Family: Sendable {
        var keyCount = 0
        var hasSourceText = false
    }

    private var families: [Substring: Family] = [:]
    /// Whether an identifier of the table has a text in the source language.
    private var haveSourceTexts = false

    /// Creates the families of a table.
    init(of context: TableContext) {
        for index in 0..<context.table.entryCount {
            let entry = EntryContext(context.table.entry(at: index), in: context)
            guard let beginning = KeyStyle.beginning(of: entry.key) else { continue }
            families[beginning, default: Family()].keyCount += 1
            guard entry.hasOwnSourceText else { continue }
            families[beginning]?.hasSourceText = true
            haveSourceTexts = true
        }
    }

    /// Returns whether other keys that begin like a key show that it is an identifier.
    func prove(_ key: String) -> Bool {
        guard let family = KeyStyle.beginning(of: key).flatMap({ families[$0] }) else { return false }
        return family.hasSourceText || haveSourceTexts && family.keyCount >= 3
    }
}

extension EntryContext {
    /// Whether the key is an identifier, with arguments or without, and other keys of the table begin like it.
    ///
    /// One of them has a text in the source language, or they are at least three in a table of identifiers with texts.
    package var isProvenIdentifier: Bool {
        table.keyFamilies.value(makingFirst: { KeyFamilies(of: table) }).prove(key)
    }

    /// Whether the source language has a text that is not the key.
    fileprivate var hasOwnSourceText: Bool {
        sourceParts.contains { part in
            part.unit.state != .new && part.unit.value.map { !$0.hasSameContents(as: entry.key) } ?? false
        }
    }
}

extension KeyStyle {
    /// Returns the identifier with which `key` begins if only arguments follow: `home.count` of `home.count %lld`.
    package static func identifier(in key: String) -> String? {
        guard let space = key.utf8.firstIndex(of: UInt8(ascii: " ")) else { return isIdentifier(key) ? key : nil }
        let isOfArguments = zip(key.utf8[space...], key.utf8[space...].dropFirst()).allSatisfy { pair in
            pair.0 != UInt8(ascii: " ") || pair.1 == UInt8(ascii: "%")
        }
        guard isOfArguments else { return nil }
        let identifier = String(key[..<space])
        return isIdentifier(identifier) ? identifier : nil
    }

    /// Returns the first part of the identifier in `key`, up to a dot, an underscore, a hyphen or a capital: `home` of
    /// `home.title`, or nil if there is none.
    fileprivate static func beginning(of key: String) -> Substring? {
        guard let identifier = identifier(in: key) else { return nil }
        var isBehindSmallLetter = false
        for index in identifier.utf8.indices {
            let byte = identifier.utf8[index]
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if "._-".utf8.contains(byte) || isCapital && isBehindSmallLetter { return identifier[..<index] }
            isBehindSmallLetter = byte.isASCIILetter && !isCapital
        }
        return nil
    }
}
