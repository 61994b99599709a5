import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from .data import LETTERS, NEIGHBOURS, PLACE_ROWS, ROW_SLOTS, SHAPE, TAGS, WORD, WORD_ROWS

WIDTH, PART, LAYERS, HEADS, INNER, PAIR = 256, 128, 8, 8, 1024, 32
SIZE = WIDTH // HEADS


def turns():
    """How fast each pair of a head's numbers turns with a word's place in the text, its line, its left and its right edge.

    Half of the heads see the order of words; the others see lines together with left or right edges, so that they find what stands
    above, below and in the same column.
    """
    pairs = SIZE // 2
    order = torch.tensor([1000 ** (-i / (pairs - 1)) for i in range(pairs)])
    line = torch.tensor([1.5 * 60 ** (-i / (pairs // 2 - 1)) for i in range(pairs // 2)])
    edge = torch.tensor([1.0 * 120 ** (-i / (pairs // 2 - 1)) for i in range(pairs // 2)])
    speed = torch.zeros(4, HEADS, pairs)
    for head in range(HEADS):
        if head < HEADS // 2:
            speed[0, head] = order
        else:
            speed[1, head, : pairs // 2] = line
            speed[2 if head % 2 else 3, head, pairs // 2:] = edge
    return speed


class Layer(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.before, self.between = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.ask, self.tell = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.widen, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.drop = nn.Dropout(drop)

    def forward(self, x, cos, sin, mask):
        b, t, _ = x.shape
        q, k, v = self.ask(self.before(x)).view(b, t, 3, HEADS, SIZE).unbind(2)
        cos, sin = cos.to(q.dtype), sin.to(q.dtype)
        q, k = turned(q, cos, sin), turned(k, cos, sin)
        seen = F.scaled_dot_product_attention(q.transpose(1, 2), k.transpose(1, 2), v.transpose(1, 2), attn_mask=mask)
        x = x + self.drop(self.tell(seen.transpose(1, 2).reshape(b, t, WIDTH)))
        return x + self.drop(self.narrow(F.gelu(self.widen(self.between(x)))))


def turned(x, cos, sin):
    a, b = x.chunk(2, -1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), -1)


class Tagger(nn.Module):
    def __init__(self, drop=0.15):
        super().__init__()
        self.words = nn.Embedding(WORD_ROWS, PART, padding_idx=0)
        self.places = nn.Embedding(PLACE_ROWS, PART, padding_idx=0)
        nn.init.normal_(self.words.weight, std=0.1)
        nn.init.normal_(self.places.weight, std=0.1)
        # What a neighbour says differs with where it stands.
        self.sides = nn.Parameter(torch.ones(3, PART) + 0.3 * torch.randn(3, PART))
        self.join = nn.Linear(4 * PART, WIDTH)
        self.first = nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList(Layer(drop) for _ in range(LAYERS))
        self.last = nn.LayerNorm(WIDTH)
        self.tags = nn.Linear(WIDTH, TAGS)
        # Two words that begin parts of the same line agree.
        self.earlier, self.later = nn.Linear(WIDTH, PAIR), nn.Linear(WIDTH, PAIR)
        self.guess = nn.Linear(WIDTH, PART)
        self.drop = nn.Dropout(drop)
        self.register_buffer('speed', turns(), persistent=False)

    def embedded(self, rows, places):
        found = self.words(rows)
        letters = found[:, :, LETTERS].sum(2) / (rows[:, :, LETTERS] > 0).sum(2, keepdim=True).clamp(min=1).sqrt()
        about = found[:, :, SHAPE] + self.places(places).sum(2) / math.sqrt(places.shape[2])
        beside = (found[:, :, NEIGHBOURS] * self.sides).sum(2)
        return torch.cat((found[:, :, WORD], letters, about, beside), -1)

    def forward(self, rows, places, boxes, real=None):
        """Rows and places as the features give them; boxes are line, left and right; real tells words from padding."""
        x = self.drop(self.first(self.join(self.embedded(rows, places))))
        order = torch.arange(rows.shape[1], device=rows.device, dtype=torch.float32)[None, :, None, None]
        at = boxes.float()[:, :, :, None, None]
        at = torch.cat((at[:, :, :1] - at[:, :1, :1], at[:, :, 1:]), 2)
        angle = order * self.speed[0] + at[:, :, 0] * self.speed[1] + at[:, :, 1] * self.speed[2] + at[:, :, 2] * self.speed[3]
        cos, sin = angle.cos(), angle.sin()
        mask = None if real is None else real[:, None, None, :]
        for layer in self.layers:
            x = layer(x, cos, sin, mask)
        return self.last(x)


def read_batch(batch):
    rows = batch[..., :ROW_SLOTS]
    places = batch[..., ROW_SLOTS:-5]
    return rows, places, batch[..., -5:-2], batch[..., -2].long(), batch[..., -1].long()
