// swift-format-ignore-file
@_exported import ApplePlatform

public enum Analytics { public static func logEvent(_ name: String, parameters: [String: Any]?) {}; public static func setUserProperty(_ value: String?, forName name: String) {} }
