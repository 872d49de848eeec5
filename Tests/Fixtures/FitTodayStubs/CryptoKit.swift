// swift-format-ignore-file
@_exported import ApplePlatform

public enum SHA256 { public static func hash(data: Data) -> [UInt8] { [] } }
