// swift-format-ignore-file
@_exported import ApplePlatform

public enum FirebaseApp { public static func configure() {} }
