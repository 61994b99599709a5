"""Pre-training by hidden words, and training on marked texts."""
import copy
import math
import time

import numpy as np
import torch
import torch.nn.functional as F

from .data import FIRST_ITEM_TAG, HIDDEN, LETTERS, NEIGHBOURS, NOTHING, SHAPE, WORD, batches
from .model import PAIR, Tagger, read_batch
from .muon import Muon

WARM = 300
TRAILING = 0.998


def seeded(seed):
    torch.manual_seed(seed)
    return np.random.default_rng(seed)


def hide(rows, places, chosen):
    """Hides some words entirely, with what else would give them away: their length (0) and how often they stand there (9)."""
    hidden = rows.clone()
    hidden[..., LETTERS] = hidden[..., LETTERS].masked_fill(chosen[..., None], NOTHING)
    hidden[..., SHAPE] = hidden[..., SHAPE].masked_fill(chosen, NOTHING)
    hidden[..., WORD] = hidden[..., WORD].masked_fill(chosen, HIDDEN)
    places = places.clone()
    places[..., 0] = places[..., 0].masked_fill(chosen, 0)
    places[..., 9] = places[..., 9].masked_fill(chosen, 0)
    return hidden, places


def forget(rows, share):
    """Drops single features, so that no answer hangs on one of them."""
    return rows.masked_fill(torch.rand(rows.shape, device=rows.device) < share, NOTHING)


def without_neighbours(rows, share):
    lost = torch.rand(rows.shape[0], device=rows.device) < share
    rows = rows.clone()
    rows[..., NEIGHBOURS] = rows[..., NEIGHBOURS].masked_fill(lost[:, None, None], NOTHING)
    return rows


def some_words(real, count):
    """So many words, always the same number, since a recorded step cannot change its shapes."""
    score = torch.rand(real.shape, device=real.device) * real
    return score.flatten().topk(count).indices


def word_loss(model, x, rows, asked):
    wanted = rows[..., WORD].flatten()[asked].long()
    logits = model.guess(x.flatten(0, 1)[asked]) @ model.words.weight.to(torch.bfloat16 if x.is_cuda else x.dtype).T
    return F.cross_entropy(logits.float(), wanted, ignore_index=NOTHING)


def pair_loss(model, x, tags, items):
    """Whether two parts belong to the same line, asked of the words that parts begin with."""
    begins = (tags >= FIRST_ITEM_TAG) & (tags % 2 == 1)
    score = pair_scores(model, x)
    t = tags.shape[1]
    before = torch.ones(t, t, dtype=torch.bool, device=x.device).tril(-1)
    asked = begins[:, :, None] & begins[:, None, :] & before
    same = (items[:, :, None] == items[:, None, :]).float()
    loss = F.binary_cross_entropy_with_logits(score, same, reduction='none')
    return (loss * asked).sum() / asked.sum().clamp(min=1)


def pair_scores(model, x):
    """At [i, j] for j before i."""
    return (model.later(x) @ model.earlier(x).transpose(1, 2)).float() / math.sqrt(PAIR)


class Learner:
    """Steps over batches. On an accelerator a step is recorded once for each length and played again, since starting its many small
    parts one by one takes longer than doing them."""

    def __init__(self, model, windows, words, rate, loss, trailing=None, muon=False):
        self.model, self.windows, self.words, self.loss, self.trailing = model, windows, words, loss, trailing
        self.device = windows.device
        cuda = self.device.type == 'cuda'
        self.peak, self.rate = rate, torch.tensor(rate, device=self.device)
        groups = [dict(params=[], weight_decay=0.05), dict(params=[], weight_decay=0.0)]
        matrices = []
        for name, value in model.named_parameters():
            isTable = name.startswith(('words', 'places'))
            if muon and name.startswith('layers') and value.dim() > 1:
                matrices.append(value)
            else:
                groups[0 if value.dim() > 1 and not isTable else 1]['params'].append(value)
        self.optimizers = [torch.optim.AdamW(groups, lr=self.rate, betas=(0.9, 0.98), fused=cuda, capturable=cuda)]
        if matrices:
            self.optimizers.append(Muon(matrices, self.rate))
        if cuda:
            for layer in model.layers:
                layer.compile(dynamic=False)
            model.embedded = torch.compile(model.embedded, dynamic=False)
        self.recorded, self.inputs, self.last = {}, {}, {}
        self.records = cuda
        self.pool = torch.cuda.graph_pool_handle() if cuda else None

    def once(self, length):
        start, count = self.inputs[length]
        batch, real = self.windows.cut(start, count, length)
        with torch.autocast(self.device.type, dtype=torch.bfloat16, cache_enabled=False):
            loss = self.loss(self.model, batch, real)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        for optimizer in self.optimizers:
            optimizer.step()
        if self.trailing is not None:
            with torch.no_grad():
                torch._foreach_lerp_(list(self.trailing.parameters()), list(self.model.parameters()), 1 - TRAILING)
        return loss.detach()

    def try_to_record(self, length):
        try:
            self.record(length)
        except RuntimeError as error:
            print(f'steps are not recorded: {error}', flush=True)
            self.records = False

    def record(self, length):
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(2):
                self.model.zero_grad(set_to_none=True)
                self.once(length)
        torch.cuda.current_stream().wait_stream(side)
        self.model.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self.pool):
            self.last[length] = self.once(length)
        self.recorded[length] = graph

    def step(self, group, length, share):
        """`share` of the training is done."""
        self.rate.fill_(self.peak * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share))) * self.warmth)
        index = torch.from_numpy(self.windows.index[group][:, :2])
        if length not in self.inputs:
            self.inputs[length] = (index[:, 0].to(self.device), index[:, 1].to(self.device))
            if self.records:
                self.try_to_record(length)
        self.inputs[length][0].copy_(index[:, 0])
        self.inputs[length][1].copy_(index[:, 1])
        if self.records:
            self.recorded[length].replay()
            return self.last[length]
        self.model.zero_grad(set_to_none=True)
        return self.once(length)

    def learn(self, chosen, rng, log, steps, seconds=None):
        source = batches(self.windows, chosen, self.words, rng)
        began = time.time()
        for step in range(steps):
            share = step / steps if seconds is None else max(step / steps, (time.time() - began) / seconds)
            if share >= 1:
                break
            self.warmth = min(1, (step + 1) / WARM)
            loss = self.step(*next(source), share)
            if step % 500 == 0 or step == steps - 1:
                log(f'  step {step}: {loss.item():.3f}, {time.time() - began:.1f} s')


def pretrain(windows, start, steps, words, rate, seed, log, seconds=None):
    rng = seeded(seed)
    model = Tagger(drop=0.1).to(windows.device).train()
    if start is not None:
        model.load_state_dict(start)
    asked = int(0.16 * words)

    def loss(model, batch, real):
        rows, places, boxes, _, _ = read_batch(batch)
        words_asked = some_words(real, min(asked, real.numel() // 5))
        chosen = torch.zeros_like(real).flatten().index_fill(0, words_asked, True).view_as(real)
        hidden, seen = hide(rows, places, chosen)
        x = model(without_neighbours(hidden, 0.75), seen, boxes, real)
        return word_loss(model, x, rows, words_asked)

    Learner(model, windows, words, rate, loss).learn(np.arange(len(windows.index)), rng, log, steps, seconds)
    return model


def tune(windows, start, chosen, steps, words, rate, seed, log, drop, hidden_share, guess_weight, apart_weight, seconds=None):
    rng = seeded(seed)
    model = Tagger(drop=drop).to(windows.device).train()
    if start is not None:
        # Layers that the start does not have begin as new.
        model.load_state_dict(start, strict=False)
    # Weights that trail behind read better than the last ones.
    trailing = copy.deepcopy(model).eval()

    def loss(model, batch, real):
        # Each text twice, with other words and features dropped: what it says must not hang on which.
        batch, real = torch.cat((batch, batch)), torch.cat((real, real))
        rows, places, boxes, tags, items = read_batch(batch)
        hidden_words = some_words(real, int(hidden_share * real.numel()))
        gone = torch.zeros_like(real).flatten().index_fill(0, hidden_words, True).view_as(real)
        hidden, seen = hide(rows, places, gone)
        hidden = without_neighbours(forget(hidden, 0.06), 0.1)
        x = model(hidden, forget(seen, 0.06), boxes, real)
        logits = model.tags(x).float().flatten(0, 1)
        wanted = tags.masked_fill(~real, -100).flatten()
        loss = F.cross_entropy(logits, wanted, ignore_index=-100, label_smoothing=0.02)
        loss = loss + 0.2 * pair_loss(model, x, tags, items)
        loss = loss + apart_weight * apart(logits, real)
        return loss + guess_weight * word_loss(model, x, rows, hidden_words[:512])

    Learner(model, windows, words, rate, loss, trailing, muon=True).learn(chosen, rng, log, steps, seconds)
    return trailing


def apart(logits, real):
    """How far the two answers for the same words are apart, both ways."""
    a, b = logits.log_softmax(-1).chunk(2)
    one = real.flatten().chunk(2)[0]
    return 0.5 * (((a.exp() - b.exp()) * (a - b)).sum(-1) * one).sum() / one.sum()
