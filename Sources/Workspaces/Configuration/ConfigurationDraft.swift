import CatalogCore
import CatalogReports

/// An initial configuration for a project, with comments that describe the other possible settings.
package struct ConfigurationDraft: Sendable {
    /// The survey of the folder.
    package let survey: ProjectSurvey
    /// The settings that depend on the existing findings.
    package let choices: ConfigurationChoices

    /// Creates a draft from a survey and choices.
    package init(_ survey: ProjectSurvey, _ choices: ConfigurationChoices = ConfigurationChoices()) {
        self.survey = survey
        self.choices = choices
    }

    /// The required languages.
    package var languages: [LanguageTag] { survey.languages.filter(\.isLikelyRequired).map(\.language) }

    /// The lookup functions to list.
    ///
    /// Functions that fitloc knows by default are left out.
    package var helpers: [String] { (survey.helpers ?? []).map(\.name).filter { !LookupHelper.known.contains($0) } }

    /// The text of the file.
    package var text: String {
        let introduction = """
            # The configuration of fitloc for this project. Paths are relative to this file.
            # `fitloc rules` lists the rules; `fitloc lint` runs them.

            """
        return
            ([introduction, catalogs, exclude, requirements] + gaps + sourceLanguage + [code, names, severities]
            + [baseline, exceptions])
            .joined(separator: "\n")
    }

    // MARK: - Sections

    private var catalogs: String {
        """
        # The catalogs and folders to read if a command line has no paths.
        \(list("catalogs", survey.tableFolders, fallback: "."))

        """
    }

    private var exclude: String {
        """
        # Paths to skip when folders are searched, in the syntax of .gitignore.
        \(list("exclude", survey.testFolders, fallback: "Tests/"))

        """
    }

    private var requirements: String {
        let counts = survey.languages.map { language in
            let source =
                language.isSource
                ? ", source"
                : language.isUnlisted
                    ? ", not listed in the project" : language.isLikelyRequired ? "" : ", not required"
            return "#   \(language.language.shown): \(language.textCount) of \(language.keyCount) keys\(source)\n"
        }
        let found = counts.isEmpty ? "" : "# Current coverage:\n" + counts.joined()
        let project = survey.origin.flatMap { $0.listsLanguages ? VisibleText.shown($0.path) : nil }
        return """
            # The languages that every key must have\(project.map { ", from the list in \($0)" } ?? "").
            \(found)\(list("languages", languages.map(\.spelling), fallback: "en"))

            """
    }

    /// The section with the source language of legacy tables, or nothing if the project does not need it.
    ///
    /// Catalogs declare their source language themselves.
    private var sourceLanguage: [String] {
        let legacy = survey.tables.filter(\.isLegacy)
        if let origin = survey.origin, let source = origin.source, !legacy.isEmpty {
            return [
                """
                # The source language: \(origin.setting) in \(VisibleText.shown(origin.path)).
                source-language: \(YAMLScalar.text(source.spelling))

                """
            ]
        }
        guard legacy.contains(where: { $0.sourceLanguage == nil }), let first = survey.languages.first else {
            return []
        }
        return [
            """
            # The source language, which the files do not specify.
            source-language: \(YAMLScalar.text(first.language.spelling))

            """
        ]
    }

    private var code: String {
        """
        # Folders with code that uses the strings. `unused` and `extract` search the whole repository all the same.
        \(list("sources", survey.sourceFolders, fallback: "Sources"))

        # Functions that look up strings, in addition to "key".localized and "key".localized(with:).
        \(list("helpers", helpers, fallback: "tr(_:)"))

        """
    }

    private var names: String {
        """
        # Names that are not translated.
        # do-not-translate: [\(YAMLScalar.text(survey.name ?? "Acme"))]

        # Agreed translations of terms, checked by the rule `glossary` if it is enabled.
        # glossary: [{\(term)}]

        """
    }

    /// A glossary term from the project, or a generic example.
    private var term: String {
        guard let term = survey.words.term else { return "term: settings, de: Einstellungen, never: {de: Optionen}" }
        let (word, translation) = (YAMLScalar.text(term.word), YAMLScalar.text(term.translation))
        return "term: \(word), \(YAMLScalar.text(term.language.spelling)): \(translation)"
    }

    private var exceptions: String {
        """
        # Accepted findings.
        # exceptions:
        #   - rule: identical-to-source
        #     keys: [\(YAMLScalar.text("\(survey.words.keyPrefix ?? "brand").*"))]
        #     reason: names of products

        """
    }

    /// Returns a setting with its values, or a commented-out example if there are none.
    private func list(_ name: String, _ values: [String], fallback: String) -> String {
        let isExample = values.isEmpty
        let shown = (isExample ? [fallback] : values).map(YAMLScalar.text).joined(separator: ", ")
        return "\(isExample ? "# " : "")\(name): [\(shown)]"
    }
}
