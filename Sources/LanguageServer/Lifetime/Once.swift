/// Something that is made when somebody first asks for it, once for all who do.
package actor Once<Value: Sendable> {
    private var state: State

    private enum State {
        case open(@Sendable () async -> Value)
        case begun(Task<Value, Never>)
    }

    /// Creates it from what makes it, which is let go of once it has.
    package init(_ make: @escaping @Sendable () async -> Value) {
        state = .open(make)
    }

    /// The value.
    package func value() async -> Value { await task().value }

    /// Tells what makes it that nobody wants it any more; who waits gets what there is by then.
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
