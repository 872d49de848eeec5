import CatalogLint
import FileSearch
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
        let (analysis, evidence) = ParallelWork.both {
            CodeAnalysis(project)
        } and: {
            finder() ?? EvidenceFinder(whole ?? project)
        }
        self.init(analysis, whole: whole, finder: evidence)
    }

    /// Creates all checks of code that is analyzed.
    package init(_ analysis: CodeAnalysis, whole: SourceProject? = nil, finder: EvidenceFinder) {
        let project = analysis.project
        self.init(
            Self.checksOfFiles(analysis) + [
                KeyUnusedCheck(project: whole ?? project, finder: finder),
                StaleKeyCheck(project: whole ?? project, finder: finder), ConflictingCallSitesCheck(project: project),
                PreviewOnlyKeyCheck(project: project), UncompiledCodeCheck(analysis),
            ],
            suppressions: project.index.files.flatMap(\.suppressions),
            fileCount: project.index.files.count { !CodeFiles.isHeader($0.path) },
            isCutOff: analysis.shown.isCutOff)
        leftOut = project.leftOutPaths
    }

    /// Creates the checks whose findings in a file follow from the file, the declarations of all files, and the tables.
    ///
    /// - Parameter analysis: The analysis of an edited file in its project.
    package init(ofFile analysis: CodeAnalysis) {
        let files = analysis.project.index.files
        self.init(
            Self.checksOfFiles(analysis), suppressions: files.flatMap(\.suppressions), fileCount: files.count,
            isCutOff: analysis.shown.isCutOff)
        leftOut = analysis.project.leftOutPaths
    }

    /// The rules of the checks in `init(ofFile:)`.
    package static let rulesOfFiles = Set(
        checksOfFiles(CodeAnalysis(SourceProject([], tables: []))).map { $0.rule.description.id })

    /// The rules of all checks, in their order.
    static let rules = SourceChecks(SourceProject([], tables: [])).checks.map { $0.rule }

    private static func checksOfFiles(_ analysis: CodeAnalysis) -> [any SourceCheck] {
        let (project, classifier) = (analysis.project, analysis.classifier)
        return [
            KeyMissingCheck(analysis),
            WrongTableCheck(project: project, classifier: classifier),
            ArgumentMismatchCheck(project: project, classifier: classifier),
            HardCodedTextCheck(project: project, texts: analysis.texts),
            ConcatenatedTextCheck(project: project, shown: analysis.shown),
            LiteralWhereAccessorExistsCheck(project: project),
            UndeterminableKeyCheck(project: project),
            InterpolatedNSLocalizedStringCheck(project: project),
            PluralWithoutLocaleCheck(project: project),
            DefaultValueDriftCheck(project: project),
        ]
    }
}

extension SourceProject {
    /// The paths of the files that nothing compiles.
    fileprivate var leftOutPaths: Set<String> {
        Set(index.files.map(\.path).filter(keys.tableAccess.leavesOut))
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
