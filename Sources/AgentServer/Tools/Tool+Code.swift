import CatalogCore

extension Tool {
    /// The tool that finds the code that uses keys.
    static let usages = Tool(
        name: "usages",
        description: """
            Find the places where Swift code uses keys: certain uses first, then possible ones. Call it before you rename a \
            key or change its arguments.
            """,
        input: [InputMember("keys", .list(.text)).required, .catalog, .limit(50), .cursor],
        effect: .reads
    ) { call in
        let answer = try await call.run("usages", ["catalog": call.catalog()], call.texts("keys"))
        let found = try answer.required()
        let rows = (found["keys"]?.elements ?? [found]).flatMap { key in
            (key["usages"]?.elements ?? []).map { usage in
                let location = usage.picking("proof", "path", "line", "column", "callee", "pattern")
                return found["keys"] == nil ? location : key.picking("key").adding(location)
            }
        }
        var made = ToolAnswer(["count": .integer(rows.count)])
        made.add("usages", try Page(rows, call.arguments, usual: 50))
        made.add("notes", .array(answer.notes.prefix(5).map { .string($0) }))
        made.add("problems", .array(answer.problems.map(\.fragment)))
        return made
    }

    /// The tool that lists keys that are not used in code.
    static let unused = Tool(
        name: "unused",
        description: """
            List keys that no code uses. proof certain: no code can use the key. likely or possible: because lists code that \
            may use it. Removes nothing.
            """,
        input: [
            InputMember("proof", .choice(["certain", "likely", "possible"]), "The lowest proof; default: likely."),
            .catalog,
            .limit(50), .cursor,
        ],
        effect: .reads
    ) { call in
        let answer = try await call.run(
            "unused", ["proof": call.text("proof") ?? "likely", "catalog": call.catalog()])
        let keys = try answer.required()["unused"]?.elements ?? []
        let proofs = ["certain", "likely", "possible"].map { proof in
            DocumentFragment.Member(proof, .integer(keys.count { $0["proof"]?.text == proof }))
        }
        var made = ToolAnswer(["counts": .object(proofs.filter { $0.value.integer != 0 })])
        if keys.isEmpty { made.add("count", .integer(0)) }
        // What may use any key is said once.
        let reasons = Set(keys.map { $0["because"] ?? .array([]) })
        let isShared = keys.count > 1 && reasons.count == 1
        if isShared, let first = keys.first { made.add("because", row(first)["because"]) }
        let rows = keys.map(row).map { isShared ? $0.leavingOut("because") : $0 }
        made.add("keys", try Page(rows, call.arguments, usual: 50))
        made.add("problems", .array(answer.problems.map(\.fragment)))
        return made
    }

    private static func row(_ key: DocumentFragment) -> DocumentFragment {
        let because = key["because"]?.elements.prefix(2).map { $0.picking("path", "line", "pattern") } ?? []
        return .compact([
            "key": key["key"], "path": key["path"], "proof": key["proof"], "because": .array(because),
        ])
    }

    /// The tool that moves hard-coded strings from code into a catalog.
    static let adopt = Tool(
        name: "adopt",
        description: """
            Move hard-coded strings from Swift code into a catalog: each gets a key, and the code looks it up. Call it with \
            dry_run first to see keys and code. Texts in other languages get state needs_review or new: translate them \
            with set.
            """,
        input: [
            InputMember("paths", .list(.text), "Swift files or folders.").required, .catalog, .limit(40), .dryRun,
        ],
        effect: .changesOnce
    ) { call in
        let flags = ["yes": true, "dry-run": call.isSet("dry_run")]
        let answer = try ChangeAnswer(
            try await call.run("adopt", ["catalog": call.catalog()], flags: flags, call.paths()))
        return try answer.toolAnswer(
            ["adopted": answer.count("adopt"), "keys_added": answer.keys("add")], call.arguments)
    }
}
