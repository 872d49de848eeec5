private import CLibEdit

/// The callbacks that libedit runs while a line is edited.
enum LineEditorCallbacks {
    static func install(in editor: OpaquePointer) {
        fitloc_editor_set_prompt(
            editor, { LineEditorCallbacks.line(of: $0)?.prompt.characters }, LineEditorPrompt.literalMark)
        fitloc_editor_set_reader(editor) { editor, key in
            guard let editor, let scalar = LineEditorCallbacks.line(of: editor)?.nextKey(of: editor) else { return 0 }
            key?.pointee = scalar.value
            return 1
        }
        fitloc_editor_add_command(editor, LineEditorKeys.paste) { editor, _ in
            LineEditorCallbacks.change(editor) { _, _ in
                .insert(TypedText.typed(forPasted: Keyboard.readPaste()))
            }
        }
        fitloc_editor_add_command(editor, LineEditorKeys.higher) { editor, _ in
            LineEditorCallbacks.change(editor) { line, text in
                line.list.move(up: true, leaving: text).map(Change.replace)
            }
        }
        fitloc_editor_add_command(editor, LineEditorKeys.lower) { editor, _ in
            LineEditorCallbacks.change(editor) { line, text in
                line.list.move(up: false, leaving: text).map(Change.replace)
            }
        }
        fitloc_editor_add_command(editor, LineEditorKeys.complete) { editor, _ in
            LineEditorCallbacks.change(editor) { line, text in line.completion.next(after: text).map(Change.replace) }
        }
    }

    /// A change that a key makes to the line.
    private enum Change {
        case insert(String)
        case replace(String)
    }

    private static func line(of editor: OpaquePointer?) -> LineEditor? {
        guard let editor, let owner = fitloc_editor_owner(editor) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
    }

    /// Applies the change that `decide` returns, or beeps if it returns nil.
    private static func change(_ editor: OpaquePointer?, _ decide: (LineEditor, String) -> Change?) -> UInt8 {
        guard let editor, let line = line(of: editor) else { return UInt8(CC_ERROR) }
        switch decide(line, text(in: editor)) {
        case .insert(let text): el_insertstr(editor, text)
        case .replace(let text): replace(with: text, in: editor)
        case nil: return UInt8(CC_REFRESH_BEEP)
        }
        return UInt8(CC_REFRESH)
    }

    private static func text(in editor: OpaquePointer) -> String {
        guard let info = el_line(editor)?.pointee, let start = info.buffer, let end = info.lastchar else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    private static func replace(with text: String, in editor: OpaquePointer) {
        fitloc_editor_move_to_end(editor)
        el_deletestr(editor, Int32(clamping: Self.text(in: editor).unicodeScalars.count))
        el_insertstr(editor, text)
    }
}
