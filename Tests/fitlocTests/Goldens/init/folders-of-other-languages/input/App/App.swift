import SwiftUI

let title = Text("home.title")
