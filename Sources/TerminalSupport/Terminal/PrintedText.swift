import CatalogCore

/// The last check of text before it reaches a terminal or a log.
///
/// Code that prints a value or a path escapes it (see ``VisibleText``). This check shows the codes of what no code has
/// escaped. Text that is escaped passes unchanged, as do the isolates around right-to-left texts. Of all escape
/// sequences, only those of ``Styler`` remain, without the number that tells them from others.
package struct PrintedText {
    /// The bytes before the codes of each style.
    private static let styleMark = Array(Styler.mark.utf8)

    /// The kinds of content to replace by codes.
    package struct Checks: OptionSet, Sendable {
        /// The bits of the kinds.
        package let rawValue: Int

        /// Creates a set from its bits.
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Control characters, except for line breaks and tabs, and controls of the direction of text.
        package static let controls = Checks(rawValue: 1)
        /// Commands for the log of a CI system: `::` at the beginning of a line, `##[` and `##vso[` anywhere.
        package static let commands = Checks(rawValue: 2)
        /// Escape sequences of ``Styler`` and isolates, which are controls that pass otherwise.
        package static let ownControls = Checks(rawValue: 4)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let checks: Checks
    private var lineStart = 0
    /// Whether the current line is known to have text, so that no command can follow in it.
    private var lineHasText = false
    private var copied = 0
    private var result: [UInt8] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ checks: Checks) {
        self.bytes = bytes
        self.checks = checks
    }

    /// Returns a text for a terminal or log.
    package static func checked(_ text: String, _ checks: Checks = [.controls, .commands]) -> String {
        var text = text
        let bytes = text.withUTF8 { changed($0, checks) }
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// Returns one line for a terminal or log.
    ///
    /// Line breaks and characters without a visible form, such as tags, are shown as codes too: a text from a file
    /// cannot begin a line of its own or hide a part of one.
    package static func line(_ text: String) -> String {
        // Only fitloc's own styles and isolates are left of these controls.
        escaped(checked(text), except: ["\u{1B}", "\u{2068}", "\u{2069}", "\t"])
    }

    /// Returns the contents of a file or a patch for a terminal, with all invisible characters as codes.
    ///
    /// Drops zero bytes, which terminals ignore and which files in UTF-16 contain.
    package static func shown(_ bytes: [UInt8]) -> [UInt8] {
        let visible = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
        let text = checked(String(decoding: visible, as: UTF8.self), [.controls, .commands, .ownControls])
        return Array(escaped(text, except: ["\r", "\n", "\t"]).utf8)
    }

    /// Returns a text escaped as by ``VisibleText/escaped(_:)``, except for some characters.
    private static func escaped(_ text: String, except passing: Set<Unicode.Scalar>) -> String {
        var result = ""
        var plain = ""
        for scalar in text.unicodeScalars {
            if passing.contains(scalar) {
                result += VisibleText.escaped(plain)
                result.unicodeScalars.append(scalar)
                plain = ""
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        return result + VisibleText.escaped(plain)
    }

    /// Returns bytes in any encoding without commands for the log of a CI system.
    package static func withoutCommands(_ bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBufferPointer { changed($0, .commands) } ?? bytes
    }

    /// Returns the changed bytes; nil if nothing has to be changed.
    private static func changed(_ bytes: UnsafeBufferPointer<UInt8>, _ checks: Checks) -> [UInt8]? {
        var text = PrintedText(bytes, checks)
        return text.withReplacements()
    }

    private mutating func withReplacements() -> [UInt8]? {
        var index = 0
        while index < bytes.count {
            if isLineBreak(bytes[index]) {
                lineStart = index + 1
                lineHasText = false
                index += 1
            } else if let found = replacement(at: index) {
                result += bytes[copied..<index]
                result += found.code.utf8
                index += found.length
                copied = index
            } else {
                index += 1
            }
        }
        guard copied > 0 else { return nil }
        return result + bytes[copied...]
    }

    /// Returns whether a line ends, as the logs of CI systems see it: also at a carriage return that is not replaced.
    private func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !checks.contains(.controls)
    }

    /// A code to print instead of a character of some bytes.
    private struct Replacement {
        let length: Int
        let code: String

        init(of scalar: Unicode.Scalar) {
            length = String(scalar).utf8.count
            code = VisibleText.code(of: scalar)
        }

        /// Creates the beginning of a terminal's escape sequence from that of a styled text.
        static let style = Replacement(length: styleMark.count, code: "\u{1B}[")

        private init(length: Int, code: String) {
            self.length = length
            self.code = code
        }
    }

    /// Returns the code to print instead of the bytes at an index; nil if they can be printed.
    private mutating func replacement(at index: Int) -> Replacement? {
        switch bytes[index] {
        case UInt8(ascii: ":"):
            checks.contains(.commands) && isCommand(at: index) ? Replacement(of: ":") : nil
        case UInt8(ascii: "#"):
            checks.contains(.commands) && isBracketCommand(at: index) ? Replacement(of: "#") : nil
        case 0x09, 0x20...0x7E: nil
        case let byte: checks.contains(.controls) ? control(byte, at: index) : nil
        }
    }

    // MARK: - Controls

    private func control(_ byte: UInt8, at index: Int) -> Replacement? {
        switch byte {
        case 0x0D where next(1, after: index) == 0x0A: nil
        case 0x1B where !checks.contains(.ownControls) && bytes[index...].starts(with: Self.styleMark): .style
        case 0x00...0x1F, 0x7F: Replacement(of: Unicode.Scalar(byte))
        default: longControl(at: index)
        }
    }

    /// Returns a control of two or three bytes; isolates pass unless they are to be replaced too.
    private func longControl(at index: Int) -> Replacement? {
        guard let scalar = ControlBytes.longControl(in: bytes, at: index) else { return nil }
        let isOwn = scalar == "\u{2068}" || scalar == "\u{2069}"
        return isOwn && !checks.contains(.ownControls) ? nil : Replacement(of: scalar)
    }

    private func next(_ distance: Int, after index: Int) -> UInt8 {
        index + distance < bytes.count ? bytes[index + distance] : 0
    }

    // MARK: - Commands

    /// Returns whether a colon is the first of `::` at the beginning of a line, after any white space.
    private mutating func isCommand(at index: Int) -> Bool {
        guard !lineHasText, next(1, after: index) == UInt8(ascii: ":") else { return false }
        lineHasText = !String(decoding: bytes[lineStart..<index], as: UTF8.self).unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
        return !lineHasText
    }

    /// Returns whether a number sign is the second of `##[` or `##vso[`.
    private func isBracketCommand(at index: Int) -> Bool {
        guard index > 0, bytes[index - 1] == UInt8(ascii: "#") else { return false }
        let ahead = String(decoding: bytes[(index + 1)...].prefix(4), as: UTF8.self).lowercased()
        return ahead.utf8.first == UInt8(ascii: "[") || ahead.utf8.elementsEqual("vso[".utf8)
    }
}
