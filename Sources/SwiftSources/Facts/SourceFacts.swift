import CatalogCore

/// The facts about one Swift file, as found by its parser.
///
/// The facts depend only on the bytes of the file, so that `FactsCache` can store them. `SourceIndex` resolves what
/// depends on other files, such as parameters that take keys and the types of properties.
package struct SourceFacts: Hashable, Sendable {
    /// The string literals, in the order of the file.
    var literals: [LiteralFact] = []
    /// Calls, attributes and macros that have an argument relevant to lookups.
    var calls: [CallFact] = []
    /// Places where code can use a key that is not a single literal.
    var dynamics: [DynamicFact] = []
    /// Chains of names: `Texts.Home.title`.
    var members: [MemberFact] = []
    /// Lookup functions that code passes on without calling them.
    var references: [ReferenceFact] = []
    /// Types and extensions.
    var types: [TypeFact] = []
    /// Functions, initializers and enumeration cases with associated values.
    var callables: [CallableFact] = []
    /// Properties of types and global variables.
    var properties: [PropertyFact] = []
    /// The cases of enumerations of strings whose raw value is their name.
    var namedCases: [NamedCaseFact] = []
    /// Type aliases, such as `typealias Key = LocalizedStringKey`.
    var aliases: [String: String] = [:]
    /// Declarations that look up strings by their argument or receiver.
    var helpers: [HelperFact] = []
    /// Members of strings that pass the string on to a function of the project.
    var forwarders: [ForwarderFact] = []
    /// The imported modules.
    var imports: [String] = []
    /// Concatenations of strings and SwiftUI texts.
    var joins: [JoinFact] = []
    /// Calls that pass values together with a possible key.
    var formats: [FormatFact] = []
    /// Values for parameters, properties and results that can hold strings.
    var values: [ValueFact] = []
    /// The names of functions and members that code passes on without calling them: `makeRow`, `Page.init`.
    ///
    /// The names are unique and sorted.
    var passedNames: [String] = []
    /// The names of types whose instances code makes outside of previews and of the types themselves: `Row` for
    /// `Row()`.
    ///
    /// The names are unique and sorted.
    var madeTypes: [String] = []
    /// The names of types whose instances previews make, unique and sorted.
    var previewedTypes: [String] = []
    /// The names that the declarations refer to, except those in previews and debug builds.
    var usedNames: [UsedNamesFact] = []
    /// The names of type parameters and associated types.
    var genericNames: [String] = []
    /// Comments with instructions for fitloc.
    var directives: [DirectiveFact] = []
    /// The declarations that enclose the facts.
    var contexts: [ContextFact] = []
    /// The reason why the file was not read completely; nil if it was.
    package internal(set) var problem: SourceProblem?
}

/// The declarations that enclose a fact.
struct ContextFact: Hashable, Sendable {
    /// The full name of the enclosing type, such as `HomeView.Row`; empty outside of types.
    var type: String
    /// The enclosing declaration with its type: `HomeView.body`.
    var declaration: String
    /// Whether the code is only for previews.
    var isPreview: Bool
    /// Whether the code is only part of debug builds.
    var isDebug: Bool
    /// Whether the code only runs if a switch for debugging is on.
    var isDebugging = false
}

/// A location in a file.
struct SourceSpot: Hashable, Sendable {
    /// The range in bytes.
    var range: ByteRange
    /// The start by line and column.
    var position: TextPosition
    /// The index of the enclosing declarations in `SourceFacts.contexts`.
    var context: Int
}
