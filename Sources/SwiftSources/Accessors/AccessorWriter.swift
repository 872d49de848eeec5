import XCStringsKit

/// Writes the accessor for a look-up, with the values that the look-up puts into the text.
struct AccessorWriter {
    /// A value with what is known of its type.
    struct Value {
        let code: String
        let hint: TypeHint
    }

    let settings: AccessorAdoptionSettings
    let fit: ArgumentFit
    /// The types that code has besides the accessors, which may have the same names.
    let otherTypes: Set<String>
    /// The module that the accessors are imported from; nil for that of the code.
    let module: String?

    /// The code, without what makes a string of it.
    ///
    /// - Parameter values: what the look-up puts into the text.
    func code(
        for found: FoundLookUps.Found, _ lookUp: LookUp, _ values: [Value]
    ) throws(AccessorAdoption.Reason) -> String {
        let row = found.row
        if row.isByHand { throw .byHand(note: row.note) }
        if let accessor = row.accessor {
            guard values.isEmpty else { throw .values(taken: 0, given: values.count) }
            return lookUp.argument == nil && BalancedText.hasSpace(accessor) ? "(\(accessor))" : accessor
        }
        guard let key = row.key else { throw .sample(note: row.note) }
        guard let expression = settings.texts.expression(of: key, in: found.use?.tableName ?? UsualTable.name) else {
            throw .noAccessor(key: key)
        }
        let taken = expression.arguments
        let named = try named(found, taken)
        let values = found.isText && row.dropsValues ? [] : values
        // What a text counts may stand in its words: the mapping alone knows it then.
        guard values.count == taken.count || (values.isEmpty && !named.isEmpty) else {
            if values.isEmpty, lookUp.isKept { throw .format(taken: taken.count) }
            throw .values(taken: taken.count, given: values.count)
        }
        if !named.isEmpty { return qualified(expression.code(named), expression.root) }
        var codes: [String] = []
        for (value, argument) in zip(values, taken) {
            codes.append(
                try fit.code(
                    value.code, value.hint, as: argument.type, isInterpolated: found.isText && lookUp.values == nil))
        }
        return qualified(expression.code(codes), expression.root)
    }

    /// The code with the module before it, where the project has a type of the name that it begins with.
    private func qualified(_ code: String, _ root: String) -> String {
        guard let module, otherTypes.contains(root) else { return code }
        return "\(module).\(code)"
    }

    /// The values that the mapping names, in the order of the text; none where it names none of them.
    private func named(
        _ found: FoundLookUps.Found, _ taken: [NamedArgument]
    ) throws(AccessorAdoption.Reason) -> [String] {
        let pairs = found.isText ? found.row.values : []
        let codes = taken.compactMap { argument in pairs.first { $0.name == argument.name }?.code }
        guard codes.count == taken.count || (codes.isEmpty && pairs.count != taken.count) else {
            throw .names(taken: taken.map { $0.name ?? "_" })
        }
        return codes
    }

    /// Whether the mapping names the values of a text.
    func namesValues(_ found: FoundLookUps.Found) -> Bool {
        guard let key = found.row.key,
            let expression = settings.texts.expression(of: key, in: found.use?.tableName ?? UsualTable.name)
        else { return false }
        return found.row.values.contains { pair in expression.arguments.contains { $0.name == pair.name } }
    }
}
