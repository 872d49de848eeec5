import CatalogLint
import LintRules

extension SourceChecks {
    /// Creates all checks of Swift code, with the suppressions from its comments.
    ///
    /// - Parameters:
    ///   - project: The code to check.
    ///   - whole: All code that can use keys; by default only the code to check.
    ///   - finder: The search for the uses of keys in all code, which another thread creates; by default it covers only
    ///     Swift code.
    package init(
        _ project: SourceProject, whole: SourceProject? = nil,
        finder: @autoclosure @escaping @Sendable () -> EvidenceFinder? = nil
    ) {
        let ((classifier, shown, texts), evidence) = ParallelWork.both {
            let classifier = LookupClassifier(project)
            let shown = UserFacingDeclarations(project.index)
            return (classifier, shown, HardCodedTexts.all(in: project, shown, classifier))
        } and: {
            finder() ?? EvidenceFinder(whole ?? project)
        }
        self.init(
            [
                KeyMissingCheck(project: project, classifier: classifier),
                WrongTableCheck(project: project, classifier: classifier),
                ArgumentMismatchCheck(project: project, classifier: classifier),
                KeyUnusedCheck(project: whole ?? project, finder: evidence),
                HardCodedTextCheck(project: project, texts: texts),
                ConcatenatedTextCheck(project: project, shown: shown),
                LiteralWhereAccessorExistsCheck(project: project),
                UndeterminableKeyCheck(project: project),
                InterpolatedNSLocalizedStringCheck(project: project),
                PluralWithoutLocaleCheck(project: project),
                DefaultValueDriftCheck(project: project),
                ConflictingCallSitesCheck(project: project),
                PreviewOnlyKeyCheck(project: project),
            ],
            suppressions: project.index.files.flatMap(\.suppressions), fileCount: project.index.files.count,
            isCutOff: shown.isCutOff)
    }
}

extension SourceFile {
    /// The suppressions from the comments of the file.
    var suppressions: [SourceSuppression] {
        facts.directives.filter { $0.kind == .off }.flatMap { directive in
            directive.words.map { name in
                SourceSuppression(
                    rule: RuleSet.standard.canonical(RuleID(name)), file: text, range: directive.range,
                    lines: directive.lines)
            }
        }
    }
}
