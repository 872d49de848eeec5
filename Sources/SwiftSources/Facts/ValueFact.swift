/// A value for an argument, property or result that can hold strings.
///
/// A literal directly in such a place is a `LiteralFact`. This type covers all other expressions, with their possible
/// contents as far as the file shows.
struct ValueFact: Hashable, Sendable {
    /// The role of the value.
    var role: LiteralRole
    /// The collections between the value and the code that determines its role, from the inside out.
    var steps: [ContainerStep] = []
    /// The possible contents; an unknown part is an interpolation.
    var alternatives: [[TextSegment]]
    /// The name of the local variable; nil if the value is not one.
    var local: String?
    /// The index of the enclosing declarations in `SourceFacts.contexts`.
    var context: Int

    /// Functions of Apple's frameworks that are called often and take no relevant strings.
    ///
    /// The facts omit their arguments. A project function with one of these names therefore counts as receiving unknown
    /// values.
    static let silentFunctions: Set<String> = [
        "padding", "frame", "foregroundStyle", "foregroundColor", "background", "overlay", "font", "opacity", "offset",
        "cornerRadius", "fill", "stroke", "shadow", "animation", "onChange", "onAppear", "onDisappear", "sheet", "task",
        "environment", "environmentObject", "tint", "clipShape", "lineLimit", "disabled", "scaleEffect",
        "rotationEffect",
        "lineSpacing", "multilineTextAlignment", "contentShape", "buttonStyle", "withAnimation", "transition", "zIndex",
        "fixedSize", "layoutPriority", "onTapGesture", "gesture", "map", "compactMap", "flatMap", "filter", "sorted",
        "reduce", "forEach", "append", "insert", "remove", "removeAll", "contains", "prefix", "suffix", "dropFirst",
        "dropLast", "min", "max", "abs", "round", "pow", "sqrt", "zip", "stride", "print", "debugPrint", "assert",
        "precondition", "fatalError", "sleep", "hash", "combine", "encode", "decode", "tag", "id",
        "matchedGeometryEffect",
    ]
}
