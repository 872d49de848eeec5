/// The declarations of a project with the name of a lookup helper, and the calls of that helper.
struct HelperDeclarations {
    private let name: String
    private let functions: [CallableFact]
    private let properties: [PropertyFact]
    /// The calls of that name in all files.
    private let calls: [CallFact]
    /// The index of the key parameter, by the full name of the function with its labels.
    private let keyParameters: [String: Int?]

    init(_ callee: String, in project: SourceProject) {
        let name = callee.hasPrefix(".") ? String(callee.dropFirst()) : Declarations.last(callee)
        self.name = name
        let type = callee.hasPrefix(".") ? nil : LookupNames.parts(of: callee).type
        functions = project.index.declarations.functions[name].filter { function in
            function.kind == .function && type.map { Declarations.isNamed(function.owner, $0) } ?? true
        }
        properties = project.index.declarations.properties[name]
        calls = project.index.files.flatMap { $0.facts.calls.filter { $0.name == name && $0.form == .function } }
        let facts = project.index.files.flatMap(\.facts.helpers).map { ($0.name, $0.parameter) }
        keyParameters = Dictionary(facts) { first, _ in first }
    }

    /// The helper as a member of the key; nil if it does not return a string or needs more arguments than the key.
    var member: (shape: HelperForm.Shape, valueLabel: String?)? {
        let functions = functions.filter { Self.isString($0.owner) }
        let properties = properties.filter { Self.isString($0.owner) }
        if functions.isEmpty, properties.isEmpty {
            // The declaration is in a package that is not read, so the calls in the project determine the form.
            let isCalled = calls.contains { $0.labels.isEmpty } && !calls.contains { $0.labels.first == "with" }
            let label = calls.contains { $0.labels.first == "with" } ? "with" : nil
            return (.member(name, isCalled: isCalled), label)
        }
        let givesString = properties.contains { Self.givesString($0.type) }
        let isCallable = functions.contains { Self.givesString($0.result) && Self.needsNothing($0.parameters[...]) }
        guard givesString || (isCallable && properties.isEmpty) else { return nil }
        return (.member(name, isCalled: !givesString), Self.labelOfValues(functions, behind: 0))
    }

    /// The helper as a function whose first argument is the key.
    var function: (shape: HelperForm.Shape, valueLabel: String?)? {
        guard !functions.isEmpty else { return undeclaredFunction }
        let usable = functions.filter { isUsable($0) }
        for function in usable {
            guard let receiver = receiver(of: function) else { continue }
            let own = usable.filter {
                $0.owner == function.owner && $0.parameters[0].label == function.parameters[0].label
            }
            let label = function.parameters[0].label
            return (
                .function(receiver + name, label: label == "_" ? nil : label), Self.labelOfValues(own, behind: 1)
            )
        }
        return nil
    }

    private var undeclaredFunction: (shape: HelperForm.Shape, valueLabel: String?)? {
        for call in calls {
            switch call.base {
            case .none: return (.function(name, label: call.labels.first ?? nil), nil)
            case .type(let type): return (.function("\(type).\(name)", label: call.labels.first ?? nil), nil)
            case .implicit, .value: continue
            }
        }
        return nil
    }

    /// Returns the type that a function is called on, with a dot.
    ///
    /// Returns an empty string for a global function, and nil for an instance method, which cannot be called
    /// everywhere.
    private func receiver(of function: CallableFact) -> String? {
        if function.owner.isEmpty { return "" }
        for call in calls {
            if case .type(let type) = call.base, Declarations.isNamed(function.owner, type) { return "\(type)." }
        }
        return nil
    }

    private func isUsable(_ function: CallableFact) -> Bool {
        let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
        let key = keyParameters["\(name)(\(labels))"] ?? 0
        return Self.givesString(function.result) && key == 0 && !function.parameters.isEmpty
            && Self.needsNothing(function.parameters.dropFirst())
    }

    private static func needsNothing(_ parameters: ArraySlice<ParameterFact>) -> Bool {
        parameters.allSatisfy { $0.hasDefault || $0.type.hasSuffix("...") }
    }

    private static func isString(_ owner: String) -> Bool {
        ["String", "StringProtocol", "Swift.String"].contains(owner)
    }

    private static func givesString(_ type: String?) -> Bool { type == "String" || type == "Swift.String" }

    /// Returns the label of the variadic parameter that follows some parameters; `_` if it has no label.
    ///
    /// - Parameter count: The number of parameters before the variadic one.
    private static func labelOfValues(_ functions: [CallableFact], behind count: Int) -> String? {
        let last = functions.first { function in
            givesString(function.result) && function.parameters.count == count + 1
                && function.parameters[count].type.hasSuffix("...")
        }
        return last.map { $0.parameters[count].label ?? "_" }
    }
}
