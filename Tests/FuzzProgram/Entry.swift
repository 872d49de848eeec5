import AllocationWatch
import Foundation
import FuzzTargets

/// The fuzzer.
///
/// Without arguments, `fuzz` lists the targets with their file extensions.
///
/// `fuzz TARGET [SAMPLES] [OPTION…]` writes the target's samples into the folder SAMPLES and then runs libFuzzer with
/// the options.
@main
enum FuzzProgram {
    static func main() {
        var words = CommandLine.arguments
        guard words.count > 1 else {
            for target in FuzzTarget.all { print(([target.name] + target.endings).joined(separator: " ")) }
            return
        }
        guard let target = FuzzTarget.named(words.remove(at: 1)) else { exit(64) }
        if words.count > 1, !words[1].hasPrefix("-") {
            for (number, sample) in target.seeds.enumerated() {
                try? Data(sample).write(to: URL(fileURLWithPath: "\(words[1])/sample-\(number)"))
            }
        }
        // The samples initialize tables that are created once, so that their memory is not attributed to an input.
        for sample in target.seeds { target.check(sample) }
        Self.target = target
        allocation_watch_install()

        var count = CInt(words.count)
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { arguments?[index] = strdup(word) }
        arguments?[words.count] = nil
        exit(LLVMFuzzerRunDriver(&count, &arguments) { FuzzProgram.check($0, $1) })
    }

    /// The target, which is set once before libFuzzer starts.
    nonisolated(unsafe) private static var target: FuzzTarget?

    private static func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        let bytes = Array(UnsafeBufferPointer(start: start, count: count))
        allocation_watch_reset()
        target?.check(bytes)
        let peak = allocation_watch_peak()
        guard peak <= Memory.free + Memory.times * count else {
            fatalError("\(count) bytes took \(peak) bytes of memory")
        }
        return 0
    }

    /// The memory limit for an input.
    private enum Memory {
        /// The factor by which the limit grows with the size of the input.
        static let times = 64
        /// The constant part of the limit in bytes.
        static let free = 1 << 20
    }
}
