private import CLibEdit

/// Key bindings of the line editor that libedit does not have by default.
enum LineEditorKeys {
    static let paste = "fitloc-paste"
    static let higher = "fitloc-higher"
    static let lower = "fitloc-lower"
    static let complete = "fitloc-complete"
    /// Ctrl-E, which moves the cursor to the end of the line.
    static let end: Unicode.Scalar = "\u{05}"

    /// The byte sequences of keys that libedit leaves unbound or binds differently than shells do.
    private static let bindings = [
        ("\\e[200~", paste),
        ("\\e[A", higher), ("\\eOA", higher), ("^P", higher),
        ("\\e[B", lower), ("\\eOB", lower), ("^N", lower),
        ("^I", complete),
        ("\\e[1~", "ed-move-to-beg"), ("\\e[7~", "ed-move-to-beg"),
        ("\\e[4~", "ed-move-to-end"), ("\\e[8~", "ed-move-to-end"),
        ("\\e[3~", "ed-delete-next-char"),
        ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"),
        ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"),
        ("^W", "ed-delete-prev-word"),
        ("^U", "vi-kill-line-prev"),
    ]

    /// Keys to unbind, because they insert control characters or open libedit's own command line.
    private static let unwanted = ["^V", "^Q", "\\ex", "\\eX"]

    static func bind(in editor: OpaquePointer) {
        for (key, command) in bindings { fitloc_editor_bind(editor, key, command) }
        for key in unwanted { fitloc_editor_bind(editor, key, "ed-unassigned") }
    }
}
