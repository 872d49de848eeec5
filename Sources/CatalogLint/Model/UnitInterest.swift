/// A filter for the texts that the linter passes to a rule.
///
/// The linter asks it before it calls the rule, for a fraction of the time of a call. Its facts are computed once for
/// each text.
public struct UnitInterest: Sendable {
    /// All texts.
    public static let every = UnitInterest(.every)
    /// Texts with a `%`.
    public static let percent = UnitInterest(.percent)
    /// Texts with characters outside ASCII, or with escapes.
    public static let beyondPlainASCII = UnitInterest(.beyondPlainASCII)
    /// Texts that have a source text.
    package static let translations = UnitInterest(.every, needsSource: true)
    /// Texts in Portuguese.
    package static let portuguese = UnitInterest(.every, isPortuguese: true)

    /// The trait by which the linter groups the rules.
    enum Group: Sendable { case every, percent, beyondPlainASCII }

    /// The trait that every text has that the rule checks.
    let group: Group
    private var needsSource = false
    private var isPortuguese = false
    private var own: ByteSet?
    private var shared: ByteSet?
    private var ofSource: ByteSet?

    private init(_ group: Group, needsSource: Bool = false, isPortuguese: Bool = false) {
        self.group = group
        self.needsSource = needsSource
        self.isPortuguese = isPortuguese
    }

    /// Returns the same texts, as far as they contain one of some bytes.
    package func having(_ bytes: ByteSet) -> UnitInterest {
        var interest = self
        interest.own = bytes
        return interest
    }

    /// Returns the same texts, as far as they or their source texts contain one of some bytes.
    package func havingWithSource(_ bytes: ByteSet) -> UnitInterest {
        var interest = self
        interest.shared = bytes
        return interest
    }

    /// Returns the same texts, as far as they have a source text that contains one of some bytes.
    package func whereSourceHas(_ bytes: ByteSet) -> UnitInterest {
        var interest = self
        interest.ofSource = bytes
        return interest
    }

    /// Returns whether the filter includes a text of its group.
    @inline(__always)
    func includes(_ unit: UnitContext) -> Bool { concerns(unit) && hasBytes(unit) }

    /// Returns whether the rule judges texts such as this one, by its language and its source.
    @inline(__always)
    func concerns(_ unit: UnitContext) -> Bool {
        (unit.source != nil || !needsSource) && (unit.language.isPortuguese || !isPortuguese)
    }

    /// Returns whether the rule can find anything in a text that it judges.
    @inline(__always)
    private func hasBytes(_ unit: UnitContext) -> Bool {
        if let own, !unit.bytes.intersects(own) { return false }
        if let ofSource, !(unit.source?.bytes.intersects(ofSource) ?? false) { return false }
        return shared.map { unit.bytesWithSource.intersects($0) } ?? true
    }
}
