import CatalogCore

/// The names that code must use before a program gets to a declaration: those of its function or computed property, and
/// of the types around it.
struct DeclarationNeeds: Sendable {
    let declarations: Declarations
    /// The classes that interface files name; nil if they are not known, so that any class can be among them.
    let interfaceClasses: Set<String>?
    /// The names that each declaration needs, as far as they were asked for.
    private let known = Memo<String, [String]>()

    init(_ declarations: Declarations, interfaceClasses: Set<String>?) {
        self.declarations = declarations
        self.interfaceClasses = interfaceClasses
    }

    /// Returns a name that a declaration needs and that is not among the used ones; nil if there is none.
    func first(of declaration: String, notIn used: Set<String>) -> String? {
        needs(of: declaration).first { !used.contains($0) }
    }

    private func needs(of declaration: String) -> [String] {
        guard !declaration.isEmpty else { return [] }
        return known.value(for: declaration) {
            let dot = declaration.lastIndex(of: ".")
            let owner = dot.map { String(declaration[..<$0]) } ?? ""
            let name = dot.map { String(declaration[declaration.index(after: $0)...]) } ?? declaration
            let isNeeded = Names.isType(name) ? isMadeByCode(declaration) : isCalledByCode(name, of: owner)
            return needs(of: owner) + (isNeeded ? [name.filter { $0 != "`" }] : [])
        }
    }

    // MARK: - Types

    /// Returns whether only code that names a type can make it, so that no framework or interface file does.
    private func isMadeByCode(_ type: String) -> Bool {
        let facts = declarations.facts(of: type)
        guard facts.contains(where: { $0.kind != .extended }), !facts.contains(where: { $0.kind == .interface }),
            !Self.associated.contains(Declarations.last(type)),
            facts.flatMap(\.attributes).allSatisfy(Self.harmless.contains)
        else { return false }
        let isInInterface = interfaceClasses?.contains(Declarations.last(type)) ?? true
        return SystemConformances.allow(type, declarations) {
            if SystemConformances.isInterfaceClass($0) { return !isInInterface }
            return $0 != "NSObject" && $0 != "App"
                && (SystemConformances.inert.contains($0) || Self.made.contains($0) || Self.isDelegate($0))
        }
    }

    /// The attributes and macros that do not let other code make a type.
    private static let harmless: Set<String> = [
        "MainActor", "Observable", "Model", "available", "propertyWrapper", "dynamicMemberLookup", "resultBuilder",
        "frozen", "Reducer", "IBDesignable", "ObservableState", "preconcurrency", "usableFromInline",
        "dynamicCallable", "globalActor",
    ]

    /// The nested types that a protocol of a framework names.
    private static let associated: Set<String> = ["State", "Action", "CodingKeys", "Body", "Path", "Destination"]

    /// The supertypes whose members a framework calls, but only on values that code makes.
    private static let made: Set<String> = [
        "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
        "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "GaugeStyle", "MenuStyle", "LabeledContentStyle",
        "Layout", "PreferenceKey", "EnvironmentKey", "FocusedValueKey", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable", "ToolbarContent",
        "Commands", "CustomStringConvertible", "CustomDebugStringConvertible", "LocalizedError", "CustomNSError",
        "Transferable", "DynamicProperty", "Animatable", "Gesture", "Sequence", "IteratorProtocol", "AsyncSequence",
        "UIActivity", "UIActivityItemProvider", "Operation",
    ]

    /// Returns whether a protocol is that of a delegate, which a framework asks only after code made it.
    ///
    /// The system makes the delegates of programs and scenes.
    private static func isDelegate(_ supertype: String) -> Bool {
        ["Delegate", "DataSource"].contains(where: supertype.hasSuffix)
            && !["ApplicationDelegate", "ExtensionDelegate", "SceneDelegate"].contains(where: supertype.hasSuffix)
    }

    /// Returns whether a type is an enumeration whose values only the names of its cases make: no list of all cases, no
    /// raw value and no data.
    func isMadeByCases(_ type: String) -> Bool {
        let facts = declarations.facts(of: type)
        guard facts.contains(where: { $0.kind == .enumeration }),
            facts.allSatisfy({ [.enumeration, .extended].contains($0.kind) }),
            facts.flatMap(\.attributes).allSatisfy(Self.harmless.contains)
        else { return false }
        return SystemConformances.allow(type, declarations) { Self.plain.contains($0) }
    }

    /// The supertypes of enumerations that make no values.
    private static let plain: Set<String> = [
        "Error", "LocalizedError", "CustomNSError", "RecoverableError", "CustomStringConvertible",
        "CustomDebugStringConvertible", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable",
        "@uncheckedSendable",
    ]

    // MARK: - Members

    /// Returns whether only code that names a function or a computed property calls it.
    private func isCalledByCode(_ name: String, of owner: String) -> Bool {
        guard name.first?.isLetter ?? false, !Self.implicit.contains(name), !name.hasPrefix("build") else {
            return false
        }
        let functions = declarations.functions[name, of: owner].filter { $0.kind == .function }
        let properties = declarations.properties[name, of: owner]
        guard !functions.isEmpty || !properties.isEmpty, !functions.contains(where: { $0.isExposed && !$0.isPublic }),
            properties.allSatisfy({ $0.isComputed && !$0.isExposed })
        else { return false }
        if owner.isEmpty || SystemConformances.areInert(owner, declarations) { return true }
        return properties.isEmpty && isOwn(functions, of: owner)
    }

    /// Returns whether the functions of a view or controller are its own, so that no framework calls them.
    ///
    /// A framework calls what overrides its functions, and the functions of delegates, which have parameters.
    private func isOwn(_ functions: [CallableFact], of owner: String) -> Bool {
        guard declarations.ancestors(of: owner).contains(where: SystemConformances.isInterfaceClass),
            functions.allSatisfy({ !$0.isOverride && !$0.isExposed }),
            !declarations.facts(of: owner).flatMap(\.attributes).contains("objcMembers")
        else { return false }
        let hasParameters = functions.contains { !$0.parameters.isEmpty }
        return SystemConformances.allow(owner, declarations) {
            SystemConformances.inert.contains($0) || SystemConformances.isInterfaceClass($0)
                || !hasParameters && Self.isDelegate($0) && ["UI", "NS", "WK"].contains($0.prefix(2))
        }
    }

    /// The members that the compiler or a protocol among the inert ones names.
    private static let implicit: Set<String> = [
        "callAsFunction", "main", "body", "id", "rawValue", "allCases", "wrappedValue", "projectedValue", "hash",
        "encode", "unownedExecutor", "reduce", "state", "objectWillChange",
    ]
}

/// The supertypes of Apple's frameworks.
enum SystemConformances {
    /// Returns whether no framework calls members of a type by its supertypes, except those that show no text.
    ///
    /// A framework can call any member of a subclass of its classes, and of a type that adopts its protocols.
    static func areInert(_ type: String, _ declarations: Declarations) -> Bool {
        allow(type, declarations, inert.contains)
    }

    /// Returns whether the project declares each supertype of a type, or a condition holds for its name.
    ///
    /// An extension of a type of a framework has no members that the framework calls.
    static func allow(_ type: String, _ declarations: Declarations, _ isAllowed: (String) -> Bool) -> Bool {
        (declarations.facts(of: type).flatMap(\.inherited) + declarations.ancestors(of: type)).allSatisfy { supertype in
            let name = Declarations.last(supertype.filter { $0 != " " })
            return isAllowed(name) || declarations.declares(name)
        }
    }

    /// Returns whether a type is a class of views, controllers or windows of UIKit or AppKit.
    static func isInterfaceClass(_ name: String) -> Bool {
        (name.hasPrefix("UI") || name.hasPrefix("NS"))
            && ["View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Window", "Panel"].contains(
                where: name.hasSuffix)
    }

    /// The supertypes whose members show no text, or that code names itself.
    static let inert: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Character",
        "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Identifiable", "Sendable",
        "CaseIterable", "RawRepresentable", "OptionSet", "ObservableObject", "Observable", "View", "ViewModifier",
        "App",
        "Scene", "AnyObject", "Error", "CodingKey", "NSObject", "Actor", "ExpressibleByStringLiteral",
        "@uncheckedSendable", "Strideable", "PersistentModel", "Reducer", "Copyable", "BitwiseCopyable",
    ]
}
