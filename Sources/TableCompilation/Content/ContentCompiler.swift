import CatalogCore
import CatalogRuntime

/// A compiler for the content of a key in one language (`docs/formats.md` §5).
struct ContentCompiler {
    /// The content of the key in the language.
    let content: LocalizedContent
    /// The content in the source language, which provides facts about plurals that `content` lacks.
    let source: LocalizedContent?
    /// The key, which is the last source for facts about plurals.
    let key: String
    /// The layout of the output files.
    let layout: CompilationOptions.Layout
    /// The problems found so far.
    private(set) var problems: [Problem] = []

    /// The names of the substitutions that texts refer to.
    var used: Set<String> = []

    /// A problem with the part of the text that it concerns.
    struct Problem {
        let problem: CompilerProblem
        let part: PartPath
        let location: TableLocation
    }

    /// The compiled form of a key: a text, a value that varies, or, for texts by device, both.
    struct Result {
        var text: String?
        var rule: CompiledValue?
    }

    init(
        _ content: LocalizedContent, source: LocalizedContent?, key: String, layout: CompilationOptions.Layout
    ) {
        self.content = content
        self.source = source
        self.key = key
        self.layout = layout
    }

    /// Compiles the content; returns an empty result if there is an error.
    mutating func compile() -> Result {
        let result = compiled()
        for substitution in content.substitutions where !used.contains(substitution.name.string) {
            let name = substitution.name.string
            let isReadable = !name.isEmpty && name.utf8.allSatisfy(\.isASCIIWord)
            note(
                isReadable ? .unusedSubstitution(name) : .unreadableName(name), PartPath([.substitution(name)]),
                substitution.content.location)
        }
        return problems.contains { $0.problem.severity == .error } ? Result() : result
    }

    private mutating func compiled() -> Result {
        guard content.variations.count < 2 else {
            note(.severalAxes, .whole, content.location)
            return Result()
        }
        if let variation = content.variations.first { return compile(variation) }
        if let unit = content.unit {
            guard let text = unit.value?.string else { return Result() }
            guard !content.substitutions.isEmpty else { return Result(text: ArgumentNames.removed(from: text)) }
            return Result(rule: value(of: text, .whole, unit.location))
        }
        if let phrases = content.stringSet, let first = phrases.values.first {
            if phrases.values.count > 1 { note(.severalPhrases, .whole, phrases.location) }
            return Result(text: first.string)
        }
        if !content.substitutions.isEmpty { note(.substitutionsWithoutText, .whole, content.location) }
        return Result()
    }

    private mutating func compile(_ variation: Variation) -> Result {
        switch variation.axis {
        case .plural: return Result(rule: plural(variation, .whole))
        case .device: return devices(variation)
        case .width:
            let cases = variation.cases.compactMap { width in
                width.content.unit?.value.map { CompiledValue.Member(width.name.string, .text($0.string)) }
            }
            return Result(rule: cases.isEmpty ? nil : .sorted([.init(RuleNames.width, .sorted(cases))]))
        case .unknown(let axis):
            note(.unknownAxis(axis), .whole, variation.location)
            return Result()
        }
    }

    /// Records a problem with a part of the text.
    mutating func note(_ problem: CompilerProblem, _ part: PartPath, _ location: TableLocation) {
        problems.append(Problem(problem: problem, part: part, location: location))
    }
}
