import XcodeProjects

/// The text of a project with an app and a widget, to which tests add objects.
enum ProjectText {
    /// Returns a project for `/p/App.xcodeproj`.
    ///
    /// - Parameters:
    ///   - objects: Additional objects, as members of the dictionary.
    ///   - children: The ids in the main group.
    ///   - app: Additional members of the target `App`.
    ///   - widget: Additional members of the target `Widget`.
    ///   - project: Additional members of the project.
    static func of(
        _ objects: String, children: String = "", app: String = "", widget: String = "", project: String = ""
    ) -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                P0 /* Project object */ = {
                    isa = PBXProject;
                    buildConfigurationList = PL;
                    mainGroup = G0;
                    targets = ( T1 /* App */, T2 /* Widget */, );
                    \(project)
                };
                G0 = { isa = PBXGroup; children = ( \(children) ); sourceTree = "<group>"; };
                T1 = {
                    isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildConfigurationList = L1; buildPhases = ( S1, R1 );
                    \(app)
                };
                T2 = {
                    isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                    buildConfigurationList = L2; buildPhases = ( S2, R2 );
                    \(widget)
                };
                \(objects)
            };
            rootObject = P0 /* Project object */;
        }
        """
    }

    /// Reads a project from its text.
    static func read(
        _ text: String, files: [String: String] = [:], ignoresCase: Bool = false
    ) throws -> XcodeProject {
        try XcodeProject(Array(text.utf8), path: "/p/App.xcodeproj", ignoresCase: ignoresCase) { path in
            files[path].map { Array($0.utf8) }
        }
    }
}

extension XcodeProject {
    /// Returns the names of the targets that contain a file.
    func names(of path: String) -> [String] { targets(of: path).map(\.name) }

    /// The settings of the first target.
    var settings: BuildSettings { targets[0].settings }
}
