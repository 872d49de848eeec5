import CommandOutput
import InterfaceTexts
import Sessions

/// `fitloc-edit`, the program next to this one that serves the editing page.
///
/// The server is a separate program, because linking it would slow down every start of `fitloc`.
package enum EditProgram {
    /// Replaces this process with `fitloc-edit`.
    ///
    /// - Throws: `CommandFailure` if the program does not exist or could not be started.
    package static func takeOver() throws(CommandFailure) -> Never {
        try CompanionProgram(name: "fitloc-edit").takeOver { Texts.EditPage.noProgram(program: $0) }
    }
}
