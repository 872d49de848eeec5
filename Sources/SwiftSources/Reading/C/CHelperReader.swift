import CatalogCore

/// A reader of the lookup functions that a file declares.
struct CHelperReader {
    private let functions: [CFunction]
    private let code: CCode
    private let lines: LineIndex

    init(_ code: CCode) {
        self.code = code
        functions = CFunctionReader(code).functions
        lines = LineIndex(code.bytes)
    }

    /// Returns the functions that return the text of a lookup whose key is their parameter, or the string that they are
    /// called on.
    ///
    /// A function that looks up in several tables is none: a table cannot be told from its call.
    func helpers(among lookups: [CLookup]) -> [LookupNames.Declared] {
        var found: [String: LookupNames.Declared] = [:]
        var order: [String] = []
        var open: Set<String> = []
        for lookup in lookups {
            guard let (helper, isClear) = helper(lookup) else { continue }
            let name = helper.fullName
            if !isClear { open.insert(name) }
            if let known = found[name] {
                if known.helper.table != helper.helper.table { open.insert(name) }
            } else {
                found[name] = helper
                order.append(name)
            }
        }
        return order.filter { !open.contains($0) }.compactMap { found[$0] }
    }

    /// Returns the function that gives its parameter to a lookup as the key, and whether its table is known.
    private func helper(_ lookup: CLookup) -> (LookupNames.Declared, isClear: Bool)? {
        let key = code.unwrapped(lookup.key)
        guard key.count == 1, let name = code.name(at: key.lowerBound),
            let function = functions.function(at: lookup.call.lowerBound), function.returnsText
        else { return nil }
        let isReceiver = name == "self" && function.owner == "NSString" && function.parameters.isEmpty
        let parameter = function.parameters.firstIndex(of: name)
        guard isReceiver || parameter != nil else { return nil }
        let table = code.table(of: lookup)
        let range = code.range(of: function.body)
        let fact = HelperFact(
            name: function.signature, parameter: parameter, table: table.literal, bundle: code.bundle(of: lookup),
            isStatic: function.kind == .method(isStatic: true),
            spot: SourceSpot(range: range, position: lines.position(at: range.lowerBound), context: 0))
        return (
            LookupNames.Declared(helper: fact, owner: function.owner),
            table.isLiteral && !isChanged(name, in: function.body)
        )
    }

    /// Returns whether a function assigns to a variable.
    private func isChanged(_ name: String, in body: Range<Int>) -> Bool {
        body.contains { index in
            code.name(at: index) == name && code.isMark("=", at: index + 1) && !code.isMark("=", at: index + 2)
        }
    }
}

extension CCode {
    /// The table that a lookup names.
    struct Table {
        /// The name; nil for the default table, or if it is no literal.
        var literal: String?
        /// Whether the code shows the table: it is a literal, or none is given.
        var isLiteral: Bool
    }

    /// Returns the table that a lookup names.
    func table(of lookup: CLookup) -> Table {
        if let own = lookup.target.own { return Table(literal: own.table, isLiteral: true) }
        guard let part = lookup.others[.table], !isNothing(part) else { return Table(literal: nil, isLiteral: true) }
        let text = literal(in: part)?.text
        // An empty name is the default table.
        return Table(literal: text.flatMap { $0.isEmpty ? nil : $0 }, isLiteral: text != nil)
    }

    /// Returns whether an argument is `nil` or `NULL`.
    func isNothing(_ part: Range<Int>) -> Bool {
        part.count == 1 && ["nil", "NULL", "nullptr"].contains(name(at: part.lowerBound))
    }

    /// Returns the code of a lookup's bundle in the form of Swift's; nil for the main bundle of a function.
    func bundle(of lookup: CLookup) -> String? {
        if let own = lookup.target.own { return own.bundle }
        guard let part = lookup.others[.bundle] ?? lookup.receiver, !isNothing(part) else { return nil }
        switch names(in: part.prefix(8)).prefix(2) {
        case ["NSBundle", "mainBundle"], ["CFBundleGetMainBundle"]: return "Bundle.main"
        case ["NSBundle", "bundleForClass"]: return "Bundle(for: type(of: self))"
        case ["NSBundle", "bundleWithIdentifier"]: return "Bundle(identifier: \(source(of: part)))"
        case ["SWIFTPM_MODULE_BUNDLE"]: return "Bundle.module"
        default: return source(of: part)
        }
    }
}
