#if canImport(Observation)
    import Observation
#endif

/// The language that the app has selected at run time for all its texts.
///
/// The only instance is ``CatalogLanguage/selection``. It is `Observable` where Observation is available: a view that
/// shows texts or reads ``language`` is updated when the language changes. ``changes`` is available on all platforms.
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

    /// The selected language; nil to use the preferred languages of the system.
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

    /// The languages selected from now on, as a separate stream for each access.
    ///
    /// A slow consumer receives only the newest language. Setting the current language again produces no value.
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
