/// What a key looks like.
public enum KeyStyle {
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
