import CatalogCore

extension EntryContext {
    /// Whether the key is Info.plist's short name of an app, and the table has the name that people see instead.
    private var isHiddenName: Bool {
        table.kind == .infoPlist && key == "CFBundleName"
            && (0..<table.table.entryCount).contains { table.table.key(at: $0).string == "CFBundleDisplayName" }
    }

    /// Returns the value of ``isKeptName``.
    func findKeptName() -> Bool {
        if isHiddenName { return true }
        guard !hasOtherText else { return false }
        return table.kind == .infoPlist
            ? Self.bundleNames.contains(key) : isProductName || isEveryText(hasFormOfName) || isNameOfProgram
    }

    private func hasFormOfName(_ text: String) -> Bool {
        NameForm.hasInnerCapital(text) || !table.hasRequirements && NameForm.isAcronym(text)
            || NameForm.onlyAcronym(in: text).map(table.keepsAcronym) ?? false
    }

    /// Whether the text is the name of a target of the project, or the name that the system shows for it.
    private var isNameOfProgram: Bool {
        isEveryText { $0.utf8.count < 40 }
            && table.settings.build().projects.contains { project in
                project.programs.contains { program in
                    isEveryText { text in
                        program.name == text || program.texts.contains { $0.isName && $0.text == text }
                    }
                }
            }
    }

    private static let bundleNames: Set<String> = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]

    /// Whether a language of users has a text that is not that of the source.
    private var hasOtherText: Bool {
        let sources = sourceParts.isEmpty ? [key] : sourceParts.compactMap { $0.unit.value?.string }
        return entry.localizations.contains { localization in
            let facts = table.facts(of: localization.language)
            guard !facts.isSource, facts.readers == .users else { return false }
            return localization.content.parts.contains { part in
                part.unit.state != .new && part.unit.value.map { !sources.contains($0.string) } ?? false
            }
        }
    }

    /// Whether the source text, or the key if it is the source text, is the name of a well-known product.
    package var isProductName: Bool { isEveryText(WellKnownNames.contain) }

    /// Whether the key has the form of a name, and Xcode found it in the code without a text in any language.
    private var isUntouchedName: Bool {
        table.isCatalog && entry.localizations.isEmpty && KeyStyle.mayBeName(key)
            && !(table.hasHumpedKeys && isProvenIdentifier)
    }

    private func isEveryText(_ fits: (String) -> Bool) -> Bool {
        let texts = sourceParts.compactMap(\.unit.value)
        return texts.isEmpty ? (keyIsText || isUntouchedName) && fits(key) : texts.allSatisfy { fits($0.string) }
    }
}

extension TableContext {
    /// Returns whether other texts have an acronym, and so have all their translations.
    fileprivate func keepsAcronym(_ acronym: String) -> Bool {
        acronymMemo.value(makingFirst: keptAcronyms).contains(acronym)
    }

    private func keptAcronyms() -> Set<String> {
        var (kept, lost): (Set<String>, Set<String>) = ([], [])
        for index in 0..<table.entryCount {
            let entry = EntryContext(table.entry(at: index), in: self)
            guard let source = entry.counterpart(of: .whole) else { continue }
            let acronyms = NameForm.acronyms(in: source)
            guard !acronyms.isEmpty else { continue }
            let translations = entry.userTranslations(of: .whole)
            guard !translations.isEmpty else { continue }
            for acronym in acronyms {
                let bytes = Array(acronym.utf8)
                if translations.allSatisfy({ $0.text.utf8.contains(bytes) }) {
                    kept.insert(acronym)
                } else {
                    lost.insert(acronym)
                }
            }
        }
        return kept.subtracting(lost)
    }
}
