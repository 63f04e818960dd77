"""eager.nest: structures."""
from collections import OrderedDict, defaultdict, namedtuple

import pytest

from eager import nest

Point = namedtuple("Point", "x y")


def test_flatten():
    assert nest.flatten(1) == [1] and nest.flatten(None) == [None] and nest.flatten("ab") == ["ab"]
    assert nest.flatten([1, (2, {"b": 4, "a": [3]}), [], {}, Point(5, 6)]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("structure", [
    0, [], (), {}, [0, (1, [2])], {"b": 0, "a": (1,)}, Point(0, [1]), OrderedDict([("b", 0), ("a", 1)]), [Point({"x": 1}, ())]])
def test_pack_is_the_inverse(structure):
    again = nest.pack(structure, nest.flatten(structure))
    assert again == structure and type(again) is type(structure)
    if isinstance(structure, dict):
        assert list(again) == list(structure)


def test_pack_of_a_defaultdict():
    packed = nest.pack(defaultdict(list, a=1, b=2), [3, 4])
    assert packed == {"a": 3, "b": 4} and packed.default_factory is list


def test_pack_errors():
    for leaves in ([1], [1, 2, 3]):
        with pytest.raises(ValueError, match="has 2 leaves"):
            nest.pack([0, 0], leaves)


def test_dict_keys_that_have_no_order():
    assert nest.pack({1: "a", "x": "b"}, nest.flatten({1: "a", "x": "b"})) == {1: "a", "x": "b"}


def test_map_structure():
    assert nest.map_structure(lambda a, b: a + b, {"x": [1, 2]}, {"x": [10, 20]}) == {"x": [11, 22]}
    with pytest.raises(ValueError):
        nest.map_structure(max, [1], [1, 2])


def test_assert_same():
    nest.assert_same({"a": [1]}, {"a": [2]})
    for a, b, error in (([1], 1, ValueError), ([1], (1,), TypeError), ({"a": 1}, {"b": 1}, ValueError), ([1], [1, 2], ValueError),
                        (Point(1, 2), (1, 2), TypeError)):
        with pytest.raises(error):
            nest.assert_same(a, b)
