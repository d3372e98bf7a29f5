"""Routes of the REST part: the parameters that a handler declares are checked before it, and described in OpenAPI."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import cache
from http import HTTPStatus
from typing import Any, TypeAlias, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from labtable.server.protocol import class_commands, class_view, class_wire, table_commands, wire

REFERENCE = "#/components/schemas/{name}"
ERRORS = (400, 403, 404, 409, 413, 421, 422, 429, 503)
JSON = "application/json"
UNSAID = (None, msgspec.NODEFAULT)  # defaults that a description leaves out

Handler: TypeAlias = Callable[..., Coroutine[Any, Any, Response]]


class Router:
    """The routes of one part of the server. `@router.get(path, returns)` serves a function of the request and of its
    parameters: those that the path names, and of the query those that are left."""

    def __init__(self) -> None:
        self.routes: list[BaseRoute] = []
        self.described: dict[str, dict[str, Any]] = {}  # by path and method, as OpenAPI has it

    def get(self, path: str, returns: Any = None, *, media: str = JSON) -> Callable[[Handler], Handler]:
        return self._route("GET", path, _returned(200, returns, media), None)

    def post(
        self, path: str, returns: Any = None, takes: Any = None, *, status: int = 200
    ) -> Callable[[Handler], Handler]:
        return self._route("POST", path, _returned(status, returns, JSON), takes)

    def _route(self, method: str, path: str, responses: dict[str, Any], takes: Any) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            parameters = parameters_of(handler)

            async def endpoint(request: Request) -> Response:
                given = {**request.query_params, **request.path_params}
                try:
                    found = msgspec.convert(given, parameters, strict=False)
                except msgspec.ValidationError:
                    raise HTTPException(422) from None
                return await handler(request, **msgspec.structs.asdict(found))

            self.routes.append(Route(path, endpoint, methods=[method], name=handler.__name__))
            self.described.setdefault(path, {})[method.lower()] = {
                "operationId": f"{method.lower()} {path}",
                "summary": handler.__name__.replace("_", " ").capitalize(),
                **({"description": said} if (said := inspect.getdoc(handler)) else {}),
                "parameters": _parameters(path, parameters),
                **({"requestBody": {"required": True, **_content(json_schema(takes))}} if takes is not None else {}),
                "responses": responses,
            }
            return handler

        return add


def parameters_of(handler: Handler) -> type[msgspec.Struct]:
    """What a handler takes beside the request, as a struct."""
    hints = get_type_hints(handler, include_extras=True)
    fields: list[Any] = []
    for name, parameter in list(inspect.signature(handler).parameters.items())[1:]:
        default = () if parameter.default is parameter.empty else (parameter.default,)
        fields.append((name, hints[name], *default))
    return msgspec.defstruct(handler.__name__, fields)


# The description ----------------------------------------------------------------------------------


def openapi(version: str, *routers: Router) -> dict[str, Any]:
    """The description of all routes, with every struct of the wire by its name."""
    structs = [
        value
        for value in vars(wire).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__
    ]
    unions = (table_commands.Command, wire.Answer, class_commands.ClassCommand, class_view.ClassAnswer)
    _, schemas = msgspec.json.schema_components([*structs, *class_wire.STRUCTS, *unions], ref_template=REFERENCE)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Labtable", "version": version},
        "paths": {path: methods for router in routers for path, methods in router.described.items()},
        "components": {"schemas": schemas},
    }


@cache
def json_schema(kind: Any) -> dict[str, Any]:
    return msgspec.json.schema_components([kind], ref_template=REFERENCE)[0][0]


def _parameters(path: str, parameters: type[msgspec.Struct]) -> list[dict[str, Any]]:
    return [
        {
            "name": one.name,
            "in": "path" if f"{{{one.name}}}" in path else "query",
            "required": one.required,
            "schema": json_schema(one.type) | ({} if one.default in UNSAID else {"default": one.default}),
        }
        for one in msgspec.structs.fields(parameters)
    ]


def _returned(status: int, returns: Any, media: str) -> dict[str, Any]:
    """The answers of a route by status: what it returns, and how it is refused."""
    said = {str(code): _answer(code, _content(json_schema(wire.Rejected))) for code in ERRORS}
    if status == HTTPStatus.NO_CONTENT:
        return said | {str(status): _answer(status, {})}
    text = {"content": {media: {"schema": {"type": "string"}}}}
    return said | {str(status): _answer(status, text if returns is None else _content(json_schema(returns)))}


def _answer(status: int, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": HTTPStatus(status).phrase, **content}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {JSON: {"schema": schema}}}
