/// `fitloc-edit`, the program beside this one that serves the page for translators.
///
/// A server would be a load on every start of `fitloc`.
package enum EditProgram {
    /// Has that program do what this one was asked for, in its place.
    ///
    /// - Throws: where the program is not there, or cannot be started.
    package static func takeOver() throws(CommandFailure) -> Never {
        try BesideProgram(name: "fitloc-edit").takeOver { Texts.EditPage.noProgram(program: $0) }
    }
}
