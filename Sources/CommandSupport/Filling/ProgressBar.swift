import Foundation
import XCStringsKit

/// How far work is, on one line of a terminal that is drawn anew; nothing where nobody sees it, or it takes no time.
actor ProgressBar {
    private var output = StandardOutput(to: .error)
    private let isShown: Bool
    private let start = Date()
    private var isDrawn = false

    /// Work that takes less needs no bar.
    private static let patience = 0.5
    private static let width = 30

    init(isWanted: Bool) {
        isShown = isWanted && StandardStream.error.isTerminal
    }

    /// Draws the bar.
    func show(_ progress: FillProgress) {
        guard isShown, isDrawn || Date().timeIntervalSince(start) >= Self.patience else { return }
        let filled = Self.width * progress.done / max(1, progress.total)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        let words = Texts.Fill.progress(done: progress.done, total: progress.total)
        draw("\(bar) \(VisibleText.escaped(progress.service)): \(words)")
    }

    /// Takes the bar away.
    func clear() {
        if isDrawn { draw("") }
        isDrawn = false
    }

    /// A terminal that cannot be written to shows no bar, and that is all.
    private func draw(_ line: String) {
        isDrawn = true
        try? output.write("\r\u{1B}[2K" + line)
    }
}
