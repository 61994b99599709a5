"""What `examples/write-examples.ts` wrote: rows of words, and an index of the windows that they make up."""
import glob
import json
import os

import numpy as np
import torch

ROW_SLOTS, PLACE_SLOTS = 15, 10
# Within the slots that are rows of the large table: the word, its shape, its groups of letters, its neighbours.
WORD, SHAPE, LETTERS, NEIGHBOURS = 0, 1, slice(2, 12), slice(12, 15)
COLUMNS = ROW_SLOTS + PLACE_SLOTS + 3 + 2
WORD_ROWS, PLACE_ROWS, TAGS, FIRST_ITEM_TAG = 1 << 16, 324, 107, 91
NOTHING, HIDDEN = 0, 1


class Windows:
    """All windows of a folder. Words stay on the device, and batches are cut out of them there."""

    def __init__(self, folder, device):
        rows, index, offset = [], [], 0
        for path in sorted(glob.glob(os.path.join(folder, '*.rows'))):
            part = np.fromfile(path, dtype=np.int16).reshape(-1, COLUMNS)
            where = np.fromfile(path.replace('.rows', '.index'), dtype=np.int32).reshape(-1, 7).astype(np.int64)
            where[:, 0] += offset
            offset += len(part)
            # Numbers without a sign, which travel as they lie in the file.
            rows.append(torch.from_numpy(part).to(device).int() & 0xFFFF)
            index.append(where)
        self.rows = torch.cat(rows)
        self.index = np.concatenate(index)
        self.device = device
        texts = os.path.join(folder, 'texts.json')
        self.about = json.load(open(texts)) if os.path.exists(texts) else None
        if self.about:
            sizes = tuple(self.about[name] for name in ('columns', 'placeRows', 'tagCount'))
            assert sizes == (COLUMNS, PLACE_ROWS, TAGS), 'The features have changed: change the sizes above as well.'

    def hand_numbers(self, names):
        return [self.about['hands'].index(name) for name in names]

    def chosen(self, without=(), only=None):
        """Varied windows that neither come from a hand that is kept aside nor borrow from one."""
        hand, donor, copy = self.index[:, 2], self.index[:, 3], self.index[:, 5]
        keep = (copy > 0) & ~np.isin(hand, without) & ~np.isin(donor, without)
        if only is not None:
            keep &= np.isin(hand, only) & np.isin(donor, only)
        return np.flatnonzero(keep)

    def written(self, hands):
        return np.flatnonzero((self.index[:, 5] == 0) & np.isin(self.index[:, 2], hands))

    def batch(self, chosen, length):
        start = torch.from_numpy(self.index[chosen, 0]).to(self.device)
        count = torch.from_numpy(self.index[chosen, 1]).to(self.device)
        return self.cut(start, count, length)

    def cut(self, start, count, length):
        step = torch.arange(length, device=self.device)
        real = step[None] < count[:, None]
        at = (start[:, None] + step[None]).clamp(max=len(self.rows) - 1)
        return self.rows[at] * real[..., None], real


# Few lengths, so that a step can be recorded once for each and played again.
LENGTHS = (64, 128, 192, 256, 384)


def batches(windows, chosen, words, rng):
    """Endless batches of so many words, as numbers of windows and the length that they are filled up to."""
    lengths = windows.index[chosen, 1]
    least = np.searchsorted(LENGTHS, lengths)
    while True:
        groups = []
        for place, length in enumerate(LENGTHS):
            own = rng.permutation(chosen[least == place])
            size = max(1, words // length)
            if len(own) == 0:
                continue
            if len(own) % size:
                own = np.concatenate((own, rng.choice(own, size - len(own) % size)))
            groups += [(part, length) for part in own.reshape(-1, size)]
        for place in rng.permutation(len(groups)):
            yield groups[place]
