import SwiftSyntax

/// The names that the declarations of a file refer to.
struct UsedNames {
    /// The names that one declaration refers to.
    private struct Uses {
        /// The names in expressions outside of patterns, with the number of their uses.
        var values: [String: Int] = [:]
        /// The calls by the name of the function.
        var calls: [String: Calls] = [:]
        /// The names behind a dot.
        var members: Set<String> = []
        /// The names in patterns.
        var patterns: Set<String> = []
        /// The types outside of expressions.
        var types: Set<String> = []

        /// Returns the fact about the names.
        func fact(_ context: Int) -> UsedNamesFact {
            let all = Set(values.keys).union(patterns).sorted()
            let called = all.enumerated().compactMap { index, name -> CalledNameFact? in
                guard let calls = calls[name] else { return nil }
                return CalledNameFact(
                    name: index, receivers: calls.receivers, hasPlainCalls: calls.hasPlain,
                    hasReferences: calls.count < values[name] ?? 0 || patterns.contains(name))
            }
            return UsedNamesFact(
                context: context, names: all, types: types.sorted(),
                patterns: patterns.filter { values[$0] == nil }.sorted(), calls: called,
                bare: all.indices.filter { !members.contains(all[$0]) && !Names.isType(all[$0]) })
        }
    }

    /// The calls of a function in one declaration.
    private struct Calls {
        var count = 0
        var receivers: [CalledNameFact.Receiver] = []
        var hasPlain = false

        /// Adds a call, with what the function is a member of; nil if the call can neither throw nor hand a closure over.
        mutating func add(_ receiver: CalledNameFact.Receiver?) {
            count += 1
            if let receiver {
                if !receivers.contains(receiver) { receivers.append(receiver) }
            } else {
                hasPlain = true
            }
        }
    }

    /// The names by the index of the declaration in `SourceFacts.contexts`.
    private var names: [Int: Uses] = [:]

    /// The facts, in the order of the declarations.
    var facts: [UsedNamesFact] {
        names.sorted { $0.key < $1.key }.map { context, names in names.fact(context) }
    }

    /// Adds a name in an expression, also one that code refers to through a binding: `name` for `$name`.
    mutating func add(_ reference: DeclReferenceExprSyntax, in context: Int) {
        let name = reference.baseName.text
        let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
        guard let first = bare.utf8.first, !(0x30...0x39).contains(first), bare != "self" else { return }
        if SwitchCases.isPattern(reference) {
            names[context, default: Uses()].patterns.insert(bare)
        } else {
            names[context, default: Uses()].values[bare, default: 0] += 1
        }
        if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id {
            names[context, default: Uses()].members.insert(bare)
        }
    }

    /// Adds a call of a function, whose name is also a name in an expression.
    ///
    /// - Parameter receiver: What the function is a member of; nil if the call can neither throw nor hand a closure over.
    mutating func add(call name: String, of receiver: CalledNameFact.Receiver?, in context: Int) {
        names[context, default: Uses()].calls[name, default: Calls()].add(receiver)
    }

    /// Adds a type outside of expressions.
    mutating func add(type: String, in context: Int) { names[context, default: Uses()].types.insert(type) }
}
