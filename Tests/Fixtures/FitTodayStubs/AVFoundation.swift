// swift-format-ignore-file
@_exported import SwiftUI

public func AudioServicesPlaySystemSound(_ sound: UInt32) {}
