"""The file of a net: eight bits a weight, with a card that says what it was trained on and how."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
import zlib
from pathlib import Path
from typing import Any

from labtable.bots.nets.inputs import Inputs, turns
from labtable.bots.search.net import TOGETHER, Net, NetBuffers
from labtable.bots.search.tree import MOST_SEATS
from labtable.core.arrays import NDArray, np
from labtable.core.errors import LabtableError
from labtable.core.game.contract import Game
from labtable.core.record.records import blank

FOLDER = Path(__file__).with_name("weights")
FORMAT = 1
ENDING = ".net"
CARD = "card.json"
QUANTISED = ("first", "hidden", "policy")
MOST_BYTES = 1 << 24  # unpacked, four times as many in memory; the largest net of the package has an eighth of it


class BadNet(LabtableError):
    """A file of weights that does not fit."""


def expectations(game: Game) -> int:
    """Rows of a net's last layer that say what the others hold: of each of them and each thing."""
    return (game.meta.players[-1] - 1) * game.HELD.things if game.HELD else 0


def shape_of(game: Game) -> str:
    """A name for all that a net of this game rests on: its rules' version, its observation and its actions."""
    fields = [(field.name, field.shape) for field in game.observation_fields]
    words = f"{FORMAT} {game.name} {game.meta.rules_version} {game.NUM_ACTIONS} {fields}"
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def _packed(weights: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float16]]:
    """Rows of eight bits, each with a scale of its own."""
    scale = np.maximum(np.abs(weights).max(-1, keepdims=True) / 127, 1e-8).astype(np.float16)
    scale = np.maximum(scale, np.float16(6e-8))
    return np.clip(np.rint(weights / scale.astype(np.float32)), -127, 127).astype(np.int8), scale


def _kept(inputs: Inputs, arrays: dict[str, NDArray[np.float32]]) -> dict[str, Any]:
    """The arrays of a file."""
    kept: dict[str, Any] = {"low": inputs.low, "rows": inputs.rows.astype(np.int16)}
    for name in QUANTISED:
        kept[name], kept[f"{name}_scale"] = _packed(arrays[name])
    return kept | {name: arrays[name].astype(np.float16) for name in ("start", "bias", "offset")}


def of_arrays(game: Game, inputs: Inputs, arrays: dict[str, NDArray[np.float32]]) -> Net:
    """The net as it would be read from its file."""
    return _unpacked(game, _kept(inputs, arrays))


def write(path: Path, game: Game, inputs: Inputs, arrays: dict[str, NDArray[np.float32]], card: dict[str, Any]) -> None:
    """`arrays` are the float fields of `Net`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        file.writestr(
            CARD, json.dumps({**card, "shape": shape_of(game), "rules_version": game.meta.rules_version}, indent=1)
        )
        for name, array in _kept(inputs, arrays).items():
            buffer = io.BytesIO()
            np.save(buffer, array)
            file.writestr(f"{name}.npy", buffer.getvalue())


def read(path: Path, game: Game) -> tuple[Net, dict[str, Any]]:
    """The net of a file and its card, or a sentence that says what is wrong with it."""
    try:
        with zipfile.ZipFile(path) as file:
            if sum(part.file_size for part in file.infolist()) > MOST_BYTES:  # of each, no more than that is unpacked
                raise BadNet(f"{path} would unpack to more than any net has.")
            card: dict[str, Any] = json.loads(file.read(CARD))
            if card.get("shape") != shape_of(game):
                raise BadNet(
                    f"{path} has learned other rules than these of {game.meta.title} (version "
                    f"{game.meta.rules_version}); `labtable train {game.name}` makes one that fits."
                )
            net = _unpacked(
                game,
                {
                    name.removesuffix(".npy"): np.load(io.BytesIO(file.read(name)))
                    for name in file.namelist()
                    if name != CARD
                },
            )
        fault = fault_of(net, game)
    except FileNotFoundError:
        raise BadNet(f"There is no net in {path}.") from None
    except (
        OSError,
        ValueError,
        TypeError,
        KeyError,
        AttributeError,
        MemoryError,
        zipfile.BadZipFile,
        zlib.error,
    ) as error:
        fault = str(error)
    if fault:
        raise BadNet(f"{path} is damaged, and no net can be read from it ({fault}).")
    return net, card


def _unpacked(game: Game, kept: dict[str, Any]) -> Net:
    for name in QUANTISED:
        kept[name] = np.ascontiguousarray(kept[name].astype(np.float32) * kept[f"{name}_scale"].astype(np.float32))
    source, relative = turns(game)
    return Net(
        source,
        relative,
        kept["low"].astype(np.int32),
        kept["rows"].astype(np.int32),
        kept["first"],
        kept["start"].astype(np.float32),
        kept["hidden"],
        kept["bias"].astype(np.float32),
        kept["policy"],
        kept["offset"].astype(np.float32),
    )


def fault_of(net: Net, game: Game) -> str:
    """What does not fit: compiled code looks up all of it without asking again. Empty where everything fits."""
    fields, units = len(net.relative), net.start.size
    last = game.NUM_ACTIONS + 1 + MOST_SEATS + expectations(game)
    layers = net.bias.size // max(units, 1)
    if units % TOGETHER or net.first.ndim != 2 or net.rows.ndim != 2 or not net.rows.size:
        return "no units, or no rows"
    expected = {
        "low": (fields,),
        "rows": (fields, net.rows.shape[1]),
        "first": (len(net.first), units),
        "start": (units,),
        "hidden": (layers, units, units),
        "bias": (layers, units),
        "policy": (last, units),
        "offset": (last,),
    }
    for name, shape in expected.items():
        array = getattr(net, name)
        if array.shape != shape:
            return f"{name} has the shape {array.shape}, expected {shape}"
        if not np.isfinite(array).all():
            return f"{name} holds what is no number"
    return "a row that is not there" if net.rows.max() >= len(net.first) else ""


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.name}{ENDING}"


def no_net() -> Net:
    """Room for the place of a net where there is none."""
    return Net(
        np.zeros((1, 1), np.int32),
        np.zeros(1, np.int8),
        np.zeros(1, np.int32),
        np.zeros((1, 1), np.int32),
        np.zeros((1, 4), np.float32),
        np.zeros(4, np.float32),
        np.zeros((1, 4, 4), np.float32),
        np.zeros((1, 4), np.float32),
        np.zeros((1, 4), np.float32),
        np.zeros(1, np.float32),
    )


_read: dict[str, tuple[Net, dict[str, Any]]] = {}


def of_package(game: Game) -> tuple[Net, dict[str, Any]]:
    """The net that the package brings for a game, read once."""
    if game.key not in _read:
        _read[game.key] = read(path_of(game), game)
    return _read[game.key]


def desk_for(game: Game, net: Net) -> NetBuffers:
    records = blank(game.OBSERVATION)
    return NetBuffers(
        records,
        records.view(np.int16).reshape(1, -1),
        np.zeros((2, len(net.start)), np.float32),
        np.zeros(max(len(net.rows), len(net.start)), np.int32),
    )
