/// Detection of texts that are commands for a terminal.
package enum TerminalCommand {
    /// A sentence seldom names as many options.
    private static let fewestOptions = 2

    /// Returns whether a text is a command with several options: `tar -x -f archive.tar`.
    package static func isOne(_ text: String) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        guard let name = tokens.first, name.allSatisfy(isOfName), let end = text.last, !".!?:".contains(end) else {
            return false
        }
        return tokens.count { $0.first == "-" && $0.drop { $0 == "-" }.first?.isLetter ?? false } >= fewestOptions
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLowercase || character.isNumber || "-_".contains(character))
    }
}
