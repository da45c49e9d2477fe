"""What a process remembers of what it has solved."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Memory(Generic[Asked, Answer]):
    """Answers by what was asked; those not asked for longest are forgotten first. It changes no answer, only times."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Asked, Answer] = OrderedDict()

    def recall(self, asked: Asked) -> Answer | None:
        answer = self.kept.get(asked)
        if answer is not None:
            self.kept.move_to_end(asked)
        return answer

    def keep(self, asked: Asked, answer: Answer) -> Answer:
        self.kept[asked] = answer
        self.kept.move_to_end(asked)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return answer

    def answer(self, asked: Asked, solve: Callable[[Asked], Answer]) -> Answer:
        known = self.recall(asked)
        return self.keep(asked, solve(asked)) if known is None else known

    def forget(self) -> None:
        self.kept.clear()
