"""The standard library and the stubs of Apple's modules, compiled for a platform."""
import json
import os
import re

from .common import APPLE, digest, fail, read, run, TARGETS, toolchain, WORK, write

# The modules of the standard library, in the order of their imports; `-parse-stdlib` belongs to the first ones.
STANDARD_LIBRARY = [
    ("Swift", True), ("SwiftOnoneSupport", True), ("_Concurrency", True), ("_Builtin_float", False), ("Darwin", False),
    ("_RegexParser", False), ("_StringProcessing", False), ("RegexBuilder", False), ("Observation", False),
]
# Stubs of Apple's modules, in the order of their imports.
STUBS = ["Dispatch", "os", "Foundation", "SwiftUI"]
# Those of the tools, plugins and tests, which run on macOS.
TOOL_STUBS = [
    "PackagePlugin", "XcodeProjectPlugin", "Yams", "NIOConcurrencyHelpers", "NIOCore", "NIOHTTP1", "NIOPosix",
]
# visionOS has what is available on iOS, from the version that came out with that of iOS: 1 with 17, 2 with 18.
VERSION_MAP = {
    "CanonicalName": "xros26.0", "Version": "26.0", "MaximumDeploymentTarget": "26.99",
    "VersionMap": {"iOS_visionOS": {"17.0": "1.0", "18.0": "2.0", "26.0": "26.0"}},
}


class Compiler:
    """The compiler for a platform; it keeps what has not changed."""

    def __init__(self, platform, headers):
        self.platform = platform
        self.target = TARGETS[platform]
        self.resources, version = toolchain()
        self.folder = os.path.join(WORK, platform)
        self.modules = os.path.join(self.folder, "modules")
        os.makedirs(self.modules, exist_ok=True)
        self.sdk = headers.sdk
        self.base = digest(version, self.target, headers.state)
        if platform == "visionos":
            self.sdk = self.version_map(headers.sdk)
            self.base = digest(self.base, VERSION_MAP)
        self.states = {}
        self.options = [
            "-target", self.target, "-disable-objc-interop", "-sdk", self.sdk, "-resource-dir", self.resources,
            "-I", self.modules, "-I", os.path.join(self.resources, "shims"), "-module-cache-path",
            os.path.join(self.folder, "cache"), "-suppress-warnings",
        ]

    def version_map(self, sdk):
        """Returns an SDK with the same headers that says which version of visionOS has what an iOS got."""
        folder = os.path.join(self.folder, "sdk")
        write(os.path.join(folder, "SDKSettings.json"), json.dumps(VERSION_MAP))
        link = os.path.join(folder, "usr")
        if not os.path.islink(link):
            os.symlink(os.path.join(sdk, "usr"), link)
        return folder

    def stamped(self, kind, name, state, make):
        """Makes something unless its inputs are as they were; returns the compiler's messages, empty for success."""
        stamp = os.path.join(self.folder, kind, name)
        if os.path.exists(stamp):
            before = json.loads(read(stamp))
            if before["state"] == state:
                return before["messages"]
        result = make()
        messages = (result.stdout or "it failed without a message") if result.returncode != 0 else ""
        # A compiler that was killed is asked again.
        if not messages or "error:" in messages:
            write(stamp, json.dumps({"state": state, "messages": messages}))
        return messages

    def output(self, name):
        """Returns the path of a module."""
        return os.path.join(self.modules, name + ".swiftmodule")

    def prepare(self):
        """Compiles the standard library and the stubs."""
        has_tools = self.platform == "macos"
        for name, is_core in STANDARD_LIBRARY + ([("Testing", False)] if has_tools else []):
            if name == "Darwin":
                self.stub(name, ["-import-underlying-module"])
            else:
                self.interface(name, is_core)
        for name in STUBS + (TOOL_STUBS if has_tools else []):
            self.stub(name)

    def interface(self, name, is_core):
        """Compiles the textual interface of a module of the standard library."""
        folder = os.path.join(self.resources, "linux", name + ".swiftmodule")
        found = [file for file in sorted(os.listdir(folder)) if file.endswith("linux-gnu.swiftinterface")]
        text = apple_interface(read(os.path.join(folder, found[0])), self.target)
        path = os.path.join(self.folder, "interfaces", name + ".swiftinterface")
        # The interfaces themselves name newer declarations than their own; what they say of themselves is kept.
        command = ["swift-frontend", "-compile-module-from-interface", path, "-module-name", name, "-o",
                   self.output(name), "-disable-availability-checking", *self.options]
        self.states[name] = digest(self.base, text)

        def make():
            write(path, text)
            return run(command + (["-parse-stdlib"] if is_core else []))

        self.must(name, self.stamped("library", name, self.states[name], make))

    def stub(self, name, options=()):
        """Compiles a stub of a module."""
        path = os.path.join(APPLE, "stubs", name + ".swift")
        state = digest(self.base, read(path), *sorted(self.states.items()))
        command = ["swift-frontend", "-emit-module", path, "-module-name", name, "-o", self.output(name),
                   "-parse-as-library", "-swift-version", "6", *options, *self.options]
        self.must(name, self.stamped("stubs", name, state, lambda: run(command)))
        self.states[name] = state

    def must(self, name, messages):
        """Ends the check if a module of Apple does not compile."""
        if messages:
            fail("the module " + name + " does not compile for " + self.platform
                 + "; see scripts/apple/README.md\n" + messages)


def apple_interface(text, target):
    """Returns an interface of the standard library for another target.

    Only Linux's interfaces have `@backDeployed` without a body, which the compiler refuses.

    >>> text = "// swift-module-flags: -target x86_64-unknown-linux-gnu -O\\nimport Glibc\\n"
    >>> text += "@backDeployed(before: macOS 26.0)\\npublic func a()\\n"
    >>> text += "@backDeployed(before: macOS 26.0)\\n@inlinable\\npublic func b() {\\n}"
    >>> print(apple_interface(text, "arm64-apple-ios17.0"))
    // swift-module-flags: -target arm64-apple-ios17.0 -O
    import Darwin
    <BLANKLINE>
    public func a()
    @backDeployed(before: macOS 26.0)
    @inlinable
    public func b() {
    }
    """
    lines = re.sub(r"-target [^ ]+-linux-gnu", "-target " + target, text).split("\n")
    lines = [re.sub(r"^import Glibc$", "import Darwin", line) for line in lines]
    if target.startswith("arm64"):
        # Float80 is not there; the functions behind these are those of x86-64.
        lines = [re.sub(r"self = _stdlib_(remainderl|squareRootl)\(.*", "fatalError()", line) for line in lines]
    for index, line in enumerate(lines):
        if "@backDeployed" in line and not declaration(lines, index).rstrip().endswith("{"):
            lines[index] = re.sub(r"@backDeployed\([^)]*\)", "", line)
    return "\n".join(lines)


def declaration(lines, index):
    """Returns the line of the declaration whose attributes begin at a line."""
    keyword = re.compile(r"\b(func|var|init|subscript)\b")
    while not keyword.search(re.sub(r"@\w+\([^)]*\)", "", lines[index])) and index + 1 < len(lines):
        index += 1
    return lines[index]
