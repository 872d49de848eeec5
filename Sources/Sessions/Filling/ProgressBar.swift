import CatalogCore
import Foundation
import InterfaceTexts
import StandardStreams
import TranslationFilling

/// A progress bar on one line of standard error, redrawn each second.
///
/// The elapsed time shows that work continues while a server is slow. The bar is hidden without a terminal and for
/// short work.
actor ProgressBar {
    private var output = StandardOutput(to: .error)
    private let isShown: Bool
    private let start = Date()
    private var progress: FillProgress?
    private var clock: Task<Void, Never>?
    private var isDrawn = false

    /// The duration after which the bar appears.
    private static let patience = Duration.milliseconds(500)
    private static let width = 30

    init(isWanted: Bool) {
        isShown = isWanted && StandardStream.error.isTerminal
    }

    /// Updates the progress.
    func show(_ progress: FillProgress) {
        guard isShown else { return }
        self.progress = progress
        if isDrawn { return draw() }
        if clock == nil { clock = Task { await self.keepDrawing() } }
    }

    /// Removes the bar.
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

    /// Writes the bar.
    ///
    /// Errors are ignored, because the bar is optional.
    private func write(_ line: String) {
        isDrawn = true
        try? output.write("\r\u{1B}[2K" + line)
    }
}
