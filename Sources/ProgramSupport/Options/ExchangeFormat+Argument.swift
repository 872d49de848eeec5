import ArgumentParser
import TranslationExchange

extension ExchangeFormat: ExpressibleByArgument {
    /// Returns the format with a name; nil if there is none.
    public init?(argument: String) { self.init(named: argument) }

    /// The names of all formats.
    public static var allValueStrings: [String] { all.map(\.name) }

    /// The name.
    public var defaultValueDescription: String { name }

    /// The completions: the names of all formats.
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
