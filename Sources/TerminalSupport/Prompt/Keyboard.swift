private import CTerminalModes
import CatalogCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Unbuffered reading from the terminal.
///
/// Reads one byte at a time, because a buffer would swallow keys that were typed ahead of the next question.
enum Keyboard {
    /// The sequence that a terminal in bracketed-paste mode sends after pasted text.
    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    /// The time, in milliseconds, within which the bytes of one key arrive.
    ///
    /// Later bytes belong to another key.
    private static let patience: Int32 = 30

    /// Waits for the next byte and returns it, or nil if the terminal has disconnected.
    static func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count < 0, errno == EINTR { continue }
            // Another program that shares the terminal may have made it non-blocking.
            guard count < 0, errno == EAGAIN, isReady(within: -1) else { return nil }
        }
    }

    /// Reads the rest of the character that begins with `first`.
    ///
    /// Returns nil if the bytes are not valid UTF-8.
    static func readScalar(beginningWith first: UInt8) -> Unicode.Scalar? {
        var bytes = [first]
        while bytes.count < length(beginningWith: first), let byte = readByte() { bytes.append(byte) }
        return String(validUTF8: bytes)?.unicodeScalars.first
    }

    /// Reads the rest of a pasted text, up to the end-of-paste sequence, which is not returned.
    static func readPaste() -> [UInt8] {
        var bytes: [UInt8] = []
        while let byte = readByte() {
            bytes.append(byte)
            if byte == endOfPaste.last, bytes.suffix(endOfPaste.count) == endOfPaste[...] {
                return bytes.dropLast(endOfPaste.count)
            }
        }
        return bytes
    }

    /// Reads and discards the rest of an escape sequence: an arrow key, a function key or a pasted text.
    static func skipEscapeSequence() {
        guard isReady(within: patience), let introducer = readByte() else { return }
        guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return }
        var sequence: [UInt8] = []
        while isReady(within: patience), let byte = readByte() {
            sequence.append(byte)
            if byte >= 0x40 { break }
        }
        if sequence == Array("200~".utf8) { _ = readPaste() }
    }

    private static func isReady(within milliseconds: Int32) -> Bool { fitloc_has_input(milliseconds) != 0 }

    private static func length(beginningWith first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
