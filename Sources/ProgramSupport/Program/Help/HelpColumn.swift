/// Wraps words into lines without breaking a word.
struct HelpColumn {
    /// The indentation of the lines after the first.
    let indent: String
    /// The maximum line length in characters.
    let width: Int

    /// Returns the lines, each with a newline.
    ///
    /// The first line begins with `start`.
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
