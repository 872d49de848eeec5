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
                format: format, variables: variables, devices: devices, widths: widths.isEmpty ? old.widths : widths,
                others: old.others)
        }
        let variable = StringsDictVariable(
            name: theirs.name, specType: theirs.specType ?? mine.specType, valueType: mine.type(insteadOf: theirs),
            cases: mine.cases, others: theirs.others)
        return StringsDictRule(
            format: old.format, variables: [variable], devices: devices,
            widths: widths.isEmpty ? old.widths : widths, others: old.others)
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
    /// Returns the value type of the old variable, unless the texts show only the new type.
    fileprivate func type(insteadOf old: StringsDictVariable) -> StringsDictText? {
        guard let mine = valueType, let theirs = old.valueType, mine.string != theirs.string else {
            return old.valueType ?? valueType
        }
        let shows = { (type: String) in cases.contains { $0.content.string.contains("%" + type) } }
        return shows(mine.string) && !shows(theirs.string) ? mine : theirs
    }
}
