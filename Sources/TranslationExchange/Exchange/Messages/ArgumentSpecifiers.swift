import CatalogCore
import CatalogRuntime

/// The format specifiers in the texts of a key, by the names of their arguments.
///
/// Each text is parsed once, so that a look-up costs the same for every number of texts and arguments.
struct ArgumentSpecifiers {
    /// From any text; each source text comes before its translation.
    private var all: [String: FormatSpecifier] = [:]
    private var sources = Texts()
    private var translations = Texts()

    /// Specifiers by the part that has them, and from all parts together.
    private struct Texts {
        private var byPart: [PartPath: [String: FormatSpecifier]] = [:]
        private var all: [String: FormatSpecifier] = [:]

        mutating func add(_ specifiers: [String: FormatSpecifier], at part: PartPath) {
            byPart[part, default: [:]].merge(specifiers) { first, _ in first }
            all.merge(specifiers) { first, _ in first }
        }

        func specifier(named name: String, at part: PartPath) -> FormatSpecifier? { byPart[part]?[name] ?? all[name] }
    }

    /// - Parameter units: All texts of one key.
    init(_ units: [ExchangeUnit], names: ArgumentNames) {
        for unit in units {
            let part = unit.part ?? .whole
            let source = names.specifiers(in: unit.source, at: part) ?? [:]
            let translation = unit.target.flatMap { names.specifiers(in: $0, at: part) } ?? [:]
            sources.add(source, at: part)
            translations.add(translation, at: part)
            translations.add(source, at: part)
            all.merge(source) { first, _ in first }
            all.merge(translation) { first, _ in first }
        }
    }

    /// The names of all arguments.
    var names: Set<String> { Set(all.keys) }

    /// Returns the specifier of an argument from any of the texts.
    subscript(name: String) -> FormatSpecifier? { all[name] }

    /// Returns the specifier of an argument from the text of the part if it has one, otherwise from the key's other
    /// texts.
    ///
    /// - Parameter isSource: Whether to use only the source texts. Otherwise, each translation comes before its source.
    func specifier(named name: String, at part: PartPath, ofSource isSource: Bool) -> FormatSpecifier? {
        (isSource ? sources : translations).specifier(named: name, at: part)
    }
}
