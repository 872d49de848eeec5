/// Words that are put into lines one after another and never broken.
struct HelpColumn {
    /// What the lines after the first begin with.
    let indent: String
    /// The columns of a line.
    let width: Int

    /// The lines.
    func lines(_ start: String, _ words: [String]) -> String {
        var (lines, line) = ("", start)
        for word in words {
            if line.count + 1 + word.count > width, line != indent {
                lines += line + "\n"
                line = indent + word
            } else {
                line += " " + word
            }
        }
        return lines + line + "\n"
    }
}
