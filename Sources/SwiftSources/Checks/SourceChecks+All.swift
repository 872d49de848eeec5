import XCStringsKit

extension SourceChecks {
    /// All checks of Swift code, with the exceptions that its comments make.
    public init(_ project: SourceProject) {
        let judge = LookupJudge(project)
        let texts = HardCodedTexts.all(in: project)
        self.init(
            [
                KeyMissingCheck(project: project, judge: judge),
                WrongTableCheck(project: project, judge: judge),
                ArgumentMismatchCheck(project: project, judge: judge),
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
