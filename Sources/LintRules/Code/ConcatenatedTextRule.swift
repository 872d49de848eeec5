import CatalogLint

/// Finds sentences in Swift code that are joined from parts.
package struct ConcatenatedTextRule: SourceRule {
    package static let description = RuleDescription(
        id: "concatenated-text",
        category: .code,
        summary: "a sentence is joined from parts",
        rationale: """
            Other languages order words differently, and the translator of one part does not see the others. Make it \
            one text with a format specifier for each value. The rule finds localized parts, or words in literals, \
            that `+` joins with each other or with values. It ignores a literal in several pieces, parts on separate lines, or \
            with a bullet, a bar, a dash or a semicolon between them, a remark in brackets behind a text, a label with a colon before its value, and \
            what stands before or behind a whole sentence. It is a note for texts that are joined without a value, for keys \
            such as `greeting.prefix`, which let each language have words on both sides, and for words on one side of a value only, which may be a suffix of \
            a name, unless they have a verb such as “could not”, or a function word such as “by” beside the value.
            """,
        severity: .warning,
        impact: .visible,
        scope: .source,
        passing: [
            .code(
                """
                let key = "home." + name
                let both = NSLocalizedString("home.title", comment: "") + "\\n" + NSLocalizedString("home.text", comment: "")
                label.text = prefix + ": " + value
                Text("home.title") + Text(" · ") + Text("home.text")
                label.text = notes + "; " + NSLocalizedString("home.text", comment: "")
                label.text = report + " " + NSLocalizedString("home.done", comment: "")
                label.text = "Open the file " + "/etc/hosts, and save it"
                Text("home.title") + Text(verbatim: " (\\(count))")
                Text("home.title") + Text(" — ") + Text(reason)
                let title = "Strides \\(version) - " + NSLocalizedString("home.text", comment: "")
                label.text = "Owner: " + name
                label.text = NSLocalizedString("home.title", comment: "") + ": " + name
                label.text = NSLocalizedString("home.owner", comment: "") + name
                label.text = name + " (copy)"
                label.text = "The workout was not saved. " + reason
                label.text = report + "No workouts were found."
                label.text = names + NSLocalizedString("\\n\\nRemoved names stay", comment: "")
                """,
                entries: [
                    ("home.title", "Home"), ("home.text", "Your day"), ("home.owner", "Owner: "),
                    ("home.done", "macOS saved the report."),
                ])
        ],
        failing: [
            .code(
                """
                let greeting = ↓NSLocalizedString("home.hello", comment: "") + " " + name
                label.text = ↓"Hello " + name
                Text(↓"home.hello".localized + name)
                let text = ↓Text("home.hello") + Text(name).bold()
                let named = ↓Text("home.hello") + Text(verbatim: " \\(name)")
                label.text = ↓"Well-known " + name
                label.text = ↓"Copied (" + name + ") to the disk"
                label.text = ↓"Could not save " + name
                label.text = ↓"Written by " + name
                Text(↓NSLocalizedString("greeting.prefix", comment: "") + name + NSLocalizedString("greeting.suffix", comment: ""))
                """, entries: [("home.hello", "Hello"), ("greeting.prefix", "Hello"), ("greeting.suffix", "and all")])
        ]
    )

    package init() {}
}
