import CatalogCore

/// Checks of the form of a key.
public enum KeyStyle {
    /// Returns whether only a change of case makes `key` an identifier, as in `homeTitle`.
    ///
    /// A name such as `TimelineFilter` may also be a text.
    package static func isHumped(_ key: String) -> Bool {
        isIdentifier(key) && !key.utf8.contains { "._".utf8.contains($0) }
    }

    /// Returns whether `key` is readable text, which is the source text if the source language has none.
    static func isText(_ key: String) -> Bool { !isPath(key) && !isIdentifier(key) }

    /// Returns whether `key` may be a name such as `GitHub` or `iCloud`, although it has the form of an identifier.
    package static func mayBeName(_ key: String) -> Bool {
        isHumped(key) && key.utf8.prefix(2).contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// Returns whether `key` is from a storyboard or nib, such as `bCo-aX-oxY.title` or `123.title`.
    ///
    /// The source text of such a key is in the storyboard or nib itself.
    package static func isInterfaceBuilderID(_ key: String) -> Bool {
        let parts = key.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let id = parts.first else { return false }
        return id.utf8.allSatisfy { $0.isASCIIDigit } || id.split(separator: "-").map(\.utf8.count) == [3, 2, 3]
    }

    /// Returns whether `key` is from a storyboard or nib, by its form or by the comment that Xcode wrote for it.
    ///
    /// The id of an object can be edited to any name. The comment quotes it:
    /// `Class = "UILabel"; text = "Done"; ObjectID = "done-label";`.
    package static func isOfInterface(_ key: String, comment: Text?) -> Bool {
        isInterfaceBuilderID(key) || comment.map { quotesObject(of: key, $0.string) } ?? false
    }

    /// Returns whether a comment that Xcode wrote quotes the object id with which a key begins.
    package static func quotesObject(of key: String, _ comment: String) -> Bool {
        guard let dot = key.firstIndex(of: ".") else { return false }
        return comment.contains("ObjectID = \"\(key[..<dot])\"")
    }

    /// Returns whether `key` begins with a path in brackets, such as `[Home/Title/text]`, or has `::` between names.
    ///
    /// Text may follow the path, as in `[Home/Title] Start`. A path has no spaces, and a slash, dot or underscore.
    package static func isPath(_ key: String) -> Bool {
        let bytes = key.utf8
        if bytes.first == UInt8(ascii: "[") {
            let inside = bytes.dropFirst().prefix { $0 != UInt8(ascii: "]") }
            guard inside.endIndex < bytes.endIndex, !inside.contains(UInt8(ascii: " ")) else { return false }
            return inside.dropFirst().dropLast().contains { "/._".utf8.contains($0) }
        }
        guard bytes.contains(UInt8(ascii: ":")), !bytes.contains(UInt8(ascii: " ")) else { return false }
        return zip(bytes.dropFirst(), bytes.dropFirst(2)).contains {
            ($0, $1) == (UInt8(ascii: ":"), UInt8(ascii: ":"))
        }
    }

    /// Returns whether `key` is the id of a plural form in an exchange file, `/%lld days:dict/days:dict/one:dict/:string`.
    ///
    /// Such an id is in a table by mistake, and no code looks it up.
    static func isExchangeID(_ key: String) -> Bool {
        key.hasPrefix("/") && key.hasSuffix(":dict/:string")
    }

    /// Returns whether `key` is from an intent definition, such as `9KhaIS` or `b085BW-yc02Yq`.
    ///
    /// Xcode makes such a key of six random letters and digits, which look like no word: a digit or a capital is inside.
    package static func isIntentID(_ key: String) -> Bool {
        let id = key.utf8.prefix { $0.isASCIILetter || $0.isASCIIDigit }
        guard id.count == 6, id.endIndex == key.endIndex || " -".utf8.contains(key.utf8[id.endIndex]) else {
            return false
        }
        let inside = id.dropFirst()
        let hasCapital = inside.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        let hasSmall = id.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return id.contains(where: \.isASCIIDigit) || hasCapital && hasSmall
    }

    /// Returns whether `key` is an identifier such as `home.title` or `HOME_TITLE`, rather than readable text.
    ///
    /// An identifier consists of ASCII letters, digits and `._-`, and has an inner dot, underscore or change of case. A
    /// single plain word such as `Save` may be the text itself.
    public static func isIdentifier(_ key: String) -> Bool {
        var hasJoint = false
        var previousIsLower = false
        var previousIsWord = false
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                previousIsLower = true
                previousIsWord = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                // `step2Title` changes its case behind the digit, but `1M` is a text for one month.
                previousIsWord = true
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                hasJoint = hasJoint || previousIsLower
                previousIsLower = false
                previousIsWord = true
            case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                hasJoint = hasJoint || (previousIsWord && byte != UInt8(ascii: "-"))
                previousIsLower = false
                previousIsWord = false
            default: return false
            }
        }
        // `Loading...` and `Done.` are texts: an identifier does not end in a separator.
        return hasJoint && previousIsWord
    }
}
