// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "XKit", targets: [.target(name: "XKit")])
