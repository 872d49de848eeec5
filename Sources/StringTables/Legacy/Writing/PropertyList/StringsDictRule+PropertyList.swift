import CatalogRuntime

extension StringsDictRule {
    /// The rule as members of a dictionary, in the order in which Xcode writes them (docs/formats.md §4).
    var members: [PropertyListMember] {
        var members: [PropertyListMember] = []
        if let format { members.append(PropertyListMember(key: Self.formatKey, text: format)) }
        members += variables.map { PropertyListMember(key: $0.name, members: $0.members) }
        if !devices.isEmpty {
            let cases = devices.map { PropertyListMember(key: $0.name, node: $0.content.node) }
            members.append(PropertyListMember(key: Self.deviceKey, members: cases))
        }
        if !widths.isEmpty {
            let cases = widths.map { PropertyListMember(key: $0.name, text: $0.content) }
            members.append(PropertyListMember(key: Self.widthKey, members: cases))
        }
        return members + others
    }

    /// Throws if the names in the rule would be read back differently; `key` is the key of the rule.
    func checkNames(key: String) throws(LegacyValueError) {
        for variable in variables {
            if [Self.formatKey, Self.deviceKey, Self.widthKey].contains(variable.name) {
                throw .reservedName(variable.name, key: key)
            }
            for category in variable.cases where !StringsDictVariable.categories.contains(category.name) {
                throw .unknownCategory(category.name, key: key)
            }
        }
        for device in devices {
            if case .rule(let rule) = device.content { try rule.checkNames(key: key) }
        }
    }
}

extension StringsDictVariable {
    fileprivate var members: [PropertyListMember] {
        var members: [PropertyListMember] = []
        if let specType { members.append(PropertyListMember(key: Self.specTypeKey, text: specType)) }
        if let valueType { members.append(PropertyListMember(key: Self.valueTypeKey, text: valueType)) }
        let order = PluralCategory.allCases.map(\.rawValue)
        for name in order {
            members += cases.filter { $0.name == name }.map { PropertyListMember(key: name, text: $0.content) }
        }
        return members + others
    }
}

extension StringsDictValue {
    fileprivate var node: PropertyListNode {
        switch self {
        case .text(let text): PropertyListNode(.string(text.string))
        case .rule(let rule): PropertyListNode(.dictionary(rule.members))
        case .other(let node): node
        }
    }
}

extension PropertyListMember {
    fileprivate init(key: String, text: StringsDictText) {
        self.init(key: key, node: PropertyListNode(.string(text.string)))
    }

    fileprivate init(key: String, members: [PropertyListMember]) {
        self.init(key: key, node: PropertyListNode(.dictionary(members)))
    }
}
