import CatalogCore

/// A reader of the lookup functions that a file declares.
struct CHelperReader {
    /// The functions, methods and macros of the file.
    let functions: [CFunction]
    private let code: CCode
    private let lines: LineIndex

    init(_ code: CCode) {
        self.code = code
        functions = CFunctionReader(code).functions
        lines = LineIndex(code.bytes)
    }

    /// Returns the functions whose bodies contain some of the lookups, and give them their parameter as the key.
    func helpers(among lookups: [CLookup]) -> [LookupNames.Declared] {
        var found: [LookupNames.Declared] = []
        for lookup in lookups {
            guard let helper = helper(lookup), !found.contains(where: { $0.fullName == helper.fullName }) else {
                continue
            }
            found.append(helper)
        }
        return found
    }

    /// Returns the function that gives its parameter, or the string that it is called on, to a lookup as the key.
    private func helper(_ lookup: CLookup) -> LookupNames.Declared? {
        guard lookup.key.count == 1, let name = code.name(at: lookup.key.lowerBound),
            let function = functions.last(where: { $0.body.contains(lookup.call.lowerBound) })
        else { return nil }
        let isReceiver = name == "self" && function.owner == "NSString" && function.parameters.isEmpty
        let parameter = function.parameters.firstIndex(of: name)
        guard isReceiver || parameter != nil, !isChanged(name, in: function.body), let table = table(of: lookup) else {
            return nil
        }
        let range = code.range(of: function.body)
        let fact = HelperFact(
            name: function.signature, parameter: parameter, table: table.name, bundle: code.bundle(of: lookup),
            isStatic: function.kind == .method(isStatic: true),
            spot: SourceSpot(range: range, position: lines.position(at: range.lowerBound), context: 0))
        return LookupNames.Declared(helper: fact, owner: function.owner)
    }

    /// Returns the table of a lookup, whose name is nil for the default table; nil if code chooses it.
    private func table(of lookup: CLookup) -> (name: String?, Void)? {
        if let own = lookup.target.own { return (own.table, ()) }
        guard let part = lookup.others[.table], !code.isNothing(part) else { return (nil, ()) }
        return code.literal(in: part).map { ($0.text, ()) }
    }

    /// Returns whether a function assigns to a variable.
    private func isChanged(_ name: String, in body: Range<Int>) -> Bool {
        body.contains { index in
            code.name(at: index) == name && code.isMark("=", at: index + 1) && !code.isMark("=", at: index + 2)
        }
    }
}
