/// The parameters of functions that the arguments of calls match.
extension CallResolver {
    /// Returns the parameter for an argument if all arguments of the call match.
    func parameter(of callable: CallableFact, _ call: CallFact, _ index: Int) -> Fitting? {
        var start = 0
        var found: Int?
        let parameters = callable.parameters
        for (number, label) in call.labels.enumerated() {
            guard let next = Self.next(label, in: parameters, from: start) else { return nil }
            if number == index { found = next }
            start = parameters[next].type.hasSuffix("...") ? next : next + 1
        }
        guard let found, !Self.needsMore(parameters[start...]) else { return nil }
        let isGeneric = callable.generics.contains(parameters[found].type)
        return Fitting(
            parameter: parameters[found], index: found, callable: callable,
            isDisfavored: callable.isDisfavored || isGeneric)
    }

    /// Returns the index of the next parameter with a label, if the parameters before it can be omitted.
    private static func next(_ label: String?, in parameters: [ParameterFact], from index: Int) -> Int? {
        var index = index
        while index < parameters.count {
            if parameters[index].label == label { return index }
            guard isOptional(parameters[index]) else { return nil }
            index += 1
        }
        return nil
    }

    /// Returns whether a required argument is missing; a trailing closure can follow.
    private static func needsMore(_ rest: ArraySlice<ParameterFact>) -> Bool {
        rest.contains { !isOptional($0) }
    }

    private static func isOptional(_ parameter: ParameterFact) -> Bool {
        parameter.hasDefault || parameter.type.hasSuffix("...") || parameter.isFunction
            || parameter.type.hasSuffix("?") || parameter.type == "_"
    }
}
