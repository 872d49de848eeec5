/// An isolate that fitloc has written around a right-to-left text, such as ``VisibleText/isolated(_:)``.
///
/// It is closed in the same text, has no other isolate inside, and has right-to-left characters.
struct OwnIsolate {
    /// The isolate with its two controls.
    let range: Range<String.UnicodeScalarView.Index>
    /// The characters between the two controls.
    let content: Substring.UnicodeScalarView

    /// Finds the first such isolate.
    init?(firstIn text: Substring.UnicodeScalarView) {
        var start: String.UnicodeScalarView.Index?
        for index in text.indices {
            switch text[index].value {
            case 0x2068: start = index
            case 0x2069:
                guard let opening = start else { continue }
                let content = text[text.index(after: opening)..<index]
                start = nil
                guard content.contains(where: VisibleText.isRightToLeft) else { continue }
                range = opening..<text.index(after: index)
                self.content = content
                return
            default: continue
            }
        }
        return nil
    }
}
