"""The C headers of macOS, from a package of PyPI."""
import glob
import os
import shutil
import sys
import zipfile

from .common import APPLE, digest, read, run, WORK, write

PACKAGE = "ziglang==0.17.1"


class Unavailable(Exception):
    """The headers cannot be had."""


class Headers:
    """The folder with the C headers of macOS."""

    def __init__(self):
        self.sdk = os.path.join(WORK, "sdk")
        self.include = os.path.join(self.sdk, "usr", "include")
        own = os.path.join(APPLE, "headers")
        self.own = [os.path.join(own, name) for name in sorted(os.listdir(own))]
        self.state = digest(PACKAGE, *map(read, self.own))

    def install(self):
        """Puts the headers in place, unless they are."""
        stamp = os.path.join(self.sdk, "stamp")
        if os.path.exists(stamp) and read(stamp) == self.state:
            return
        archive = self.download()
        shutil.rmtree(self.sdk, ignore_errors=True)
        self.unpack(archive)
        for path in self.own:
            shutil.copy(path, self.include)
        # Two libraries whose headers say nearly the same on Debian and on macOS.
        for folder in ("/usr/include/libxml2/libxml", *glob.glob("/usr/include/*/curl"), "/usr/include/curl"):
            if os.path.isdir(folder):
                shutil.copytree(folder, os.path.join(self.include, os.path.basename(folder)), dirs_exist_ok=True)
        write(stamp, self.state)

    def unpack(self, archive):
        """Takes the headers of macOS from the package, which has those of all systems."""
        part = "/lib/libc/include/any-darwin-any/"
        with zipfile.ZipFile(archive) as wheel:
            for name in wheel.namelist():
                if part in name and not name.endswith("/"):
                    path = os.path.join(self.include, name.split(part, 1)[1])
                    os.makedirs(os.path.dirname(path), exist_ok=True)
                    with open(path, "wb") as file:
                        file.write(wheel.read(name))

    @staticmethod
    def download():
        """Returns the path of the package."""
        folder = os.path.join(WORK, "download")
        os.makedirs(folder, exist_ok=True)

        def wheels():
            return [name for name in os.listdir(folder) if PACKAGE.split("==")[1] in name and name.endswith(".whl")]

        if not wheels():
            result = run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "-d", folder, PACKAGE])
            if result.returncode != 0 or not wheels():
                reason = (result.stdout.strip() or "pip failed").splitlines()[-1]
                raise Unavailable(
                    "the type-check for Apple's platforms needs " + PACKAGE + " from PyPI, which cannot be had: " + reason)
        return os.path.join(folder, wheels()[0])
