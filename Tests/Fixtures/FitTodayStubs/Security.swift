// swift-format-ignore-file
@_exported import ApplePlatform
