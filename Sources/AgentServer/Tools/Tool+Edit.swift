import CatalogCore

extension Tool {
    private static let key = InputMember("key", .text).required
    private static let keepGoing = InputMember(
        "keep_going", .flag, "Make all valid changes and skip the others.")

    /// The tool that adds keys.
    static let add = Tool(
        name: "add",
        description: """
            Add new keys with their texts, many in one call; all or none are added. Pass a text in every required language. \
            Format specifiers (%@, %lld) must match the source text.
            """,
        input: [
            InputMember(
                "keys",
                .list(
                    .object([
                        key,
                        InputMember(
                            "values", .texts,
                            #"By language: {"en": "Home", "pt-BR": "Início"}. Plurals: {"en.plural.one": "%lld day", "en.plural.other": "%lld days"}."#
                        ).required,
                        InputMember("comment", .text, "For translators: where the text appears."),
                        .catalog,
                    ]))
            ).required,
            InputMember("incomplete", .flag, "Accept missing languages; they get state new."),
            keepGoing, .dryRun,
        ],
        effect: .adds
    ) { call in
        let list = try ChangeList(call)
        let flags = ["incomplete": call.isSet("incomplete"), "keep-going": call.isSet("keep_going")]
        let answer = try ChangeAnswer(
            try await call.run(
                "add", flags: flags.merging(["dry-run": call.isSet("dry_run")]) { $1 }, ["-"], input: list.lines))
        return try answer.toolAnswer(
            [
                "added": answer.keys("add"), "texts": answer.finishedTexts, "to_translate": answer.openTexts,
            ], call.arguments)
    }

    /// The tool that changes keys.
    static let set = Tool(
        name: "set",
        description: """
            Change texts, comments or states of existing keys, many in one call; all or none are changed. Other values stay: \
            with a new source text, also pass the translations.
            """,
        input: [
            InputMember(
                "keys",
                .list(
                    .object([
                        key, InputMember("values", .texts, "New texts, as in add."), InputMember("comment", .text),
                        InputMember(
                            "state", .texts,
                            #"By language: {"pt-BR": "translated"}. States: new, needs_review, translated."#),
                        InputMember("unset", .list(.text), "Languages whose text is removed."),
                        .catalog,
                    ]))
            ).required,
            keepGoing, .dryRun,
        ],
        effect: .changes
    ) { call in
        let list = try ChangeList(call)
        let flags = ["keep-going": call.isSet("keep_going"), "dry-run": call.isSet("dry_run")]
        let answer = try ChangeAnswer(try await call.run("set", flags: flags, ["-"], input: list.lines))
        return try answer.toolAnswer(["changed": answer.keys("set"), "texts": answer.texts], call.arguments)
    }

    /// The tool that renames a key.
    static let rename = Tool(
        name: "rename",
        description:
            "Rename a key and keep its texts. With in_code, also rename it in Swift code; notes list places to change manually.",
        input: [
            key, InputMember("to", .text, "The new key.").required,
            InputMember("in_code", .flag, "Also change the Swift code."), .catalog, .dryRun,
        ],
        effect: .changesOnce
    ) { call in
        let flags = ["in-sources": call.isSet("in_code"), "dry-run": call.isSet("dry_run")]
        let names = [call.text("key") ?? "", call.text("to") ?? ""]
        let answer = try ChangeAnswer(
            try await call.run("rename", ["catalog": call.catalog()], flags: flags, names))
        return try answer.toolAnswer(["renamed": answer.keys("rename")], call.arguments)
    }
}
