extension Edit {
    /// Replaces a text of a catalog by another, written as Xcode does; nothing but the string's bytes is touched.
    public init(replacing text: Text, with replacement: String) {
        self.init(text.range, JSONText.encode(replacement))
    }
}
