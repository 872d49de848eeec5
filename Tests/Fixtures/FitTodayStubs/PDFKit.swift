// swift-format-ignore-file
@_exported import SwiftUI

public enum PDFDisplayMode { case singlePage, singlePageContinuous }
public enum PDFDisplayDirection { case vertical, horizontal }
public final class PDFView { public init() {}; public var document: PDFDocument?; public var autoScales = true; public var displayMode = PDFDisplayMode.singlePage; public var displayDirection = PDFDisplayDirection.vertical; public var backgroundColor: UIColor! }
public final class PDFDocument { public init?(url: URL) {} }
