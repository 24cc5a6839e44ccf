"""The async client against a real server: sit, play, chat, watch, and errors that say what they are."""

import asyncio
import gc
import os
import pickle
import signal
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from donjon.client import Connected, ServerRefused, connect
from donjon.core.errors import DonjonError
from tests.server.support import Server, Serving


async def _until(server: Connected, kind: str) -> dict[str, object]:
    async for message in server.news():
        if message["kind"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


async def _visit(url: str) -> None:
    async with connect(url, "Ada") as ada, connect(url, "Grace") as grace:
        made = await ada.create("elbrus", [{"mine": True}, {"name": "Grace"}])
        token = await grace.sit(made["invitations"][0]["token"], "Grace")
        state = await ada.join(made["seats"][0]["token"], wants=["scene"])
        board = (await grace.join(token, wants=["scene"]))["board"]
        mover, table_id = (ada, grace)[board["to_move"]], state["table"]["table_id"]
        if mover is ada:
            board = state["board"]
        with pytest.raises(ServerRefused) as refused:
            await mover.play(table_id, board["ply"], "nonsense")
        assert refused.value.code == "illegal"
        update = await mover.play(table_id, board["ply"], board["legal"][0]["move"])
        assert update["board"]["ply"] > board["ply"]
        assert len(update["board"]["scene"]["shapes"]) > len(board["scene"]["shapes"])  # told by what changed
        assert update["board"]["scene"]["title"] == "Elbrus Castle"
        await ada.chat(table_id, "Good luck!")
        heard = await asyncio.wait_for(_until(grace, "said"), 30)
        assert "Good luck!" in str(heard)
        await ada.leave(table_id)


def test_a_visit(serving: Serving, tmp_path: Path) -> None:
    with serving(tmp_path / "d.sqlite") as server:
        asyncio.run(_visit(server.url))


def test_who_is_stopped_while_hanging_up_leaves_nothing_open(serving: Serving, tmp_path: Path) -> None:
    """As asyncio.run does to whatever still runs at its end. A connection left open would warn, and fail the test."""

    async def visit(url: str, there: asyncio.Event) -> None:
        async with connect(url):
            there.set()
            await asyncio.Event().wait()

    async def run(server: Server) -> None:
        there = asyncio.Event()
        visiting = asyncio.create_task(visit(server.url, there))
        await there.wait()
        _signal(server, signal.SIGSTOP)  # it will not hang up, too
        visiting.cancel()
        await asyncio.sleep(0)

    with serving(tmp_path / "d.sqlite") as server:
        try:
            asyncio.run(run(server))
        finally:
            _signal(server, signal.SIGCONT)
        gc.collect()


def _signal(server: Server, number: int) -> None:
    for pid in server.pids:
        os.kill(pid, number)


@pytest.mark.parametrize("url", ["", "127.0.0.1:8000", "ws://127.0.0.1:8000", "donjon.example"])
def test_what_is_no_address(url: str) -> None:
    async def knock() -> None:
        async with connect(url):
            pass

    with pytest.raises(DonjonError, match=f"the address of a server is like https://donjon.example, not {url}"):
        asyncio.run(knock())


@pytest.mark.parametrize("said", ["hi", "[]", "{}", '{"kind":"update"}'])
def test_another_kind_of_server(said: str) -> None:
    """It says something else, and nobody waits for it for ever."""

    async def answer(socket: ServerConnection) -> None:
        async for _ in socket:
            await socket.send(said)

    async def knock() -> None:
        async with serve(answer, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with connect(f"http://127.0.0.1:{port}"):
                pass

    with pytest.raises(DonjonError, match=r"this is no match server: it said "):
        asyncio.run(asyncio.wait_for(knock(), 30))


def test_what_a_server_refused_comes_back_from_another_process() -> None:
    again = pickle.loads(pickle.dumps(ServerRefused({"code": "stale", "text": "too late"})))
    assert (again.code, str(again)) == ("stale", "too late")


def test_a_server_that_is_not_there() -> None:
    async def knock() -> None:
        async with connect("http://127.0.0.1:9"):
            pass

    with pytest.raises(DonjonError, match=r"cannot connect to http://127.0.0.1:9: "):
        asyncio.run(knock())
