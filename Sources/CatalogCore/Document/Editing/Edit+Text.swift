extension Edit {
    /// Creates an edit that replaces a text of a catalog, with Xcode's escapes; covers only the bytes of the string.
    public init(replacing text: Text, with replacement: String) {
        self.init(text.range, JSONText.encode(replacement))
    }
}
