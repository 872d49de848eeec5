extension XcodeForm {
    /// The bytes that Xcode would write for a value, whose members are in its order already (`docs/formats.md` §1).
    ///
    /// There is no newline at the end.
    public static func bytes(of fragment: DocumentFragment) -> [UInt8] {
        DocumentStyle.xcode.render(fragment, indent: [])
    }
}
