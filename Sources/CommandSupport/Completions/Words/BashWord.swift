/// Texts as bash reads them back.
enum BashWord {
    /// The text, with each character that bash would make something of escaped.
    ///
    /// What is the same in two texts is the same in both results, up to where they differ: bash puts what all offers
    /// have in common into the line. So each character is escaped for itself.
    ///
    /// - Parameter quote: the quote that is open where the text goes; bash closes it afterwards.
    static func quoted(_ text: String, within quote: TypedWord.Quote?) -> String {
        if text.unicodeScalars.allSatisfy(isPlain) { return text }
        var result = ""
        for scalar in text.unicodeScalars { result += quoted(scalar, within: quote) }
        return result
    }

    private static func quoted(_ scalar: Unicode.Scalar, within quote: TypedWord.Quote?) -> String {
        let isControl = scalar.value < 0x20 || scalar.value == 0x7F
        let (end, start) =
            switch quote {
            case nil: ("", "")
            case .single: ("'", "'")
            case .double: ("\"", "\"")
            case .escaped: ("'", "$'")
            }
        if isControl { return "\(end)$'\(escape(scalar))'\(start)" }
        switch quote {
        case nil: return isPlain(scalar) ? "\(scalar)" : "\\\(scalar)"
        case .single: return scalar == "'" ? "'\\''" : "\(scalar)"
        case .escaped: return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
        case .double:
            // In double quotes a backslash before ! stays.
            if scalar == "!" { return "\"\\!\"" }
            return "$`\"\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\t": return "\\t"
        case "\r": return "\\r"
        default:
            let digits = String(scalar.value, radix: 16)
            return "\\x" + (digits.count < 2 ? "0" : "") + digits
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case ".", "_", "-", "/", "+", ",", ":", "=", "@", "%": true
        default: scalar.value >= 0x80
        }
    }
}
