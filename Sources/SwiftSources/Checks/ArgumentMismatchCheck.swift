import CatalogCore
import CatalogLint
import LintRules

/// A check for values whose number or types do not match the format specifiers of a text.
struct ArgumentMismatchCheck: SourceCheck {
    let project: SourceProject
    let classifier: LookupClassifier
    private let types: TypeResolver

    init(project: SourceProject, classifier: LookupClassifier) {
        self.project = project
        self.classifier = classifier
        types = TypeResolver(declarations: project.index.declarations)
    }

    var rule: any Rule.Type { ArgumentMismatchRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        var known: [DeclaredKeys.Entry: [ArgumentType]?] = [:]
        for file in project.index.files {
            for use in project.index.uses(in: file.path) {
                guard let (message, entry, limit) = finding(use, in: file, context, &known) else { continue }
                findings.add(
                    message, in: file.text, range: use.location.range, key: use.key.key, atMost: limit,
                    related: project.keys.location(of: entry).map { [$0] } ?? [])
            }
        }
    }

    /// Returns the finding about a use.
    ///
    /// - Parameter known: The types of the values that texts take, so that each text is read once.
    private func finding(
        _ use: KeyUse, in file: SourceFile, _ context: ProjectContext,
        _ known: inout [DeclaredKeys.Entry: [ArgumentType]?]
    ) -> (FindingMessage, DeclaredKeys.Entry, Severity)? {
        if case .otherValues(let entry) = classifier.outcome(of: use) {
            let (asked, known) = (Quotation.of(use.key.key), Quotation.of(project.keys.key(of: entry)))
            return ("the values make the key \(asked), but the table has \(known)", entry, .error)
        }
        guard use.kind != .accessor, use.kind != .laterLookup, use.certainty == .certain,
            use.location.audience.isShipped,
            !use.key.hasValues
        else {
            return nil
        }
        let formats = file.facts.formats.filter { !$0.takesArray && $0.key.contains(use.location.range.lowerBound) }
        guard !formats.isEmpty || use.showsTextAsIs || use.defaultValue?.hasValues == true,
            let entry = project.keys.entries(of: use).first
        else { return nil }
        let found = known[entry] ?? taken(entry, context)
        known[entry] = .some(found)
        return found.flatMap { fault(use, in: file, formats, $0) }.map { ($0.message, entry, $0.limit) }
    }

    /// Returns the types of the values that a text takes.
    ///
    /// If the table has no source language, the one of the configuration applies.
    private func taken(_ entry: DeclaredKeys.Entry, _ context: ProjectContext) -> [ArgumentType]? {
        let table = project.tables[entry.table]
        let source = table.sourceLanguage ?? context.tables.first { $0.table.name == table.name }?.sourceLanguage
        let found = table.entry(at: entry.index)
        let taken = found.namedArguments(source: source)?.map(\.type)
        // A plural form can depend on a number that none of the texts shows.
        let isPlural = found.localizations.contains { !$0.content.variations.isEmpty }
        return taken?.isEmpty == true && isPlural ? nil : taken
    }

    /// Returns what is wrong with the values of a use.
    ///
    /// - Parameter formats: The formats that contain the use.
    private func fault(
        _ use: KeyUse, in file: SourceFile, _ formats: [FormatFact], _ taken: [ArgumentType]
    ) -> (message: FindingMessage, limit: Severity)? {
        if let values = defaultValues(of: use, in: file) {
            return PassedValueComparison(types, owner: owner(use, file)).mismatch(
                of: values, taken, mayPassArray: false)
        }
        if let format = formats.first(where: \.isFoundation), file.isWhole(use, of: format) {
            return PassedValueComparison(types, owner: owner(use, file)).mismatch(of: format.values, taken)
        }
        guard formats.isEmpty || use.kind == .helper else { return nil }
        if use.kind == .helper, let format = formats.first, let values = values(of: format, use) {
            return PassedValueComparison(types, owner: owner(use, file)).mismatch(of: values, taken)
        }
        guard formats.isEmpty, use.showsTextAsIs, !taken.isEmpty else { return nil }
        return (PassedValueComparison.message(taken: taken.count, passed: 0), .error)
    }

    private func owner(_ use: KeyUse, _ file: SourceFile) -> String {
        literal(use, file).map { file.context(of: $0.spot).type } ?? ""
    }

    private func literal(_ use: KeyUse, _ file: SourceFile) -> LiteralFact? {
        file.facts.literals.first { $0.spot.range == use.location.range }
    }

    /// Returns the values in the default value of a use, which the system inserts into the text of the table; nil if
    /// there are none.
    private func defaultValues(of use: KeyUse, in file: SourceFile) -> [TypeHint]? {
        guard use.kind == .localizedString, use.defaultValue?.hasValues == true,
            case .argument(let call, _)? = literal(use, file)?.role,
            let index = file.facts.calls[call].labels.firstIndex(of: "defaultValue"),
            let text = file.facts.literals.first(where: { $0.role == .argument(call: call, index: index) })
        else { return nil }
        return text.segments.compactMap { segment in
            guard case .interpolation(let value) = segment else { return nil }
            if value.specifier != nil { return .unknown }
            // Any other label is for a format, whose result is a string.
            return [nil, "placeholder"].contains(value.label) ? value.hint : .type("String")
        }
    }

    /// Returns the values that a helper inserts into the text, which are those of its `CVarArg` parameter.
    private func values(of format: FormatFact, _ use: KeyUse) -> [TypeHint]? {
        let functions = project.index.declarations.functions[format.name]
        let variadic = functions.compactMap { function in function.parameters.first { $0.type == "CVarArg..." } }
        guard let parameter = variadic.first else {
            // `localized(with:)` is recognized even if the project does not declare it.
            return format.name == "localized" && format.labels.first == "with" && functions.isEmpty
                ? format.values : nil
        }
        guard let start = format.labels.firstIndex(of: parameter.label) else { return nil }
        let rest = format.labels[start...].dropFirst()
        guard rest.allSatisfy({ $0 == nil }) else { return nil }
        return Array(format.values[start...])
    }
}

extension SourceFile {
    /// Returns whether a lookup is the format of a call, rather than a part of the format or outside it.
    func isWhole(_ use: KeyUse, of format: FormatFact) -> Bool {
        let start = use.location.range.lowerBound
        guard format.key != use.location.range, format.key.contains(start) else { return false }
        return !facts.joins.contains { $0.spot.range.contains(start) }
            && !facts.formats.contains {
                $0.key.contains(start) && $0.key.count < format.key.count && $0.isFoundation
            }
    }
}

extension KeyUse {
    /// Whether a view shows the text without inserting values.
    fileprivate var showsTextAsIs: Bool {
        kind == .swiftUI && !(key.key.utf8.contains(UInt8(ascii: "%")) && key.key.contains("%"))
    }
}
