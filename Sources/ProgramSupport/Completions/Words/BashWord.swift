import CatalogCore

/// Quoting of texts for bash.
enum BashWord {
    /// Returns the text with each special character escaped on its own.
    ///
    /// bash inserts the common prefix of all offers. Therefore equal prefixes of two texts must have equal quoted
    /// forms, which escaping character by character ensures.
    ///
    /// - Parameter quote: The quote that is open at the insertion point. bash closes the quote after the inserted text.
    static func quoted(_ text: String, within quote: TypedWord.Quote?) -> String {
        if text.unicodeScalars.allSatisfy(isPlain) { return text }
        var result = ""
        for scalar in text.unicodeScalars { result += quoted(scalar, within: quote) }
        return result
    }

    private static func quoted(_ scalar: Unicode.Scalar, within quote: TypedWord.Quote?) -> String {
        let (end, start) =
            switch quote {
            case nil: ("", "")
            case .single: ("'", "'")
            case .double: ("\"", "\"")
            case .escaped: ("'", "$'")
            }
        if VisibleText.isHidden(scalar) { return "\(end)$'\(escape(scalar))'\(start)" }
        switch quote {
        case nil: return isPlain(scalar) ? "\(scalar)" : "\\\(scalar)"
        case .single: return scalar == "'" ? "'\\''" : "\(scalar)"
        case .escaped: return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
        case .double:
            // In double quotes, bash keeps a backslash before `!`.
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
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 16)
                return "\\x" + (digits.count < 2 ? "0" : "") + digits
            }.joined()
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case ".", "_", "-", "/", "+", ",", ":", "=", "@", "%": true
        default: scalar.value >= 0x80 && !VisibleText.isHidden(scalar)
        }
    }
}
