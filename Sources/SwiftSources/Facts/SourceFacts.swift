import XCStringsKit

/// What one Swift file says by itself, found by parsing alone.
///
/// It depends on the bytes of the file and on nothing else, so that it can be kept (`FactsCache`). What needs other
/// files (which parameters take keys, what type a property has) is left open, and `SourceIndex` settles it.
package struct SourceFacts: Hashable, Sendable {
    /// The string literals, in the order of the file.
    var literals: [LiteralFact] = []
    /// Calls, attributes and macros with an argument that a look-up may take.
    var calls: [CallFact] = []
    /// Places where a key may be made of something else than one literal.
    var dynamics: [DynamicFact] = []
    /// Names with what is asked of them: `Texts.Home.title`.
    var members: [MemberFact] = []
    /// Look-ups that are not called where they stand.
    var references: [ReferenceFact] = []
    /// Types and extensions.
    var types: [TypeFact] = []
    /// Functions, initializers and cases with values.
    var callables: [CallableFact] = []
    /// Properties, those of types and global ones.
    var properties: [PropertyFact] = []
    /// Other names of types: `typealias Key = LocalizedStringKey`.
    var aliases: [String: String] = [:]
    /// Declarations that look strings up by what they are given.
    var helpers: [HelperFact] = []
    /// The modules that it imports.
    var imports: [String] = []
    /// Strings and texts that are put together.
    var joins: [JoinFact] = []
    /// Values that are passed along with what may be a key.
    var formats: [FormatFact] = []
    /// What is given to places that may hold strings.
    var values: [ValueFact] = []
    /// The names of functions and members that are passed on without being called: `makeRow`, `Page.init`,
    /// each once and in order.
    var passedNames: [String] = []
    /// The names of type parameters and associated types.
    var genericNames: [String] = []
    /// Comments that tell fitloc something of a line.
    var directives: [DirectiveFact] = []
    /// What stands round all these.
    var contexts: [ContextFact] = []
    /// Why the file was not read, or not as a whole.
    var problem: SourceProblem?
}

/// Where in the declarations of a file something stands.
struct ContextFact: Hashable, Sendable {
    /// The type that it stands in, by its whole name: `HomeView.Row`; empty outside of types.
    var type: String
    /// The declaration that it stands in, with its type: `HomeView.body`.
    var declaration: String
    /// Whether it is for previews only.
    var isPreview: Bool
    /// Whether it is compiled into debug builds only.
    var isDebug: Bool
}

/// Where something stands in a file.
struct SourceSpot: Hashable, Sendable {
    /// Its bytes.
    var range: ByteRange
    /// Its beginning by line and column.
    var position: TextPosition
    /// The index of what stands round it.
    var context: Int
}
