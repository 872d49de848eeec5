import CatalogRuntime
import Foundation

/// A regular expression from a configuration, matched with a time limit.
///
/// Swift matches by backtracking: a pattern such as `(a+)+$` takes exponential time, and nothing can stop a match.
/// Therefore a thread of its own matches. If it does not finish in time, it is abandoned, and this process does not try
/// the pattern again.
package struct LimitedPattern: Sendable {
    /// The result of a match.
    package enum Answer: Hashable, Sendable {
        /// For each text, whether the pattern matches the whole text.
        case matches([Bool])
        /// The pattern is not a regular expression.
        case invalid
        /// Matching takes too long, or the pattern is too long or nested too deeply.
        case tooComplex
    }

    private let pattern: String

    /// The maximum length of a pattern, in bytes.
    private static let longest = 10_000

    /// The maximum number of open brackets and parentheses.
    ///
    /// With thousands of them, Swift's parser would overflow the stack.
    private static let deepest = 200

    /// The patterns whose threads were abandoned.
    private static let abandoned = Locked<Set<String>>([])

    /// The maximum number of abandoned threads; after them, no pattern is tried.
    private static let mostAbandoned = 4

    /// Creates a pattern.
    package init(_ pattern: String) {
        self.pattern = pattern
    }

    /// Matches texts, each as a whole.
    ///
    /// - Parameter seconds: the time limit; nil for five seconds and a millisecond for each text, which is far more than
    ///   an ordinary pattern takes.
    package func matches(_ texts: [String], within seconds: Double? = nil) -> Answer {
        let isRefused = Self.abandoned.withLock { $0.contains(pattern) || $0.count >= Self.mostAbandoned }
        guard !isRefused, pattern.utf8.count <= Self.longest, !isTooDeep else { return .tooComplex }
        let match = PatternMatch(pattern, texts)
        let thread = Thread { match.run() }
        thread.stackSize = 16 << 20
        thread.start()
        if let answer = match.answer(within: seconds ?? 5 + Double(texts.count) / 1000) { return answer }
        Self.abandoned.withLock { _ = $0.insert(pattern) }
        return .tooComplex
    }

    private var isTooDeep: Bool {
        var (depth, isEscaped) = (0, false)
        for byte in pattern.utf8 {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"): depth = max(0, depth - 1)
            default: break
            }
            if depth > Self.deepest { return true }
        }
        return false
    }
}

/// A match on a thread of its own.
private final class PatternMatch: Sendable {
    private let pattern: String
    private let texts: [String]
    private let lastAnswer = Locked<LimitedPattern.Answer?>(nil)
    private let isAbandoned = Locked(false)
    private let end = DispatchSemaphore(value: 0)

    init(_ pattern: String, _ texts: [String]) {
        self.pattern = pattern
        self.texts = texts
    }

    /// Compiles the pattern and matches the texts.
    func run() {
        let answer = matches()
        lastAnswer.withLock { $0 = answer }
        end.signal()
    }

    /// Waits for the answer; nil if it takes longer, in which case the thread stops after the current text.
    func answer(within seconds: Double) -> LimitedPattern.Answer? {
        if end.wait(timeout: .now() + seconds) == .success { return lastAnswer.withLock { $0 } }
        isAbandoned.withLock { $0 = true }
        return nil
    }

    private func matches() -> LimitedPattern.Answer {
        guard let expression = try? Regex(pattern) else { return .invalid }
        var matches: [Bool] = []
        for text in texts {
            if isAbandoned.withLock({ $0 }) { break }
            matches.append(text.wholeMatch(of: expression) != nil)
        }
        return .matches(matches)
    }
}
