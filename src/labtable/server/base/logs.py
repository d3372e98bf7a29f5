"""Structured logs: one JSON object a line, without secrets, nicknames, codes or addresses."""

from __future__ import annotations

import logging
import logging.handlers
import sys
from pathlib import Path

import structlog
from platformdirs import user_log_path
from structlog.typing import EventDict, Processor

from labtable.core.game.faults import game_fault

LARGEST, KEPT = 5_000_000, 3  # bytes of a file, and files that are kept besides


def log_file() -> Path:
    return user_log_path("labtable") / "server.jsonl"


def name_fault(_: object, method: str, event: EventDict) -> EventDict:
    """Say in the log which game of another package an error comes from, and on which line."""
    if isinstance(error := event.get("exc_info"), Exception) and (fault := game_fault(error)):
        event["fault"] = fault
    return event


def set_up(level: str, to_file: Path | None = None) -> None:
    """Send the log to standard output, or to a file that is put aside when it has grown."""
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        name_fault,
    ]
    handler: logging.Handler = logging.StreamHandler(sys.stdout)
    if to_file is not None:
        to_file.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(to_file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("labtable").setLevel(level.upper())
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
