import CatalogCore
import CatalogLint

/// Finds keys without a comment for translators.
struct MissingCommentRule: EntryRule {
    static let description = RuleDescription(
        id: "missing-comment",
        category: .metadata,
        summary: "a key has no comment for translators",
        rationale: """
            A translator sees a word and not the screen: “Home” may be a page, a house or a key. A comment that Xcode \
            writes by default does not count, nor does an instruction to fitloc. A text in `qqq` is a comment. The rule ignores keys that are not \
            texts (Info.plist, Interface Builder), stale keys and keys that are not to be translated. Only catalogs \
            and .strings files in text form have comments.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .entry,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab: today's training" },
                    "FitToday" : { "shouldTranslate" : false },
                    "tab.old" : { "extractionState" : "stale" }
                """),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("qqq.lproj/Localizable.strings", "\"tab.home\" = \"Title of the first tab\";\n"),
            ]),
            RuleExample(files: [("InfoPlist.xcstrings", #"{"sourceLanguage":"en","strings":{"CFBundleName":{}}}"#)]),
        ],
        failing: [
            .entries(
                """
                    ↓"tab.home" : { },
                    ↓"tab.plan" : { "comment" : "" },
                    ↓"tab.today" : { "comment" : "[fitloc:max 12]" }
                """),
            RuleExample(files: [
                (
                    "en.lproj/Localizable.strings",
                    "/* No comment provided by engineer. */\n↓\"tab.home\" = \"Home\";\n/* Tab */\n\"tab.plan\" = \"Plan\";\n"
                )
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.kind == .code, entry.isTranslatable, canHaveComment(entry) else { return }
        guard CommentWords(entry.entry.explanation) == nil else { return }
        findings.add("no comment for translators", at: entry.entry.key.location)
    }

    private func canHaveComment(_ entry: EntryContext) -> Bool {
        let file = entry.table.table.files[entry.entry.key.location.file]
        switch file.format {
        case .catalog: return true
        case .stringsdict, .storeText: return false
        case .strings: return file.bytes.first { $0 > 0x20 }.map { $0 != UInt8(ascii: "<") } ?? false
        }
    }
}
