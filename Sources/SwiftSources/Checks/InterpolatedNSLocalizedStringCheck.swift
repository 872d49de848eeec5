import CatalogCore
import CatalogLint
import FileSearch
import LintRules

/// A check for values inside a key that is made before the lookup.
struct InterpolatedNSLocalizedStringCheck: SourceCheck {
    let project: SourceProject

    var rule: any Rule.Type { InterpolatedNSLocalizedStringRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        for use in project.index.dynamicUses where project.hasValueInKey(use) {
            guard use.location.audience.isShipped, let file = project.index.file(at: use.location.path)?.text else {
                continue
            }
            let message: FindingMessage =
                CodeFiles.isC(use.location.path)
                ? """
                the value becomes part of the key, and no table has such a key; put its format specifier into the key, \
                and format what the lookup returns
                """
                : """
                the value becomes part of the key, and no table has such a key; use `String(localized:)` with the text, \
                or `String(format:)` around the lookup
                """
            findings.add(
                message, in: file, range: use.location.range, key: use.pattern.description)
        }
    }
}

extension SourceProject {
    /// Returns whether a lookup has a value in its key, and a text around it that no table has.
    func hasValueInKey(_ use: DynamicUse) -> Bool {
        // A literal in `LocalizedStringKey` is a key with specifiers; only a `String` makes it dynamic.
        guard use.kind == .nsLocalizedString || use.kind == .localizedString else { return false }
        return use.pattern.texts.contains { $0.contains(where: \.isLetter) } && !isKnown(use)
    }

    /// Returns whether tables have one of the keys that a lookup can produce, or else a key that matches its pattern.
    private func isKnown(_ use: DynamicUse) -> Bool {
        if let expansions = use.expansions, expansions.contains(where: { !keys.entries(of: $0).isEmpty }) {
            return true
        }
        let copied = use.pattern.copies
        return keys.keysWithoutValues.contains { key in
            use.pattern.matches(key) && !copied.contains { $0.matches(key) }
        }
    }
}

extension KeyGlob {
    /// The patterns of keys into which genstrings copied the code of the values: `Hi \(name)`, which `.strings` files also
    /// have without the backslash.
    fileprivate var copies: [KeyGlob] {
        ["\\(", "("].map { start in
            let last = texts.count - 1
            return KeyGlob(
                texts: texts.enumerated().map { index, text in
                    (index == 0 ? "" : ")") + text + (index == last ? "" : start)
                })
        }
    }
}
