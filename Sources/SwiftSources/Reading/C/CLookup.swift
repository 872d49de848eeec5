import CatalogCore

/// A lookup of a string in C, C++ or Objective-C.
struct CLookup: Sendable {
    /// The function, macro or method.
    let target: Target
    /// The tokens of the whole call.
    let call: Range<Int>
    /// The tokens of the key.
    let key: Range<Int>
    /// The tokens of the other arguments.
    let others: [Role: Range<Int>]
    /// The tokens of the object that a method is called on; nil for a function.
    var receiver: Range<Int>?

    /// The role of an argument.
    enum Role: Hashable, Sendable { case key, table, bundle, value, comment, other }

    /// A function, macro or method that looks up strings.
    struct Target: Sendable {
        let kind: KeyUse.Kind
        /// The name as messages show it.
        let name: String
        let roles: [Role]
        /// The lookup of the project; nil for one of the system.
        var own: LookupNames.Lookup?
    }
}

/// The names of functions, macros and methods that look up strings.
struct CLookupNames: Sendable {
    /// By name.
    private(set) var functions: [String: CLookup.Target] = [:]
    /// By selector.
    private(set) var methods: [String: CLookup.Target] = [:]
    /// The methods and properties of a key, by name.
    private(set) var members: [String: CLookup.Target] = [:]

    /// Creates the lookups of Foundation and Core Foundation.
    init() {
        self.init(routines: ["NSLocalizedString", "CFCopyLocalizedString"])
        add(method: "localizedStringForKey:value:table:", [.key, .value, .table])
        add(method: "localizedAttributedStringForKey:value:table:", [.key, .value, .table])
        add(method: "localizedStringForKey:value:table:localizations:", [.key, .value, .table, .other])
        add(method: "localizedUserNotificationStringForKey:arguments:", [.key, .other])
    }

    /// Returns the lookups without those that others replace, such as the app's own `NSLocalizedString`.
    func without(_ others: CLookupNames) -> CLookupNames {
        var names = self
        for name in others.functions.keys { names.functions[name] = nil }
        return names
    }

    /// Creates the macros of routines, with the variants that `genstrings` knows.
    init(routines: [String]) {
        for name in routines {
            add(function: name, [.key, .comment])
            add(function: "\(name)FromTable", [.key, .table, .comment])
            add(function: "\(name)FromTableInBundle", [.key, .table, .bundle, .comment])
            add(function: "\(name)WithDefaultValue", [.key, .table, .bundle, .value, .comment])
        }
    }

    private mutating func add(function name: String, _ roles: [CLookup.Role]) {
        functions[name] = CLookup.Target(kind: .nsLocalizedString, name: name, roles: roles)
    }

    private mutating func add(method selector: String, _ roles: [CLookup.Role]) {
        methods[selector] = CLookup.Target(kind: .bundleLookup, name: selector, roles: roles)
    }

    /// Creates the lookups of a project: functions and macros, methods, and members of keys.
    init(_ own: [LookupNames.Lookup]) {
        for lookup in own {
            guard let labels = lookup.labels, let parameter = lookup.parameter else {
                if lookup.parameter == nil, lookup.labels?.isEmpty ?? true {
                    members[lookup.name] = CLookup.Target(kind: .helper, name: lookup.name, roles: [], own: lookup)
                }
                continue
            }
            let roles = labels.indices.map { $0 == parameter ? CLookup.Role.key : .other }
            let parts = [lookup.name] + labels.dropFirst()
            let target = CLookup.Target(kind: .helper, name: lookup.name, roles: roles, own: lookup)
            let isFunction = lookup.owners?.contains("") ?? true
            if isFunction, labels.allSatisfy({ $0 == "_" }) { functions[lookup.name] = target }
            if labels.first == "_" { methods[parts.map { "\($0):" }.joined()] = target }
        }
    }

    var isEmpty: Bool { functions.isEmpty && methods.isEmpty && members.isEmpty }
}

/// A search for lookups in a file.
struct CLookupSearch {
    private let code: CCode
    private let names: CLookupNames
    private(set) var lookups: [CLookup] = []

    init(_ code: CCode, _ names: CLookupNames) {
        self.code = code
        self.names = names
        for index in code.tokens.indices { find(at: index) }
    }

    private mutating func find(at index: Int) {
        switch code.tokens[index].kind {
        case .name:
            if let target = code.name(at: index).flatMap({ names.functions[$0] }) { addCall(of: target, at: index) }
            if !names.members.isEmpty, code.isMark(".", at: index - 1) { addMember(at: index) }
        case .mark(UInt8(ascii: "[")):
            if !names.methods.isEmpty || !names.members.isEmpty, let message = code.message(at: index) {
                add(message, from: index)
            }
        default: break
        }
    }

    private mutating func addCall(of target: CLookup.Target, at index: Int) {
        guard !isDefinition(index) else { return }
        if let (list, end) = code.arguments(of: index + 1) {
            add(target, list, index..<end + 1, receiver: nil)
        } else if target.own == nil || code.isMark("(", at: index + 1) {
            // Code that is being written, or another name: `#define L NSLocalizedString`.
            lookups.append(CLookup(target: target, call: index..<index + 1, key: index..<index + 1, others: [:]))
        }
    }

    /// Returns whether the parameters of a declaration stand where a call has a key: `NSString *key`.
    private func isParameter(_ part: Range<Int>) -> Bool {
        guard part.count > 1, let type = part.first.flatMap(code.name(at:)), Self.types.contains(type) else {
            return false
        }
        return !part.contains { code.tokens[$0].kind == .string }
    }

    /// The names that begin the type of a parameter.
    private static let types: Set = [
        "NSString", "NSMutableString", "CFStringRef", "const", "id", "std", "char", "string",
    ]

    /// Returns whether a name is the one that a directive defines.
    private func isDefinition(_ index: Int) -> Bool {
        index > 1 && code.tokens[index - 2].kind == .directive
            && ["define", "undef", "ifdef", "ifndef"].contains(code.name(at: index - 1) ?? "")
    }

    private mutating func add(_ message: CCode.Message, from start: Int) {
        let call = start..<message.end + 1
        if let target = names.methods[message.selector], canAnswer(message.receiver, to: target.own) {
            add(target, message.arguments, call, receiver: message.receiver)
        } else if message.arguments.isEmpty, let target = message.names.first.flatMap({ names.members[$0] }) {
            lookups.append(CLookup(target: target, call: call, key: message.receiver, others: [:]))
        }
    }

    /// Returns whether an object can be one that has a lookup of the project.
    private func canAnswer(_ receiver: Range<Int>, to own: LookupNames.Lookup?) -> Bool {
        guard let own, receiver.count == 1, let name = code.name(at: receiver.lowerBound),
            name.first?.isUppercase ?? false
        else { return true }
        // A class: `[Localizer stringFor:@"home.title"]`.
        guard own.isListed || own.isStatic else { return false }
        return own.owners?.contains(name) ?? true
    }

    /// Adds a lookup by a property of the key: `@"home.title".localized`, or of any other object.
    private mutating func addMember(at index: Int) {
        guard let target = code.name(at: index).flatMap({ names.members[$0] }), !code.isMark("(", at: index + 1) else {
            return
        }
        var start = index - 1
        while start > 0, code.tokens[start - 1].kind == .string { start -= 1 }
        if start == index - 1 { start -= 1 }
        guard start >= 0 else { return }
        lookups.append(CLookup(target: target, call: start..<index + 1, key: start..<index - 1, others: [:]))
    }

    private mutating func add(
        _ target: CLookup.Target, _ arguments: [Range<Int>], _ call: Range<Int>, receiver: Range<Int>?
    ) {
        var others: [CLookup.Role: Range<Int>] = [:]
        for (role, argument) in zip(target.roles, arguments) where others[role] == nil { others[role] = argument }
        guard var key = others.removeValue(forKey: .key), target.own == nil || !isParameter(key) else { return }
        // Values of a variadic method follow its last argument.
        if arguments.last == key, receiver != nil { key = code.split(key) { $0.isMark(",") }[0] }
        lookups.append(CLookup(target: target, call: call, key: key, others: others, receiver: receiver))
    }
}
