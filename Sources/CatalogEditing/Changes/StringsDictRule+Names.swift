import CatalogCore
import StringTables

extension StringsDictRule {
    /// Returns this rule with the variable names, and other details that catalogs lack, of the rule that it replaces.
    ///
    /// For example, a legacy rule names the number of a plain plural, but a catalog does not.
    func keepingNames(of old: StringsDictRule) -> StringsDictRule {
        let devices = devices.map { device in
            guard case .rule(let rule) = device.content,
                case .rule(let before)? = old.devices.last(where: { $0.name == device.name })?.content
            else { return device }
            return StringsDictCase(name: device.name, content: StringsDictValue.rule(rule.keepingNames(of: before)))
        }
        guard let mine = soleVariable, let theirs = old.soleVariable else {
            return StringsDictRule(
                format: format,
                variables: variables.map { $0.keepingOthers(of: old) } + old.unseenVariables(besides: variables),
                devices: devices, widths: widths.isEmpty ? old.widths : widths, others: old.others)
        }
        let variable = StringsDictVariable(
            name: theirs.name, specType: theirs.specType ?? mine.specType, valueType: mine.type(insteadOf: theirs),
            cases: mine.cases, others: theirs.others)
        return StringsDictRule(
            format: old.format, variables: [variable], devices: devices,
            widths: widths.isEmpty ? old.widths : widths, others: old.others)
    }

    /// Returns the variables that no text of the rule refers to, which catalogs lack, except those with these names.
    private func unseenVariables(besides others: [StringsDictVariable]) -> [StringsDictVariable] {
        let texts = [format?.string].compactMap(\.self) + variables.flatMap { $0.cases.map(\.content.string) }
        return variables.filter { variable in
            !others.contains { $0.name == variable.name } && !texts.contains { $0.contains("#@\(variable.name)@") }
        }
    }

    /// The variable that forms the entire text, as in `%#@days@`.
    private var soleVariable: StringsDictVariable? {
        guard variables.count == 1, let variable = variables.first, format?.string == "%#@\(variable.name)@" else {
            return nil
        }
        return variable
    }
}

extension StringsDictVariable {
    /// Returns this variable with the unknown members of the rule's variable of the same name.
    fileprivate func keepingOthers(of rule: StringsDictRule) -> StringsDictVariable {
        let old = rule.variables.last { $0.name == name }
        return StringsDictVariable(
            name: name, specType: specType, valueType: valueType, cases: cases, others: old?.others ?? others)
    }

    /// Returns the value type of the old variable, unless the texts show only the new type.
    fileprivate func type(insteadOf old: StringsDictVariable) -> StringsDictText? {
        guard let mine = valueType, let theirs = old.valueType, mine.string != theirs.string else {
            return old.valueType ?? valueType
        }
        let shows = { (type: String) in cases.contains { $0.content.string.contains("%" + type) } }
        return shows(mine.string) && !shows(theirs.string) ? mine : theirs
    }
}
