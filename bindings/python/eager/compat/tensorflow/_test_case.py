"""tf.test: TestCase, and what tests ask of the machine."""
import tempfile
import unittest

import eager

from . import _runtime


class TestCase(unittest.TestCase):
    """unittest.TestCase with checks of arrays and tensors.

    >>> import eager.compat.tensorflow as tf
    >>> tf.test.TestCase().assertAllClose(tf.constant([1., 2.]), [1., 2.0000001])
    """

    def runTest(self):
        """Nothing: a case that is made by hand has its checks alone."""

    def setUp(self):
        eager.random.set_seed(87654321)

    @staticmethod
    def evaluate(tensors):
        """Returns the values of tensors, in their structure."""
        return eager.nest.map_structure(lambda x: x.numpy() if hasattr(x, "numpy") else x, tensors)

    def _arrays(self, a, b):
        import numpy as np

        return np.asarray(self.evaluate(a)), np.asarray(self.evaluate(b))

    def assertAllEqual(self, a, b, msg=None):
        """Checks that two arrays are equal."""
        import numpy as np

        np.testing.assert_array_equal(*self._arrays(a, b), err_msg=msg or "")

    def assertAllClose(self, a, b, rtol=1e-6, atol=1e-6, msg=None):
        """Checks that two arrays, or structures of such, are nearly equal."""
        import numpy as np

        if isinstance(a, dict):
            self.assertEqual(set(a), set(b), msg)
            for key in a:
                self.assertAllClose(a[key], b[key], rtol, atol, msg)
        elif isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and any(hasattr(x, "shape") for x in a):
            self.assertEqual(len(a), len(b), msg)
            for x, y in zip(a, b):
                self.assertAllClose(x, y, rtol, atol, msg)
        else:
            np.testing.assert_allclose(*self._arrays(a, b), rtol=rtol, atol=atol, err_msg=msg or "")

    def assertNotAllClose(self, a, b, rtol=1e-6, atol=1e-6, msg=None):
        """Checks that two arrays differ."""
        try:
            self.assertAllClose(a, b, rtol, atol)
        except AssertionError:
            return
        raise AssertionError(msg or "The two values are close at all elements.")

    def assertNotAllEqual(self, a, b, msg=None):
        """Checks that two arrays are not equal."""
        try:
            self.assertAllEqual(a, b)
        except AssertionError:
            return
        raise AssertionError(msg or "The two values are equal at all elements.")

    def assertAllGreater(self, a, comparison_target):
        """Checks that all elements are greater than a number."""
        self.assertTrue((self._arrays(a, 0)[0] > comparison_target).all())

    def assertAllLess(self, a, comparison_target):
        """Checks that all elements are less than a number."""
        self.assertTrue((self._arrays(a, 0)[0] < comparison_target).all())

    def assertAllInRange(self, target, lower_bound, upper_bound, open_lower_bound=False, open_upper_bound=False):
        """Checks that all elements lie between two numbers."""
        x = self._arrays(target, 0)[0]
        self.assertTrue((x > lower_bound if open_lower_bound else x >= lower_bound).all())
        self.assertTrue((x < upper_bound if open_upper_bound else x <= upper_bound).all())

    def assertShapeEqual(self, input_a, input_b, msg=None):
        """Checks that two arrays have one shape."""
        self.assertEqual(tuple(input_a.shape), tuple(input_b.shape), msg)

    def assertDTypeEqual(self, target, expected_dtype):
        """Checks a dtype."""
        self.assertEqual(eager.as_dtype(self._arrays(target, 0)[0].dtype), eager.as_dtype(expected_dtype))

    def assertNear(self, f1, f2, err, msg=None):
        """Checks that two numbers differ by err at most."""
        self.assertTrue(abs(f1 - f2) <= err, msg or f"{f1} != {f2} +/- {err}")

    def get_temp_dir(self):
        """Returns a folder that lasts as long as the test."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return folder.name

    def session(self, graph=None, config=None, use_gpu=True, force_gpu=False):
        """Returns a Session."""
        from ._session import Session

        return Session(graph=graph)

    cached_session = test_session = session


def main(argv=None):
    """Runs the tests of the program's module."""
    unittest.main(argv=argv)


def get_temp_dir():
    """Returns a folder for temporary files."""
    return tempfile.gettempdir()


def is_built_with_cuda():
    """Whether the library has kernels for CUDA devices that are there."""
    return _runtime.num_gpus() > 0


is_built_with_gpu_support = is_built_with_cuda


def is_built_with_rocm():
    """False."""
    return False


is_built_with_xla = is_built_with_rocm
