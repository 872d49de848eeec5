/// A value that is computed on first use and then shared by all callers.
package actor Once<Value: Sendable> {
    private var state: State

    private enum State {
        case open(@Sendable () async -> Value)
        case begun(Task<Value, Never>)
    }

    /// Creates a value from the closure that computes it.
    ///
    /// The closure is released after the computation has begun.
    package init(_ make: @escaping @Sendable () async -> Value) {
        state = .open(make)
    }

    /// Returns the value, which is computed on the first call.
    package func value() async -> Value { await task().value }

    /// Cancels the computation if it is running.
    ///
    /// Waiting callers get the value that the cancelled computation returns.
    package func cancel() {
        if case .begun(let task) = state { task.cancel() }
    }

    private func task() -> Task<Value, Never> {
        switch state {
        case .begun(let task): return task
        case .open(let make):
            let task = Task.detached { await make() }
            state = .begun(task)
            return task
        }
    }
}
