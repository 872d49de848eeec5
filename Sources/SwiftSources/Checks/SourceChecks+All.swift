import XCStringsKit

extension SourceChecks {
    /// All checks of Swift code, with the exceptions that its comments make.
    ///
    /// - Parameter mentions: what files of other kinds say of keys.
    public init(_ project: SourceProject, mentions: Mentions = Mentions()) {
        let judge = LookupJudge(project)
        let texts = HardCodedTexts.all(in: project)
        self.init(
            [
                KeyMissingCheck(project: project, judge: judge),
                WrongTableCheck(project: project, judge: judge),
                ArgumentMismatchCheck(project: project, judge: judge),
                KeyUnusedCheck(project: project, finder: EvidenceFinder(project, mentions: mentions)),
                HardCodedTextCheck(project: project, texts: texts),
            ],
            suppressions: project.index.files.flatMap(\.suppressions), fileCount: project.index.files.count)
    }
}

extension SourceFile {
    /// The exceptions that comments of the file make.
    var suppressions: [SourceSuppression] {
        facts.directives.flatMap { directive in
            directive.rules.map { name in
                SourceSuppression(
                    rule: RuleRegistry.canonical(RuleID(name)), file: text, range: directive.range, lines: directive.lines)
            }
        }
    }
}
