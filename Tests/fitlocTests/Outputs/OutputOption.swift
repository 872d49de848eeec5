import Testing

/// An option that names a file to write which is no table, with the rest of its command line.
struct OutputOption: CustomTestStringConvertible, Sendable {
    /// The command line, in which `@` stands for the file.
    let line: String
    /// The extension that the command requires of the file, if any.
    let ending: String

    init(_ line: String, ending: String = "html") {
        self.line = line
        self.ending = ending
    }

    var testDescription: String { line }

    /// Returns the command line for a file.
    func command(_ path: String) -> String { "fitloc " + line.replacing("@", with: path) }

    /// Every such option.
    ///
    /// A new command with an output belongs here; ``OutputOptionsTests`` compares the list with the help pages.
    static let all = [
        OutputOption("lint --exit-zero -o @"), OutputOption("lint --exit-zero --format json=@"),
        OutputOption("lint --exit-zero --format text --format sarif=@"),
        OutputOption("lint --exit-zero --fix --format junit=@"), OutputOption("lint --write-baseline @"),
        OutputOption("report --format html -o @"), OutputOption("report --format json -o @"),
        OutputOption("preview --format html -o @"), OutputOption("preview --format markdown -o @"),
        OutputOption("export --force --format csv -o @"), OutputOption("export --force --format tmx -o @"),
        OutputOption("export --force --language fr --format xliff -o @"),
        OutputOption("export --force --language fr --format po -o @ L.xcstrings", ending: "po"),
        OutputOption("export --force --language fr --format arb -o @ L.xcstrings", ending: "arb"),
        OutputOption("export --force --language fr --format json -o @ L.xcstrings", ending: "json"),
        OutputOption("generate L.xcstrings -o @", ending: "swift"),
    ]
}
