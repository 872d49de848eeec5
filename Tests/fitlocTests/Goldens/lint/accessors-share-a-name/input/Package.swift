// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    targets: [
        .target(name: "App", plugins: [.plugin(name: "GenerateStrings", package: "fitloc")]),
        .target(name: "Other"),
    ]
)
