/// A text in the `mandoc` language.
struct ManualText {
    private(set) var text = ""

    /// Adds a macro with its arguments.
    mutating func macro(_ name: String, _ arguments: String...) {
        text += ([".\(name)"] + arguments.map(Self.escaped)).joined(separator: " ") + "\n"
    }

    /// Adds a line of text.
    mutating func line(_ line: some StringProtocol) {
        let escaped = Self.escaped(String(line))
        // A period or an apostrophe at the beginning of a line would start a macro.
        text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped) + "\n"
    }

    /// Adds text with one sentence per line, and breaks lines that would be longer than 78 bytes.
    private mutating func prose(_ text: some StringProtocol) {
        var current = ""
        for word in text.split(separator: " ") {
            let next = current.isEmpty ? String(word) : "\(current) \(word)"
            if Self.escaped(next).utf8.count > 78, !current.isEmpty {
                line(current)
                current = String(word)
            } else {
                current = next
            }
            guard word.last.map({ ".?!".contains($0) }) ?? false else { continue }
            line(current)
            current = ""
        }
        if !current.isEmpty { line(current) }
    }

    /// Adds paragraphs.
    ///
    /// Examples are added as literal text.
    mutating func paragraphs(_ blocks: [HelpBlock]) {
        var isFirst = true
        for block in blocks {
            if block.isExample {
                literal(block)
            } else {
                if !isFirst { macro("Pp") }
                for paragraph in block.lines { prose(paragraph) }
            }
            isFirst = false
        }
    }

    private mutating func literal(_ block: HelpBlock) {
        text += ".Bd -literal -offset indent\n"
        for example in block.lines { line(example) }
        macro("Ed")
    }

    /// Adds the exit statuses, which are the same for all commands.
    mutating func statuses() {
        macro("Sh", "EXIT STATUS")
        text += ".Bl -tag -width indent\n"
        let meanings = [
            (0, "Success."), (1, "Findings or differences."),
            (2, "Failure."), (64, "Wrong usage."),
        ]
        for (status, meaning) in meanings {
            macro("It", "\(status)")
            line(meaning)
        }
        macro("El")
    }

    /// Adds the section with examples.
    mutating func examples(_ block: HelpBlock) {
        macro("Sh", "EXAMPLES")
        literal(block)
    }

    /// Adds the usage line.
    mutating func synopsis(of command: ToolDescription.Command, named words: [String]) {
        macro("Nm", words.joined(separator: " "))
        for argument in command.shownArguments { line(argument.usage) }
        if !command.shownSubcommands.isEmpty { line("<command>") }
    }

    /// Adds the list of arguments.
    mutating func options(_ arguments: [ToolDescription.Argument]) {
        macro("Sh", "OPTIONS")
        text += ".Bl -tag -width indent\n"
        for argument in arguments {
            let names = (argument.names ?? []).map(\.spelling).joined(separator: ", ")
            macro("It", [names, argument.isFlag ? "" : argument.value].filter { !$0.isEmpty }.joined(separator: " "))
            prose(argument.abstract ?? "")
            let values = argument.unnamedValues
            if !values.isEmpty { line("Values: \(values.joined(separator: ", ")).") }
            if let value = argument.defaultValue { line("The default is \(value).") }
        }
        macro("El")
    }

    /// Adds the list of subcommands.
    mutating func commands(_ commands: [ToolDescription.Command], below words: [String]) {
        guard !commands.isEmpty else { return }
        macro("Sh", "COMMANDS")
        text += ".Bl -tag -width indent\n"
        for command in commands {
            let name = (words + [command.commandName]).joined(separator: "-")
            text += ".It Xr \(name) 1\n"
            prose(command.abstract ?? "")
        }
        macro("El")
    }

    /// Adds a reference to the page of the parent command.
    mutating func seeAlso(_ words: ArraySlice<String>) {
        macro("Sh", "SEE ALSO")
        text += ".Xr \(words.joined(separator: "-")) 1\n"
    }

    /// Escapes backslashes, quotes, which would end a macro's argument, and minus signs, which would become hyphens.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    }
}
