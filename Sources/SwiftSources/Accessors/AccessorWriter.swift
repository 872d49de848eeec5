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
        guard let expression = expression(for: found) else { throw .noAccessor(key: key) }
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
        let codes = taken.compactMap { argument in found.values.first { $0.name == argument.name }?.code }
        guard codes.count == taken.count || (codes.isEmpty && found.values.count != taken.count) else {
            throw .names(taken: taken.map { $0.name ?? "_" })
        }
        return codes
    }

    /// Whether the mapping names the values of a text.
    func namesValues(_ found: FoundLookUps.Found) -> Bool {
        let arguments = expression(for: found)?.arguments ?? []
        return found.values.contains { pair in arguments.contains { $0.name == pair.name } }
    }

    private func expression(for found: FoundLookUps.Found) -> AccessorExpression? {
        found.row.key.flatMap { settings.texts.expression(of: $0, in: found.use?.tableName ?? UsualTable.name) }
    }
}
