import Foundation

/// Standard input as it comes in.
package enum InputBlocks {
    /// The blocks to the end of the input; what cannot be read is taken for that.
    ///
    /// A thread of its own reads, since it waits most of the time.
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
