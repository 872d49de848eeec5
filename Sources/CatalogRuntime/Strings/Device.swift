/// An Apple device for which a text can have a variation (`docs/formats.md` §2).
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
    /// Any device without a case of its own.
    case other
}
