/// Keys, as a terminal sends them.
public enum Key {
    /// The arrow up.
    public static let up = "\u{1B}[A"
    /// The arrow down.
    public static let down = "\u{1B}[B"
    /// To the beginning of the line.
    public static let home = "\u{1B}[H"
    /// To the end of the line.
    public static let end = "\u{1B}[F"
    /// Takes away the character before the cursor.
    public static let backspace = "\u{7F}"
    /// Ends the line.
    public static let enter = "\r"
    /// Interrupts the program.
    public static let controlC = "\u{03}"
    /// Ends the input.
    public static let controlD = "\u{04}"
    /// Takes away the whole line.
    public static let controlU = "\u{15}"
}
