/// The settings in a file of git's configuration, as far as a search for files needs them.
///
/// Files that it includes are not read: git writes what it finds out about a volume into `.git/config` itself.
struct GitSettings {
    private let text: String

    init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether the last line that sets a switch in a section without a subsection turns it on.
    func isOn(_ name: String, in section: String) -> Bool {
        var isInSection = false
        var isOn = false
        for line in text.split(whereSeparator: \.isNewline) {
            var rest = Self.trimmed(line)
            if rest.first == "[", let end = rest.firstIndex(of: "]") {
                isInSection = rest[rest.index(after: rest.startIndex)..<end].lowercased() == section
                rest = Self.trimmed(rest[rest.index(after: end)...])
            }
            if isInSection, let value = Self.value(of: name, in: rest) { isOn = value }
        }
        return isOn
    }

    /// Returns the value of a line that sets the switch; nil for other lines.
    private static func value(of name: String, in line: Substring) -> Bool? {
        let content = line.prefix { $0 != "#" && $0 != ";" }
        let parts = content.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
        guard let first = parts.first, first.lowercased() == name else { return nil }
        // A name alone means true.
        guard parts.count == 2 else { return true }
        let value = parts[1].filter { $0 != "\"" }.lowercased()
        return ["true", "yes", "on"].contains(value) || (Int(value) ?? 0) != 0
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start.prefix(0) }
        return start[...end]
    }
}
