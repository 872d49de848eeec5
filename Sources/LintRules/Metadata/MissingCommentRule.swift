import CatalogCore
import CatalogLint

/// Finds keys that tell translators nothing.
struct MissingCommentRule: EntryRule {
    static let description = RuleDescription(
        id: "missing-comment",
        category: .metadata,
        summary: "a key has no comment for translators",
        rationale: """
            A translator sees a word and not the screen: “Home” is a page, a house or a key. What Xcode writes where \
            the code says nothing counts as no comment, and so does an instruction to this tool. Keys that are no text \
            (Info.plist, Interface Builder), stale keys and keys that stay as they are, are left out. Only catalogs and \
            .strings files in the text form have comments.
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
        guard CommentWords(entry.entry.comment) == nil else { return }
        findings.add("no comment for translators", at: entry.entry.key.place)
    }

    private func canHaveComment(_ entry: EntryContext) -> Bool {
        let file = entry.table.table.files[entry.entry.key.place.file]
        switch file.format {
        case .catalog: return true
        case .stringsdict: return false
        case .strings: return file.bytes.first { $0 > 0x20 }.map { $0 != UInt8(ascii: "<") } ?? false
        }
    }
}
