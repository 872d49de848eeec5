import AccessorGenerator

/// A writer of the accessor code that replaces a lookup, including the values of the text.
struct AccessorWriter {
    /// The code of a value and its known type.
    struct Value {
        let code: String
        let hint: TypeHint
    }

    let settings: AccessorAdoptionSettings
    let converter: ArgumentConverter
    /// The names of types declared outside the accessors' module, which can shadow an accessor.
    let otherTypes: Set<String>
    /// The module to import for the accessors; nil if they belong to the module of the code.
    let module: String?

    /// Returns the accessor code, without the conversion to a string.
    ///
    /// - Parameter values: The values that the lookup inserts into the text.
    func code(
        for candidate: FoundLookups.Found, _ lookup: Lookup, _ values: [Value]
    ) throws(AccessorAdoption.Reason) -> String {
        let row = candidate.row
        if let accessor = row.accessor {
            guard values.isEmpty else { throw .values(taken: 0, given: values.count) }
            return lookup.argument == nil && BalancedText.hasSpace(accessor) ? "(\(accessor))" : accessor
        }
        guard let key = row.key else { throw .sample(note: row.note) }
        guard let expression = expression(for: candidate) else { throw .noAccessor(key: key) }
        let taken = expression.arguments
        let named = try named(candidate, taken)
        let values = candidate.isText && row.dropsValues ? [] : values
        // The code passes no value if the text in the code spells out the number, as in “One day”. Then the mapping
        // must name the values.
        guard values.count == taken.count || (values.isEmpty && !named.isEmpty) else {
            if values.isEmpty, lookup.isKept { throw .format(taken: taken.count) }
            throw .values(taken: taken.count, given: values.count)
        }
        if !named.isEmpty { return qualified(expression.code(named), expression.root) }
        var codes: [String] = []
        for (value, argument) in zip(values, taken) {
            codes.append(
                try converter.code(
                    value.code, value.hint, as: argument.type, isInterpolated: candidate.isText && lookup.values == nil)
            )
        }
        return qualified(expression.code(codes), expression.root)
    }

    /// Returns code with a module prefix if the project declares a type named like the first identifier of the code.
    private func qualified(_ code: String, _ root: String) -> String {
        guard let module, otherTypes.contains(root) else { return code }
        return "\(module).\(code)"
    }

    /// Returns the values that the mapping names, in the order of the parameters.
    ///
    /// Returns an empty array if the mapping names none of the parameters. Throws if it names only some of the
    /// parameters, or as many other values as there are parameters.
    private func named(
        _ candidate: FoundLookups.Found, _ taken: [NamedArgument]
    ) throws(AccessorAdoption.Reason) -> [String] {
        let codes = taken.compactMap { argument in candidate.values.first { $0.name == argument.name }?.code }
        guard codes.count == taken.count || (codes.isEmpty && candidate.values.count != taken.count) else {
            throw .names(taken: taken.map { $0.name ?? "_" })
        }
        return codes
    }

    /// Returns whether the mapping names at least one parameter of the accessor.
    func namesValues(_ candidate: FoundLookups.Found) -> Bool {
        let arguments = expression(for: candidate)?.arguments ?? []
        return candidate.values.contains { pair in arguments.contains { $0.name == pair.name } }
    }

    private func expression(for candidate: FoundLookups.Found) -> AccessorExpression? {
        candidate.row.key.flatMap {
            settings.texts.expression(of: $0, in: candidate.use?.tableName ?? DefaultTable.name)
        }
    }
}
