"""The targets of this package and of those that it uses."""
import json
import os
import re
import subprocess

from .common import digest, fail, read, ROOT, run, toolchain, WORK, write


class Target:
    """A target of a package."""

    def __init__(self, package, description):
        self.name = description["name"]
        self.kind = description["type"]
        self.package = package
        self.module = re.sub(r"[^A-Za-z0-9_]", "_", self.name)
        roots = {"test": "Tests", "plugin": "Plugins"}
        path = description.get("path") or os.path.join(roots.get(self.kind, "Sources"), self.name)
        self.folder = os.path.join(package.folder, path)
        # The names of targets and products that it needs.
        self.needs = []
        for need in description["dependencies"]:
            form, value = next(iter(need.items()))
            self.needs.append(value[0] if form in ("byName", "target", "product") else value)
        self.features = []
        for setting in description.get("settings", []):
            for form, flag in (("enableUpcomingFeature", "-enable-upcoming-feature"),
                               ("enableExperimentalFeature", "-enable-experimental-feature")):
                if form in setting["kind"] and setting["tool"] == "swift":
                    self.features += [flag, setting["kind"][form]["_0"]]
        exclude = description.get("exclude", [])
        found = [] if self.kind == "system" else files(self.folder, exclude)
        self.files = [path for path in found if path.endswith(".swift")]
        self.c_files = [path for path in found if path.endswith(".c")]

    @property
    def is_swift(self):
        return bool(self.files)

    @property
    def is_library(self):
        """Whether the files have no top-level code."""
        return self.kind != "executable" or not any(path.endswith("/main.swift") for path in self.files)


def files(folder, exclude=()):
    """Returns the files of a target."""
    skipped = {os.path.join(folder, name) for name in exclude}
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(
            name for name in folders if os.path.join(parent, name) not in skipped and not name.endswith(".docc"))
        found += [os.path.join(parent, name) for name in sorted(names)]
    return [path for path in found if path not in skipped]


class Package:
    """A package, with its targets and products."""

    def __init__(self, folder, is_own=False):
        self.folder = folder
        self.is_own = is_own
        manifest = self.manifest()
        self.name = manifest["name"]
        self.targets = [Target(self, target) for target in manifest["targets"]]
        self.products = {product["name"]: product["targets"] for product in manifest["products"]}

    def manifest(self):
        """Returns the description of Package.swift, which SwiftPM prints."""
        texts = [read(os.path.join(self.folder, name)) for name in sorted(os.listdir(self.folder))
                 if re.match(r"Package.*\.swift$", name)]
        kept = os.path.join(WORK, "packages", digest(toolchain()[1], self.folder, *texts) + ".json")
        if not os.path.exists(kept):
            # The variables of scripts/test leave out targets.
            environment = {key: value for key, value in os.environ.items() if not key.startswith("FITLOC_")}
            command = ["swift", "package", "--package-path", self.folder, "--scratch-path",
                       os.path.join(WORK, "scratch"), "dump-package"]
            result = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
            if result.returncode != 0:
                fail(result.stderr.strip())
            write(kept, result.stdout)
        return json.loads(read(kept))


class Graph:
    """All targets, and what they need."""

    def __init__(self):
        own = Package(ROOT, is_own=True)
        checkouts = os.path.join(ROOT, ".build", "checkouts")
        if not os.path.isdir(checkouts):
            result = run(["swift", "package", "--package-path", ROOT, "resolve"])
            if result.returncode != 0:
                fail(result.stdout.strip())
        used = [Package(os.path.join(checkouts, name)) for name in sorted(os.listdir(checkouts))]
        self.own = own.targets
        self.targets = {target.name: target for package in used for target in package.targets if target.kind != "test"}
        self.targets.update({target.name: target for target in own.targets})
        self.products = {name: targets for package in used for name, targets in package.products.items()}

    def needs(self, target):
        """Returns the direct dependencies of a target."""
        found = []
        for name in target.needs:
            if name in self.targets:
                found.append(self.targets[name])
            else:
                found += [self.targets[part] for part in self.products.get(name, []) if part in self.targets]
        return found

    def below(self, target):
        """Returns the dependencies of a target, with theirs."""
        return [need for need in self.ordered([target]) if need is not target]

    def ordered(self, wanted):
        """Returns targets after everything that they need."""
        done, order = set(), []

        def add(target):
            if target.name in done:
                return
            done.add(target.name)
            for need in self.needs(target):
                add(need)
            order.append(target)

        for target in wanted:
            add(target)
        return order
