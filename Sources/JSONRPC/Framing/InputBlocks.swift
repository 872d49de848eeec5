import Foundation

/// Functions that read standard input as a stream of byte blocks.
package enum InputBlocks {
    /// Returns a stream of the blocks of standard input.
    ///
    /// The stream ends at the end of the input or at a read error.
    ///
    /// A separate thread reads, because `read` blocks most of the time.
    package static func standardInput() -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let block = nextBlock() { continuation.yield(block) }
                continuation.finish()
            }
        }
    }

    private static func nextBlock() -> [UInt8]? {
        var block = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = block.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { return Array(block[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
