import CatalogCore
import StandardStreams

extension Prompter {
    /// Asks for one key, which takes effect without Enter.
    ///
    /// - Parameters:
    ///   - label: A list of the keys and their effects, such as `[a]ccept  [e]dit`.
    ///   - keys: The accepted keys, in lower case. Their capital letters are accepted too; all other keys are ignored.
    ///   - enter: The key that Enter stands for, or nil to ignore Enter.
    package mutating func askKey(
        _ label: String, keys: Set<Character>, enter: Character? = nil
    ) throws(OutputError) -> Answer<Character> {
        guard let modes = TerminalModes(hasPasteMarks: hasEscapeSequences) else { return .endOfInput }
        modes.guardFromSignals()
        modes.setKeyByKey()
        defer { modes.restore() }
        try output.write(VisibleText.shown(label) + " ")
        while let byte = Keyboard.readByte() {
            if let signal = modes.signal(for: byte) {
                guard modes.send(signal) else { break }
                modes.setKeyByKey()
                try output.write(VisibleText.shown(label) + " ")
            } else if byte == Self.controlD {
                break
            } else if let key = Self.key(beginningWith: byte, among: keys, enter: enter) {
                try output.writeLine(String(key))
                return .given(key)
            }
        }
        try output.writeLine("")
        return .endOfInput
    }

    private static let controlD: UInt8 = 0x04

    private static func key(
        beginningWith byte: UInt8, among keys: Set<Character>, enter: Character?
    ) -> Character? {
        switch byte {
        case 0x0A, 0x0D: return enter
        case 0x1B:
            Keyboard.skipEscapeSequence()
            return nil
        default:
            guard let scalar = Keyboard.readScalar(beginningWith: byte) else { return nil }
            return Character(scalar).lowercased().first.flatMap { keys.contains($0) ? $0 : nil }
        }
    }
}
