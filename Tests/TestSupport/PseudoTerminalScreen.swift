import Foundation

/// A collector of a pseudo-terminal's output on a separate thread.
final class PseudoTerminalScreen: Sendable {
    private struct Content {
        var bytes: [UInt8] = []
        /// The end of the last awaited text.
        var seen = 0
        var isHungUp = false
        var isAtEnd = false
    }

    private let content = Watched(Content())

    var printed: String { content.change { String(decoding: $0.bytes, as: UTF8.self) } }

    /// Whether the terminal window was closed.
    var isHungUp: Bool { content.change { $0.isHungUp } }

    /// Starts to collect the output.
    func show(_ device: PseudoTerminalDevice) {
        let controller = device.controller
        Thread { [content] in
            Self.gather(from: controller, into: content)
            close(controller)
            content.change { $0.isAtEnd = true }
        }
        .start()
    }

    /// Closes the user's side soon, so that the program gets a hang-up signal.
    func hangUp() {
        content.change { $0.isHungUp = true }
    }

    func wait(for text: String, until deadline: Date) -> Bool {
        let wanted = Array(text.utf8)
        let found: Void? = content.wait(until: deadline) { content in
            guard let end = Self.end(of: wanted, in: content.bytes, from: content.seen) else { return nil }
            content.seen = end
            return ()
        }
        return found != nil
    }

    func waitForEnd(until deadline: Date) {
        let _: Void? = content.wait(until: deadline) { $0.isAtEnd ? () : nil }
    }

    private static func gather(from controller: Int32, into content: Watched<Content>) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !content.change({ $0.isHungUp }) {
            var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            // The timeout is limited, because a descriptor cannot be closed while another thread waits for it.
            guard poll(&request, 1, 20) > 0 else { continue }
            let count = read(controller, &buffer, buffer.count)
            // When the program's side is closed, Linux reports an error and macOS the end of the file.
            guard count > 0 || (count < 0 && errno == EINTR) else { return }
            if count > 0 { content.change { $0.bytes += buffer[..<count] } }
        }
    }

    private static func end(of wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count - start >= wanted.count else { return nil }
        let location = (start...(bytes.count - wanted.count)).first { bytes[$0..<($0 + wanted.count)] == wanted[...] }
        return location.map { $0 + wanted.count }
    }
}
