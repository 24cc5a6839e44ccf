"""The app for any ASGI server, set up by DONJON_… in the environment:  hypercorn donjon.server.asgi:app"""

from donjon.server import logs, settings
from donjon.server.app import make

chosen = settings.gather({})
logs.set_up(chosen.log)
app = make(chosen)
