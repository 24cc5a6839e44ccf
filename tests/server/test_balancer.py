"""Several servers behind nginx."""

import time

from tests.server.balancer import balanced
from tests.server.databases import Cluster
from tests.server.support import Client, get


def test_people_behind_a_balancer_play_on_when_a_server_is_killed(cluster: Cluster) -> None:
    with balanced(cluster) as (url, servers, log):
        assert get(f"{url}/metrics").status_code == 403
        with servers[0].client() as maker:
            made = maker.create("towers", [{"mine": True}] * 2)
        tokens = [link["token"] for link in made["seats"]]
        with Client(url) as one, Client(url) as other:  # each at another server
            boards = [guest.join(*tokens)["board"] for guest in (one, other)]
            board = one.play(made["table_id"], boards[0])
            assert other.hear("update")["board"]["ply"] == board["ply"]
        for path in (f"tables/{tokens[0]}", f"records/{tokens[0]}", f"qr.svg?text={tokens[0]}", "games"):
            get(f"{url}/{path}")
        while "/games" not in log.read_text():  # logged after it was answered
            time.sleep(0.01)
        assert not any(secret in log.read_text() for secret in (*tokens, "records", "qr.svg"))
        servers[0].kill()
        with Client(url) as again:
            state = again.join(*tokens)
            assert state["board"]["ply"] == board["ply"]
            again.play(made["table_id"], state["board"])
