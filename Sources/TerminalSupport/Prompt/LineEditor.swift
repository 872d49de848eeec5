private import CLibEdit

/// One line that a person edits, drawn on standard error by libedit.
///
/// An object, because libedit's callbacks have to find what belongs to the line they are called for. Everything
/// happens on the thread that calls ``read()``.
final class LineEditor {
    let modes: TerminalModes
    let prompt: LineEditorPrompt
    var list: OfferList
    var completion: OfferCompletion
    /// Characters that count as typed before any key: the text to be edited.
    var waiting: [Unicode.Scalar]
    /// Whether the terminal has gone, or the person wants no more.
    private var isAtEnd = false
    /// The signal that a key asked for, to be sent when the cursor is behind the last of the line's rows.
    private var signal: Int32?

    /// - Parameters:
    ///   - initial: the line to begin with, as typed.
    ///   - offers: as typed.
    init(modes: TerminalModes, prompt: LineEditorPrompt, initial: String, offers: [String]) {
        self.modes = modes
        self.prompt = prompt
        list = OfferList(offers: offers)
        completion = OfferCompletion(offers: offers)
        waiting = initial.unicodeScalars.reversed()
    }

    /// The line when the person has finished it with Enter; nil at the end of the input.
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
        // Before the prompt appears: a key pressed at once would else be shown twice.
        fitloc_editor_prepare_terminal(editor, 1)
    }

    /// The next character for libedit; nil at the end.
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
