"""The check of a platform."""
import concurrent.futures
import os
import re

from .common import diagnostics, digest, read, run, write


class Check:
    """The check of a platform: each module once for those above it, and once with all bodies."""

    # Packages whose modules are stubs here, since they need more of Apple's systems than this project does.
    STUBBED = {"Yams", "swift-nio", "swift-atomics", "swift-collections", "swift-system"}
    # A warning of Linux's build is an error there; these need what only Apple's compilers know.
    C_WARNINGS = ["-Wall", "-Wextra", "-Werror"]

    def __init__(self, graph, compiler):
        self.graph = graph
        self.compiler = compiler
        self.clang = {}
        self.emitted = {}

    def run(self, chosen):
        """Checks targets; returns messages for people, and whether there are no errors."""
        self.compiler.prepare()
        order = [target for target in self.graph.ordered(chosen) if target.package.name not in self.STUBBED]
        self.clang = {target.name: self.module_map(target) for target in order if not target.is_swift}
        needed = {need.name for target in order for need in self.graph.needs(target)}
        own = [target for target in order if target.package.is_own and (target.is_swift or target.c_files)]
        # A module waits for those that it needs, which come before it.
        with concurrent.futures.ThreadPoolExecutor(2 * len(order) + 1) as pool:
            for target in order:
                if target.is_swift and target.name in needed:
                    self.emitted[target.name] = pool.submit(self.emit, target)
            checks = [pool.submit(self.check, target) for target in own]
            results = [(target, check.result()) for target, check in zip(own, checks)]
        lines = [line for messages in self.foreign_messages(order) for line in diagnostics(messages)]
        lines += dict.fromkeys(line for _, messages in results for line in diagnostics(messages or ""))
        left = [target.name for target, messages in results if messages is None]
        failed = [target.name for target, messages in results if messages]
        lines.append("%s: modules checked: %d, with errors: %d%s" % (
            self.compiler.platform, len(own) - len(left), len(failed),
            "; not checked, because what they need has errors: " + ", ".join(left) if left else ""))
        return lines, not failed and not left

    def foreign_messages(self, order):
        """Returns the messages about modules of other packages."""
        return [self.emitted[target.name].result()[1] for target in order
                if target.name in self.emitted and not target.package.is_own]

    def module_map(self, target):
        """Returns the module map of a target in C; SwiftPM makes one where there is none."""
        for folder in (target.folder, os.path.join(target.folder, "include")):
            path = os.path.join(folder, "module.modulemap")
            if os.path.exists(path):
                return path
        path = os.path.join(self.compiler.folder, "maps", target.name, "module.modulemap")
        include = os.path.join(target.folder, "include")
        headers = [name for name in sorted(os.listdir(include)) if name.endswith(".h")]
        lines = ['    header "%s"' % os.path.join(include, name) for name in headers]
        write(path, "module %s {\n%s\n    export *\n}\n" % (target.module, "\n".join(lines)))
        return path

    def options(self, target):
        """Returns the compiler's options for a module."""
        plugins = os.path.join(self.compiler.resources, "host", "plugins")
        options = ["-module-name", target.module, "-swift-version", "6" if target.package.is_own else "5",
                   "-package-name", re.sub(r"\W", "_", target.package.name), "-plugin-path", plugins,
                   "-plugin-path", os.path.join(plugins, "testing"), "-enable-testing"]
        if target.is_library:
            options.append("-parse-as-library")
        for need in self.graph.below(target):
            if need.name in self.clang:
                options += ["-Xcc", "-fmodule-map-file=" + self.clang[need.name]]
        return options + target.features + self.compiler.options

    def state(self, target):
        """Returns the digest of all inputs of a module; None if a module that it needs has errors."""
        needs = []
        for need in self.graph.below(target):
            if need.name in self.emitted:
                state, messages = self.emitted[need.name].result()
                if messages or state is None:
                    return None
                needs.append(state)
            elif need.name in self.clang:
                needs += [read(self.clang[need.name])] + list(map(read, self.headers(need)))
        texts = [path + "\0" + read(path) for path in target.files + target.c_files]
        return digest(self.compiler.base, *sorted(self.compiler.states.items()), *needs, *texts, *self.options(target))

    @staticmethod
    def headers(target):
        """Returns the headers of a target in C."""
        return [os.path.join(parent, name) for parent, _, names in sorted(os.walk(target.folder))
                for name in sorted(names) if name.endswith(".h")]

    def emit(self, target):
        """Writes a module for those above it; returns its state, and the compiler's messages.

        The state is that of the module and not of its files, so that a change inside a function stays there.
        """
        state = self.state(target)
        if state is None:
            return None, ""
        output = self.compiler.output(target.module)
        command = ["swift-frontend", "-emit-module", *target.files, "-o", output,
                   "-experimental-skip-non-inlinable-function-bodies", *self.options(target)]
        messages = self.compiler.stamped("emitted", target.name, state, lambda: run(command))
        if messages:
            return None, messages
        with open(output, "rb") as file:
            return digest(file.read()), ""

    def check(self, target):
        """Checks a module with all bodies; returns the compiler's messages, or None if that is impossible."""
        state = self.state(target)
        if state is None:
            return None
        if not target.is_swift:
            include = os.path.join(target.folder, "include")
            command = ["clang", "-target", self.compiler.target, "-isysroot", self.compiler.sdk, "-fsyntax-only",
                       *self.C_WARNINGS, "-I", include, *target.c_files]
            state = digest(state, *map(read, self.headers(target)), *command)
        else:
            command = ["swift-frontend", "-typecheck", *target.files, *self.options(target)]
        return self.compiler.stamped("checked", target.name, digest("bodies", state), lambda: run(command))
