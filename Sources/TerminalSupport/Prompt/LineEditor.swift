private import CLibEdit
private import CTerminalModes

/// A line of text that a user edits, drawn on standard error by libedit.
///
/// This type is a class, because libedit's callbacks find their line through a pointer to it. All callbacks run on the
/// thread that calls ``read()``.
final class LineEditor {
    let modes: TerminalModes
    let prompt: LineEditorPrompt
    var list: OfferList
    var completion: OfferCompletion
    /// The initial text, in reverse order, which is fed to libedit as if it were typed.
    var waiting: [Unicode.Scalar]
    /// Whether the terminal has disconnected or the user has ended the input.
    private var isAtEnd = false
    /// The signal that a key requested.
    ///
    /// It is sent after the cursor has moved to the end of the line.
    private var signal: Int32?

    /// - Parameters:
    ///   - initial: The text to edit, in its typed form.
    ///   - offers: The offered texts, in their typed form.
    init(modes: TerminalModes, prompt: LineEditorPrompt, initial: String, offers: [String]) {
        self.modes = modes
        self.prompt = prompt
        list = OfferList(offers: offers)
        completion = OfferCompletion(offers: offers)
        waiting = initial.unicodeScalars.reversed()
    }

    /// Returns the finished line, or nil if the user ended the input or the terminal disconnected.
    func read() -> String? {
        UTF8Locale.during(readLine)
    }

    private func readLine() -> String? {
        guard let editor = fitloc_editor_create() else { return nil }
        modes.guardFromSignals()
        defer {
            fitloc_editor_destroy(editor)
            modes.restore()
        }
        setUp(editor)
        var count: Int32 = 0
        guard let line = el_gets(editor, &count), !isAtEnd else {
            fitloc_write("\n")
            return nil
        }
        let text = String(cString: line)
        return text.last == "\n" ? String(text.dropLast()) : text
    }

    private func setUp(_ editor: OpaquePointer) {
        fitloc_editor_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        fitloc_editor_use_emacs_keys(editor)
        LineEditorCallbacks.install(in: editor)
        LineEditorKeys.bind(in: editor)
        fitloc_editor_take_signal_keys(editor)
        // Prepare the terminal before the prompt appears. Otherwise a key pressed at once would be echoed twice.
        fitloc_editor_prepare_terminal(editor, 1)
    }

    /// Returns the next character for libedit, or nil at the end of the input.
    func nextKey(of editor: OpaquePointer) -> Unicode.Scalar? {
        if let scalar = waiting.popLast() { return scalar }
        if let signal, !send(signal, from: editor) { return end() }
        signal = nil
        while let byte = Keyboard.readByte() {
            if let signal = modes.signal(for: byte) {
                self.signal = signal
                return LineEditorKeys.end
            }
            if let scalar = Keyboard.readScalar(beginningWith: byte) {
                el_resize(editor)
                return scalar
            }
        }
        return end()
    }

    private func end() -> Unicode.Scalar? {
        isAtEnd = true
        return nil
    }

    private func send(_ signal: Int32, from editor: OpaquePointer) -> Bool {
        fitloc_editor_prepare_terminal(editor, 0)
        guard modes.send(signal) else { return false }
        fitloc_editor_prepare_terminal(editor, 1)
        el_resize(editor)
        fitloc_editor_redraw(editor)
        return true
    }
}
