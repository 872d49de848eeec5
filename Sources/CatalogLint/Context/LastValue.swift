/// The value for the subject that was asked for last, since rules ask for the same one in a row.
struct LastValue<Subject: Equatable, Value> {
    private var last: (subject: Subject, value: Value)?

    /// Returns the value for a subject.
    ///
    /// - Parameter make: Computes the value, unless the last question was for the same subject.
    mutating func value(for subject: Subject, making make: () -> Value) -> Value {
        if let last, last.subject == subject { return last.value }
        let value = make()
        last = (subject, value)
        return value
    }
}
