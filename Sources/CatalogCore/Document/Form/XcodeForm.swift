/// The form in which Xcode writes a document (`docs/formats.md` §1).
///
/// Members are in Xcode's order, and duplicate members follow each other in file order. Each level is indented by two
/// spaces, the colon has a space on both sides, and lines end in LF. There is no byte-order mark, and a final newline
/// only if the document had one.
public enum XcodeForm {
    /// Returns the bytes that Xcode would write for `document`; none for an empty file.
    public static func bytes(of document: Document) -> [UInt8] {
        guard !document.isEmpty else { return [] }
        var writer = XcodeFormWriter(document, to: XcodeFormBytes(document.bytes))
        writer.write()
        return writer.output.bytes
    }

    /// Returns whether Xcode would write the bytes of `document` again.
    ///
    /// The same as a comparison with `bytes(of:)`, but without another copy of the document, and it stops at the first
    /// difference.
    public static func isForm(of document: Document) -> Bool {
        guard !document.isEmpty else { return document.bytes.isEmpty }
        var writer = XcodeFormWriter(document, to: XcodeFormComparison(document.bytes))
        writer.write()
        return writer.output.isComplete
    }
}
