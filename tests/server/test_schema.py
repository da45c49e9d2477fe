"""The description of the API: everything in it is typed, and what is answered is what is described."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from arbitro.office.fact import AnyFact
from arbitro.office.subjects import AnyCommand
from arbitro.server.openapi import ANY
from tests.server.club import Club


@pytest.fixture
def described(club: Club) -> Any:
    answer = club.client.get("/api/schema/openapi.json")
    assert answer.status_code == 200
    return answer.json()


def schemas(of: Any, at: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of a part of the description."""
    if isinstance(of, dict):
        for key, value in of.items():
            if key in {"schema", "items", "additionalProperties"} and isinstance(value, dict):
                yield f"{at}/{key}", value
            if key in {"properties", "schemas"}:
                yield from ((f"{at}/{key}/{name}", one) for name, one in value.items())
            if key in {"anyOf", "oneOf", "prefixItems"}:
                yield from ((f"{at}/{key}", one) for one in value)
            if key != "default":
                yield from schemas(value, f"{at}/{key}")
    elif isinstance(of, list):
        for value in of:
            yield from schemas(value, at)


def is_typed(schema: dict[str, Any]) -> bool:
    if {"$ref", "anyOf", "oneOf", "enum", "const"} & schema.keys():
        return True
    match schema.get("type"):
        case "object":
            return "properties" in schema or bool(schema.get("additionalProperties"))
        case "array":
            return "items" in schema
        case kind:
            return kind is not None


def test_every_schema_is_typed(described: Any) -> None:
    found = list(schemas(described))
    assert [(at, one) for at, one in found if not is_typed(one)] == []
    assert len(found) > 500


@pytest.mark.parametrize("schema", [{}, {"type": "object"}, {"description": "x"}, {"type": "array"}])
def test_the_search_for_untyped_schemas_works(schema: dict[str, Any]) -> None:
    assert not is_typed(schema)
    assert ("/x/schema", schema) in list(schemas({"x": {"schema": schema}}))


def test_every_reference_leads_somewhere(described: Any) -> None:
    known = described["components"]["schemas"]
    asked = {one["$ref"].removeprefix("#/components/schemas/") for _, one in schemas(described) if "$ref" in one}
    assert asked <= known.keys()
    assert ANY in asked


@pytest.mark.parametrize(("union", "field"), [(AnyCommand, "command"), (AnyFact, "event")])
def test_every_member_of_a_union_has_its_tag_as_a_constant(described: Any, union: Any, field: str) -> None:
    tags = {
        one["properties"][field]["const"]
        for one in described["components"]["schemas"].values()
        if "const" in one.get("properties", {}).get(field, {}) and field in one["required"]
    }
    assert {one.__struct_config__.tag for one in get_args(union)} <= tags


def test_exact_numbers_are_texts_with_a_pattern(described: Any) -> None:
    points = described["components"]["schemas"]["TravellerLine"]["properties"]["ns_points"]
    assert points["anyOf"][0]["type"] == "string"
    assert "pattern" in points["anyOf"][0]


def test_every_door_but_the_pages_is_described_with_its_refusals(club: Club, described: Any) -> None:
    routes = {route.path_format for route in club.client.app.routes if not route.path.startswith("/api/schema")} - {
        "/",
        "/{address}",
        "/api/events/{id}/live",
    }
    assert {path.replace(":str", "").replace(":int", "") for path in routes} == set(described["paths"])
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            refused = operation["responses"]["403"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/ProblemsReply"}, (method, path)
            assert operation["summary"]
