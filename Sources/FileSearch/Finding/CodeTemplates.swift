/// The templates from which Xcode makes new files, which are not code of a program and need not be valid Swift.
package enum CodeTemplates {
    /// Returns whether a file belongs to a template: it is in a folder such as `Screen.xctemplate`, or its name has a
    /// placeholder: `___FILEBASENAME___View.swift`.
    package static func contain(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.last?.hasPrefix("___") ?? false || parts.dropLast().contains { $0.hasSuffix(".xctemplate") }
    }
}
