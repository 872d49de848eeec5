/// The instructions about this server that a client can pass to its model.
enum ServerInstructions {
    private static let reading = """
        fitloc reads and edits the string catalogs (.xcstrings, .strings) of an Apple project. Never read or edit those \
        files as text: use these tools. Find keys with list, read them with get, check with lint.
        """
    private static let writing = """
         Add and change texts with add and set, with many keys in one call. Both check format specifiers and languages, \
        refuse wrong texts and report the reason. Run lint afterwards.
        """

    /// Returns the instructions.
    static func text(allowsWrites: Bool) -> String { allowsWrites ? reading + writing : reading }
}
