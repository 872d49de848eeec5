"""The browser of the tests: Chromium, or Firefox with FITLOC_BROWSER=firefox."""

import os

from firefox import Firefox
from webdriver import Chromium

Browser = Firefox.taken if os.environ.get("FITLOC_BROWSER") == "firefox" else Chromium
