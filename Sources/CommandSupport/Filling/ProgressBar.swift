import Foundation
import XCStringsKit

/// How far work is, on one line of a terminal that is drawn anew each second, so that people see that it goes on while
/// a server thinks; nothing where nobody sees it, or it takes no time.
actor ProgressBar {
    private var output = StandardOutput(to: .error)
    private let isShown: Bool
    private let start = Date()
    private var progress: FillProgress?
    private var clock: Task<Void, Never>?
    private var isDrawn = false

    /// Work that takes less needs no bar.
    private static let patience = Duration.milliseconds(500)
    private static let width = 30

    init(isWanted: Bool) {
        isShown = isWanted && StandardStream.error.isTerminal
    }

    /// Takes how far the work is.
    func show(_ progress: FillProgress) {
        guard isShown else { return }
        self.progress = progress
        if isDrawn { return draw() }
        if clock == nil { clock = Task { await self.keepDrawing() } }
    }

    /// Takes the bar away.
    func clear() {
        clock?.cancel()
        if isDrawn { write("") }
        (clock, isDrawn) = (nil, false)
    }

    private func keepDrawing() async {
        var pause = Self.patience
        while (try? await Task.sleep(for: pause)) != nil, !Task.isCancelled {
            draw()
            pause = .seconds(1)
        }
    }

    private func draw() {
        guard let progress else { return }
        let filled = Self.width * progress.done / max(1, progress.total)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        let words = Texts.Fill.progress(
            done: progress.done, total: progress.total, seconds: Int(Date().timeIntervalSince(start)))
        write("\(bar) \(VisibleText.escaped(progress.service)): \(words)")
    }

    /// A terminal that cannot be written to shows no bar, and that is all.
    private func write(_ line: String) {
        isDrawn = true
        try? output.write("\r\u{1B}[2K" + line)
    }
}
