import pytest

from agent import Project


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def project():
    project = Project()
    yield project
    project.remove()
