import AccessorGenerator

/// A writer of code that looks up a text by its key, in the style of the project.
struct LookupCodeWriter {
    let literal: AdoptedLiteral
    let key: String
    /// The table that the code must name; nil for the default table.
    let table: String?
    let needsModuleBundle: Bool
    /// The accessor of the key, if the code can use it.
    let accessor: (entry: AccessorDirectory.Entry, style: AccessorStyle)?
    let helper: HelperForm?
    /// Whether the key is the text itself, so that one literal serves as both.
    let keyIsText: Bool

    private var isUsualPlace: Bool { table == nil && !needsModuleBundle }

    /// Whether the code calls a helper of the project, which can name a bundle.
    var asksHelper: Bool {
        guard helperCode != nil, accessor == nil else { return false }
        switch literal.expectedType {
        case .literal, .resource: return false
        case .view: return !MarkupDetection.isMarked(literal.plainText)
        case .string, .format: return true
        }
    }

    /// Whether Xcode's compiler extracts the key from the code: the text itself, in a lookup of the system.
    var isExtracted: Bool { keyIsText && accessor == nil && !asksHelper }

    /// Returns the code that replaces the literal, or nil if the literal stays.
    func replacement() throws(AdoptionObstacle) -> String? {
        switch literal.expectedType {
        case .literal: return try literalAlone()
        case .resource: return try resource()
        case .view(let callee): return try view(callee)
        case .string: return string
        case .format: return format
        }
    }

    // MARK: - Forms of code

    private func literalAlone() throws(AdoptionObstacle) -> String? {
        guard isUsualPlace else { throw .literalOnly }
        if keyIsText { return nil }
        guard literal.values.isEmpty else { throw .literalOnly }
        return written
    }

    private func resource() throws(AdoptionObstacle) -> String? {
        guard isUsualPlace || literal.labels.count == 1 else { throw .literalOnly }
        if keyIsText { return isUsualPlace ? nil : literal.defaultValue + location }
        return written + (literal.values.isEmpty ? "" : ", defaultValue: \(literal.defaultValue)") + location
    }

    private func view(_ callee: String) throws(AdoptionObstacle) -> String? {
        if keyIsText, isUsualPlace { return nil }
        if MarkupDetection.isMarked(literal.plainText) {
            // SwiftUI interprets Markdown only in a key; in a string it shows the marks.
            guard literal.values.isEmpty, isUsualPlace else { throw .literalOnly }
            return written
        }
        if let code = accessorCode(isText: callee == "Text") ?? helperCode { return code }
        let isBare = literal.values.isEmpty || keyIsText
        let own = keyIsText ? literal.defaultValue : written
        if isBare, isUsualPlace { return own }
        guard isBare, callee == "Text", literal.site.isOnlyArgument else { return localizedString }
        return own + (table.map { ", tableName: \(SwiftLiteral().spelling(of: $0))" } ?? "") + bundle
    }

    private var string: String { accessorCode(isText: false) ?? helperCode ?? localizedString }

    /// Code for a format string that must stay unformatted, because its values are inserted later.
    private var format: String {
        if let helper, isHelperPossible { return helper.code(for: key, []) }
        let table = table.map { ", tableName: \(SwiftLiteral().spelling(of: $0))" } ?? ""
        return "NSLocalizedString(\(written)\(table)\(bundle), comment: \"\")"
    }

    // MARK: - Parts of code

    private var written: String { SwiftLiteral().spelling(of: key) }
    private var bundle: String { needsModuleBundle ? ", bundle: .module" : "" }
    private var location: String { (table.map { ", table: \(SwiftLiteral().spelling(of: $0))" } ?? "") + bundle }

    private var localizedString: String {
        if keyIsText { return "String(localized: \(literal.defaultValue)\(location))" }
        return "String(localized: \(written), defaultValue: \(literal.defaultValue)\(location))"
    }

    private var isHelperPossible: Bool { !needsModuleBundle && !keyIsText }

    private var helperCode: String? {
        guard let helper, isHelperPossible else { return nil }
        let arguments = literal.values.compactMap(\.argument)
        guard arguments.count == literal.values.count else { return nil }
        return helper.code(for: key, arguments)
    }

    /// Returns the call of the accessor, or nil if there is none that fits.
    ///
    /// - Parameter isText: Whether the context accepts a `LocalizedStringResource`.
    private func accessorCode(isText: Bool) -> String? {
        guard let (entry, style) = accessor, !entry.isCase else { return nil }
        let values = literal.values.compactMap { $0.argument(in: style) }
        guard values.count == literal.values.count, values.count == entry.labels.count else { return nil }
        let arguments = zip(entry.labels, values).map { label, value in label.map { "\($0): \(value)" } ?? value }
        let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        switch style {
        case .portable: return "\(entry.path.joined(separator: "."))\(call).resolved"
        case .apple:
            let member = ".\(entry.path.dropFirst().joined(separator: "."))\(call)"
            return isText ? member : "String(localized: \(member))"
        }
    }
}
