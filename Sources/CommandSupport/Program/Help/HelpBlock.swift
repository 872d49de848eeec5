/// Lines of one kind that follow one another in what a command says of itself.
struct HelpBlock: Equatable {
    /// The lines: paragraphs, or examples without what they are indented by.
    var lines: [String]
    /// Whether the lines are commands to be typed, which nobody may wrap.
    let isExample: Bool

    /// The blocks of a text: lines that are indented are examples.
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
