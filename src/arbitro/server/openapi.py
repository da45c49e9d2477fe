"""The description of the API: JSON schemas of our Structs, each with its tag and nothing untyped.

Litestar and msgspec describe Structs too, but neither knows a default that is a Fraction, nor a union with one.
"""

import types
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import Enum
from fractions import Fraction
from inspect import cleandoc, getattr_static
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import NODEFAULT, Meta, Struct

Form = dict[str, Any]

EXACT: Form = {
    "type": "string",
    "pattern": r"^[+-]?\d+(\.\d+|/\d+)?$",
    "description": "An exact number: 7/2, 12.03, -3.",
}
ANY = "Anything"
ANYTHING: Form = {
    "description": "Any JSON value.",
    "anyOf": [
        {"type": ["string", "number", "boolean", "null"]},
        {"type": "array", "items": {"$ref": f"#/components/schemas/{ANY}"}},
        {"type": "object", "additionalProperties": {"$ref": f"#/components/schemas/{ANY}"}},
    ],
}
PLAIN: Mapping[Any, Form] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    None: {"type": "null"},
    types.NoneType: {"type": "null"},
    bytes: {"type": "string", "contentEncoding": "base64"},
    datetime: {"type": "string", "format": "date-time"},
    date: {"type": "string", "format": "date"},
    timedelta: {"type": "string", "format": "duration"},
    Fraction: EXACT,
}


@dataclass
class Written(Schema):
    """A schema that is written already."""

    form: Form = field(default_factory=dict)

    def to_schema(self) -> Form:
        return self.form


class Described(OpenAPISchemaPlugin):
    """Describes Structs and exact numbers; `schemas` are the components that they refer to."""

    def __init__(self) -> None:
        self.schemas: dict[str, Schema] = {ANY: Written(form=ANYTHING)}
        self._names: dict[type, str] = {}

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return _is_struct(value) or value is Fraction

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        del schema_creator  # whose type Litestar keeps private
        return Written(form=self.form(field_definition.annotation))

    def completed(self, description: Form) -> Form:
        """The description with the components that it refers to."""
        return description | {
            "components": {"schemas": {name: self.schemas[name].to_schema() for name in sorted(self.schemas)}}
        }

    def form(self, of: Any) -> Form:
        """The schema of a type; of a Struct or an enumeration a reference to it."""
        if of in PLAIN:
            return dict(PLAIN[of])
        if of is Any or of is object:
            return {"$ref": f"#/components/schemas/{ANY}"}
        if _is_struct(of) or (isinstance(of, type) and issubclass(of, Enum)):
            return {"$ref": f"#/components/schemas/{self._component(of)}"}
        origin, args = get_origin(of), get_args(of)
        if origin is Annotated:
            form = self.form(args[0])
            return form | _limits(form, (arg for arg in args[1:] if isinstance(arg, Meta)))
        if origin is Literal:
            return _one_of(args)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.form(arg) for arg in args]}
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            return _fixed([self.form(arg) for arg in args])
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.form(args[1])}
        if isinstance(origin, type) and issubclass(origin, Iterable):
            return {"type": "array", "items": self.form(args[0])}
        if isinstance(of, type) and issubclass(of, tuple) and hasattr(of, "_fields"):
            return _fixed([self.form(hint) for hint in get_type_hints(of).values()])
        raise NotImplementedError(of)

    def _component(self, of: type[Struct] | type[Enum]) -> str:
        if of not in self._names:
            name = of.__name__
            if name in self.schemas:
                raise AssertionError(f"two classes are called {name}; one of them is {of}")
            self._names[of] = name
            self.schemas[name] = Schema()  # a Struct may contain itself
            form = self._struct(of) if _is_struct(of) else _one_of([member.value for member in of])  # type: ignore[union-attr]
            self.schemas[name] = Written(form=form)
        return self._names[of]

    def _struct(self, of: type[Struct]) -> Form:
        config = of.__struct_config__
        is_answer = not (config.omit_defaults or config.forbid_unknown_fields)  # which has all its fields
        properties: dict[str, Form] = {}
        required: list[str] = []
        if config.tag_field is not None:
            properties[config.tag_field] = {"type": "string", "const": config.tag}
            required.append(config.tag_field)
        for part in msgspec.structs.fields(of):
            properties[part.encode_name] = self.form(part.type)
            if part.required or is_answer:
                required.append(part.encode_name)
            if not part.required and part.default is not NODEFAULT and part.default is not None:
                properties[part.encode_name]["default"] = _plain(part.default)
        form: Form = {"type": "object", "title": of.__name__, "properties": properties, "required": required}
        if config.forbid_unknown_fields or not properties:
            form["additionalProperties"] = False
        doc = getattr_static(of, "__doc__", None)
        return form | ({"description": cleandoc(doc)} if doc else {})


class Description(JsonRenderPlugin):
    """The door to it. Nothing is described before somebody asks."""

    def __init__(self, described: Described) -> None:
        super().__init__(path="/openapi.json")
        self._described = described

    def render(self, request: Request[Any, Any, Any], openapi_schema: Form) -> bytes:
        return self.render_json(request, self._described.completed(openapi_schema))


def _is_struct(of: Any) -> TypeGuard[type[Struct]]:
    return isinstance(of, type) and issubclass(of, Struct)


def _limits(form: Form, metas: Iterable[Meta]) -> Form:
    """What is said of a text, a list or a number besides its type."""
    size = "Items" if form.get("type") == "array" else "Length"
    names = {"min_length": f"min{size}", "max_length": f"max{size}", "ge": "minimum", "le": "maximum"}
    return {name: bound for meta in metas for of, name in names.items() if (bound := getattr(meta, of)) is not None}


def _one_of(values: Iterable[Any]) -> Form:
    listed = list(values)
    kinds = {type(value) for value in listed}
    kind = {str: "string", int: "integer", bool: "boolean"}.get(kinds.pop()) if len(kinds) == 1 else None
    return {"type": kind, "enum": listed} if kind else {"enum": listed}


def _fixed(forms: list[Form]) -> Form:
    return {"type": "array", "prefixItems": forms, "items": False, "minItems": len(forms), "maxItems": len(forms)}


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, enc_hook=str)
