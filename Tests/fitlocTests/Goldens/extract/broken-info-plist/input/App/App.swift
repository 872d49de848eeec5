import SwiftUI

let title = Text("Home")
