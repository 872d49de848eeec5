#if canImport(Observation)
    import Observation
#endif

/// The language that the app has switched to while running, kept for all of its texts.
///
/// There is one, ``CatalogLanguage/selection``. It is `Observable` where Observation exists: a view that shows texts, or
/// reads ``language``, is drawn anew when the language changes. ``changes`` tells of it everywhere.
public final class SelectedLanguage: Sendable {
    private struct State {
        var language: LanguageTag?
        var listeners: [Int: AsyncStream<LanguageTag?>.Continuation] = [:]
        var nextListener = 0
    }

    private let state = Locked(State())
    #if canImport(Observation)
        private let registrar = ObservationRegistrar()
    #endif

    init() {}

    /// The language, or nil where the system's preferred languages decide.
    public var language: LanguageTag? {
        get {
            #if canImport(Observation)
                registrar.access(self, keyPath: \.language)
            #endif
            return state.withLock { $0.language }
        }
        set {
            #if canImport(Observation)
                registrar.withMutation(of: self, keyPath: \.language) { replace(with: newValue) }
            #else
                replace(with: newValue)
            #endif
        }
    }

    /// The languages that are switched to from now on; each listener has a stream of its own.
    ///
    /// A listener that is slower than the changes gets the newest only. Setting the language that is set already tells
    /// nobody.
    public var changes: AsyncStream<LanguageTag?> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let listener = state.withLock { state in
                defer { state.nextListener += 1 }
                state.listeners[state.nextListener] = continuation
                return state.nextListener
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { _ = $0.listeners.removeValue(forKey: listener) }
            }
        }
    }

    private func replace(with language: LanguageTag?) {
        state.withLock { state in
            guard state.language != language else { return }
            state.language = language
            for listener in state.listeners.values { listener.yield(language) }
        }
    }
}

#if canImport(Observation)
    extension SelectedLanguage: Observable {}
#endif
