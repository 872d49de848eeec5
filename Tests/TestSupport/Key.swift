/// Keys as the bytes that a terminal sends.
public enum Key {
    /// The up arrow.
    public static let up = "\u{1B}[A"
    /// The down arrow.
    public static let down = "\u{1B}[B"
    /// Moves to the beginning of the line.
    public static let home = "\u{1B}[H"
    /// Moves to the end of the line.
    public static let end = "\u{1B}[F"
    /// Deletes the character before the cursor.
    public static let backspace = "\u{7F}"
    /// Ends the line.
    public static let enter = "\r"
    /// Interrupts the program.
    public static let controlC = "\u{03}"
    /// Ends the input.
    public static let controlD = "\u{04}"
    /// Deletes the line.
    public static let controlU = "\u{15}"
}
