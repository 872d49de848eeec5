/// Keys as the bytes that a terminal sends.
public enum Key {
    /// The up arrow.
    public static let up = "\u{1B}[A"
    /// The down arrow.
    public static let down = "\u{1B}[B"
    /// The Home key, which moves to the beginning of the line.
    public static let home = "\u{1B}[H"
    /// The End key, which moves to the end of the line.
    public static let end = "\u{1B}[F"
    /// Backspace, which deletes the character before the cursor.
    public static let backspace = "\u{7F}"
    /// The Enter key.
    public static let enter = "\r"
    /// Ctrl-C, which interrupts the program.
    public static let controlC = "\u{03}"
    /// Ctrl-D, which ends the input.
    public static let controlD = "\u{04}"
    /// Ctrl-U, which deletes the line.
    public static let controlU = "\u{15}"
}
