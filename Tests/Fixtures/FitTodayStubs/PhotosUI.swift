// swift-format-ignore-file
@_exported import SwiftUI

public struct PhotosPickerItem: Equatable, Hashable, Sendable { public func loadTransferable<T>(type: T.Type) async throws -> T? { nil } }
public final class PHPhotoLibrary { public static func shared() -> PHPhotoLibrary { fatalError() } }
public enum PHPickerFilter: Sendable { case images, videos }
public struct PhotosPicker<Label: View>: Leaf {
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) {}
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) {}
}
