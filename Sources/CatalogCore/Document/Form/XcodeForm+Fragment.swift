extension XcodeForm {
    /// Returns the bytes that Xcode would write for a value whose members are already in order (`docs/formats.md` §1).
    ///
    /// The bytes have no final newline.
    public static func bytes(of fragment: DocumentFragment) -> [UInt8] {
        DocumentStyle.xcode.render(fragment, indent: [])
    }
}
