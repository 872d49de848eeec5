import CatalogCore

/// The quoting of paths in git patches.
enum GitPath {
    /// Returns the path on side `a` or `b` of a patch, in quotes if git would otherwise misread it.
    ///
    /// Letters outside ASCII stay readable, as with `core.quotePath false`; git accepts both. Characters that a
    /// terminal would obey or not show are quoted too.
    static func quoted(_ path: String, side: String) -> String {
        let whole = "\(side)/\(relative(path))"
        guard whole.utf8.contains(where: mustBeQuoted) || VisibleText.escaped(whole) != whole else { return whole }
        return "\"" + whole.unicodeScalars.map(escaped).joined() + "\""
    }

    /// Returns the path for a `---` or `+++` line; a tab after the path tells git that spaces belong to the name.
    static func line(_ path: String, side: String) -> String {
        let quoted = quoted(path, side: side)
        return quoted.contains(" ") && !quoted.hasPrefix("\"") ? quoted + "\t" : quoted
    }

    /// Returns the path without a leading `/` or `./`, which patches do not use.
    private static func relative(_ path: String) -> Substring {
        var path = path[...]
        while path.hasPrefix("/") || path.hasPrefix("./") { path = path.dropFirst(path.hasPrefix("/") ? 1 : 2) }
        return path
    }

    private static func mustBeQuoted(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: VisibleText.isHidden(scalar) ? String(scalar).utf8.map(octal).joined() : String(scalar)
        }
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
}
