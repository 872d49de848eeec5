#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What arrives from the terminal, byte by byte, so that nothing that was typed ahead is lost between two questions.
enum Keyboard {
    /// What a terminal sends after pasted text if it was asked to mark it.
    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    /// The bytes of one key arrive together; after this, in milliseconds, none belongs to it any more.
    private static let patience: Int32 = 30

    /// The next byte, awaited; nil when the terminal has gone.
    static func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count < 0, errno == EINTR { continue }
            // Another program may have made the terminal non-blocking for all that share it.
            guard count < 0, errno == EAGAIN, isReady(within: -1) else { return nil }
        }
    }

    /// The next character, awaited; what is no UTF-8 is left out.
    static func readScalar(beginningWith first: UInt8) -> Unicode.Scalar? {
        var bytes = [first]
        while bytes.count < length(beginningWith: first), let byte = readByte() { bytes.append(byte) }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    }

    /// The rest of a pasted text, up to the terminal's mark.
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

    /// Reads what belongs to the key that sent an escape character: an arrow, a function key, a whole pasted text.
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

    private static func isReady(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    private static func length(beginningWith first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
