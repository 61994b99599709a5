"""What a trained model says of texts, written so that the product's own code can read it as if it had asked the model."""
import numpy as np
import torch

from .data import FIRST_ITEM_TAG
from .learn import pair_scores
from .model import read_batch

TOP = 8


@torch.no_grad()
def predict(model, windows, chosen):
    """For each window: the likeliest tags of every word with their logarithms, and how parts of lines agree."""
    model.eval()
    found = []
    order = chosen[np.argsort(windows.index[chosen, 1])]
    for at in range(0, len(order), 48):
        part = order[at:at + 48]
        batch, real = windows.batch(part, int(windows.index[part, 1].max()))
        rows, places, boxes, tags, _ = read_batch(batch)
        x = model(rows, places, boxes, real)
        logs, best = model.tags(x).float().log_softmax(-1).topk(TOP, -1)
        pairs = pair_scores(model, x)
        begins = ((best >= FIRST_ITEM_TAG) & (best % 2 == 1) & (logs > -4)).any(-1) & real
        for row, window in enumerate(part):
            count = int(windows.index[window, 1])
            likely = torch.nonzero(begins[row, :count])[:, 0]
            found.append(dict(
                window=windows.index[window],
                tags=best[row, :count].cpu().numpy().astype(np.uint8),
                logs=logs[row, :count].cpu().numpy(),
                wanted=tags[row, :count].cpu().numpy(),
                likely=likely.cpu().numpy(),
                pairs=pairs[row][likely][:, likely].cpu().numpy(),
            ))
    return found


def write(found, path):
    with open(path, 'wb') as out:
        for window in found:
            index, likely = window['window'], window['likely']
            np.array([index[4], index[6], index[1], len(likely)], dtype=np.int32).tofile(out)
            np.round(window['logs'] * 1000).clip(-32000, 0).astype(np.int16).tofile(out)
            likely.astype(np.int16).tofile(out)
            np.round(window['pairs'] * 100).clip(-32000, 32000).astype(np.int16).tofile(out)
            window['tags'].tofile(out)
            out.write(b'\0' * (-out.tell() % 4))


def spans(tags):
    """Begin, end and label of what a row of tags says, read leniently."""
    found, last = [], None
    for place, tag in enumerate(tags):
        label = (tag - 1) >> 1
        if tag == 0:
            last = None
        elif tag % 2 == 1 or last is None or found[-1][2] != label:
            found.append([place, place + 1, label])
            last = label
        else:
            found[-1][1] = place + 1
    return {tuple(span) for span in found}


def quick_score(found):
    right = said = wanted = 0
    for window in found:
        a, b = spans(window['tags'][:, 0].astype(int)), spans(window['wanted'])
        right, said, wanted = right + len(a & b), said + len(a), wanted + len(b)
    precision, recall = right / max(1, said), right / max(1, wanted)
    return dict(precision=precision, recall=recall, f1=2 * precision * recall / max(1e-9, precision + recall), spans=wanted)
