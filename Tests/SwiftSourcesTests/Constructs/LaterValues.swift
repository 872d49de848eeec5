import Foundation

func bySwitch(_ number: Int) -> String {
    let key: String
    switch number {
    case 5: key = "switch.five"
    default: key = "switch.other"
    }
    return String(localized: String.LocalizationValue(key), table: "Home")
}

func byBranches(_ isOpen: Bool, _ isNew: Bool) -> String {
    let key: String
    if isOpen {
        key = "branch.open"
    } else {
        key = isNew ? "branch.new" : "branch.old"
    }
    return NSLocalizedString(key, comment: "")
}

func unknown(_ isOpen: Bool, _ name: String) -> String {
    let key: String
    if isOpen { key = "unknown.open" } else { key = "unknown." + name }
    return NSLocalizedString(key, comment: "")
}

func variable(_ isOpen: Bool) -> String {
    var key: String
    key = "variable.first"
    if isOpen { key = load() }
    return NSLocalizedString(key, comment: "")
}
