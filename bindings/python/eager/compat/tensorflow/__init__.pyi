from typing import Any

def __getattr__(name: str) -> Any: ...  # TensorFlow's names, too many and too loose for types of their own
