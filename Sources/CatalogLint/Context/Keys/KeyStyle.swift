/// What a key looks like.
public enum KeyStyle {
    /// Whether nothing but a change of case makes `key` an identifier, as in `homeTitle`: a name such as `TimelineFilter`
    /// may well be a text.
    package static func isHumped(_ key: String) -> Bool {
        isIdentifier(key) && !key.utf8.contains { "._".utf8.contains($0) }
    }

    /// Whether `key` is written as names are, such as `GitHub` and `iCloud`, which identifiers may be too.
    package static func mayBeName(_ key: String) -> Bool {
        isHumped(key) && key.utf8.prefix(2).contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// Whether `key` is one of a storyboard's or nib's, such as `bCo-aX-oxY.title` or `123.title`, whose source text
    /// stands in the file itself.
    package static func isInterfaceBuilderID(_ key: String) -> Bool {
        let parts = key.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let id = parts.first else { return false }
        return id.utf8.allSatisfy { $0.isASCIIDigit } || id.split(separator: "-").map(\.utf8.count) == [3, 2, 3]
    }

    /// Whether `key` is an identifier such as `home.title` or `HOME_TITLE` rather than a text that a person could read.
    ///
    /// It has no spaces, is made of ASCII letters, digits and `._-` only, and has a dot, an underscore or a change of
    /// case inside: a single plain word such as `Save` may well be the text itself.
    public static func isIdentifier(_ key: String) -> Bool {
        var hasJoint = false
        var previousIsLower = false
        var previousIsWord = false
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                previousIsLower = true
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
        // `Loading...` and `Done.` are texts: an identifier does not end in a joint.
        return hasJoint && previousIsWord
    }
}
