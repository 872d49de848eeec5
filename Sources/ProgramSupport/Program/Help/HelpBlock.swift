/// Consecutive lines of the same kind in a command's discussion.
struct HelpBlock: Equatable {
    /// The lines: paragraphs, or examples without their indentation.
    var lines: [String]
    /// Whether the lines are example commands, which must not be wrapped.
    let isExample: Bool

    /// Splits a text into blocks.
    ///
    /// Indented lines are examples.
    static func blocks(of text: String) -> [HelpBlock] {
        var blocks: [HelpBlock] = []
        var continues = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isBlank = line.allSatisfy { $0 == " " }
            let isExample = line.hasPrefix("  ")
            let content = isExample ? String(line.drop { $0 == " " }) : String(line)
            if isBlank {
                continues = false
            } else if continues, blocks[blocks.count - 1].isExample == isExample {
                blocks[blocks.count - 1].lines.append(content)
            } else {
                blocks.append(HelpBlock(lines: [content], isExample: isExample))
                continues = true
            }
        }
        return blocks
    }
}
