// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "XKit", products: [.library(name: "XKit", targets: ["XKit"])],
    dependencies: [.package(path: "Core")], targets: [.target(name: "XKit", dependencies: ["Core"])])
