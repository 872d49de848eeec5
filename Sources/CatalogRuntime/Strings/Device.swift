/// A kind of Apple device that a text may be written for (`docs/formats.md` §2).
public enum Device: String, Hashable, Sendable, CaseIterable {
    /// Apple TV.
    case appleTV = "appletv"
    /// Apple Vision.
    case appleVision = "applevision"
    /// Apple Watch.
    case appleWatch = "applewatch"
    /// iPad.
    case iPad = "ipad"
    /// iPhone.
    case iPhone = "iphone"
    /// iPod touch.
    case iPod = "ipod"
    /// Mac.
    case mac
    /// Every device that has no case of its own.
    case other
}
