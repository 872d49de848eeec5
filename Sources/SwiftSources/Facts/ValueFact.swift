/// What a place is given that may hold strings: an argument, a property, what a function gives.
///
/// Literals that stand there themselves are `LiteralFact`s. These are the other expressions, as far as the file tells
/// what they may be.
struct ValueFact: Hashable, Sendable {
    /// What it is given to.
    var role: LiteralRole
    /// The collections between it and that place, from the inside.
    var steps: [ContainerStep] = []
    /// What it may be; a part that is not known is an interpolation.
    var alternatives: [[TextSegment]]
    /// The local variable that it is.
    var local: String?
    /// What stands around it, by its number.
    var context: Int

    /// Functions of Apple's frameworks that take many values, none of them a string that matters here.
    ///
    /// No facts are kept of their arguments. Of a function of the project that has one of these names, nobody knows
    /// what it is given.
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
