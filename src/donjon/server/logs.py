"""Logs as one JSON object a line. No token, no name and nothing hidden is ever logged."""

import json
import logging
import os
import socket
import sys
import time

KNOWN = frozenset(vars(logging.makeLogRecord({})))
PROCESS = f"{os.getpid()} on {socket.gethostname()}"  # as the lease and `donjon doctor` name it
log = logging.getLogger("donjon")


class Lines(logging.Formatter):
    """A record as a line; what is given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "process": PROCESS,
        }
        told |= {name: value for name, value in vars(record).items() if name not in KNOWN and name != "color_message"}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel("WARNING")  # its own news would say nothing new, and log addresses with tokens in them
