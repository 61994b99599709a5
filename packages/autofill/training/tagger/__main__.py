"""python3 -m tagger COMMAND …, in this folder's parent. `--help` tells what each command takes."""
import argparse
import json
import os

import torch

from . import learn, predict
from .data import Windows
from .model import Tagger
from .train import train

DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
torch.backends.cuda.matmul.allow_tf32 = True


def log(text):
    print(text, flush=True)


def save(model, path):
    torch.save({name: value.half().cpu() for name, value in model.state_dict().items()}, path)


def load(path):
    """Weights in half precision, or as bytes with a scale for each row."""
    if not path:
        return None
    stored = torch.load(path, map_location='cpu')
    return {
        name: value[0].float() * value[1].float() if isinstance(value, tuple) else value.float()
        for name, value in stored.items()
    }


def pretrain(given):
    windows = Windows(given.plain, DEVICE)
    log(f'{len(windows.rows) / 1e6:.1f} M words in {len(windows.index)} windows, {DEVICE}')
    model = learn.pretrain(windows, load(given.start), given.steps, given.words, given.rate, given.seed, log, given.seconds)
    save(model, given.out)


def tune(given):
    windows = Windows(given.examples, DEVICE)
    aside = windows.hand_numbers(given.without.split(',')) if given.without else []
    only = windows.hand_numbers(given.only.split(',')) if given.only else None
    chosen = windows.chosen(aside, only)
    log(f'{given.name}: {len(chosen)} windows, {windows.index[chosen, 1].sum() / 1e6:.1f} M words, without {given.without}')
    model = learn.tune(
        windows, load(given.start), chosen, given.steps, given.words, given.rate, given.seed, log,
        drop=given.drop, hidden_share=given.hide, guess_weight=given.guess, apart_weight=given.apart, seconds=given.seconds,
    )
    os.makedirs(given.out, exist_ok=True)
    if given.save:
        save(model, f'{given.out}/{given.name}.pt')
    scores = {}
    if aside:
        found = predict.predict(model, windows, windows.written(aside))
        if given.write:
            predict.write(found, f'{given.out}/{given.name}.predictions')
        scores['all'] = predict.quick_score(found)
        for name, number in zip(given.without.split(','), aside):
            scores[name] = predict.quick_score([window for window in found if window['window'][2] == number])
        log(f'{given.name}: ' + ', '.join(f'{name} {score["f1"]:.3f}' for name, score in scores.items()))
    json.dump(dict(vars(given), run=None, hands=len(windows.about['hands']), scores=scores), open(f'{given.out}/{given.name}.json', 'w'))


def export(given):
    from .export import export as write

    write(load(given.weights), given.out)


def say(given):
    """The likeliest tag of each word of texts as they were written, to hold the product's answers against."""
    windows = Windows(given.examples, torch.device('cpu'))
    model = Tagger()
    model.load_state_dict(load(given.weights))
    said = []
    for found in predict.predict(model, windows, windows.written(range(len(windows.about['hands'])))):
        text = windows.about['texts'][found['window'][4]]
        if f"{text['hand']}/{text['name']}" in given.texts.split(',') and len(found['tags']) > 0:
            tags, logs = found['tags'][:, 0].tolist(), [round(float(log), 3) for log in found['logs'][:, 0]]
            start = int(found['window'][6])
            said.append(dict(text=f"{text['hand']}/{text['name']}", start=start, tags=tags, logs=logs))
    json.dump(said, open(given.out, 'w'))


def main():
    parser = argparse.ArgumentParser(prog='tagger')
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser('pretrain', help='learn languages from plain text by hidden words')
    one.add_argument('--plain', required=True)
    one.add_argument('--out', required=True)
    one.add_argument('--start')
    one.add_argument('--steps', type=int, default=12000)
    one.add_argument('--seconds', type=float)
    one.add_argument('--words', type=int, default=49152)
    one.add_argument('--rate', type=float, default=1e-3)
    one.add_argument('--seed', type=int, default=1)
    one.set_defaults(run=pretrain)
    two = commands.add_parser('tune', help='learn from marked texts, and say what it makes of the hands kept aside')
    two.add_argument('--examples', required=True)
    two.add_argument('--start')
    two.add_argument('--name', required=True)
    two.add_argument('--out', required=True)
    two.add_argument('--without', default='')
    two.add_argument('--only', default='')
    two.add_argument('--steps', type=int, default=13800)
    two.add_argument('--seconds', type=float)
    two.add_argument('--words', type=int, default=4096)
    two.add_argument('--rate', type=float, default=2.4e-3)
    two.add_argument('--drop', type=float, default=0.2)
    two.add_argument('--hide', type=float, default=0.1)
    two.add_argument('--guess', type=float, default=0.1)
    two.add_argument('--apart', type=float, default=1.5)
    two.add_argument('--seed', type=int, default=1)
    two.add_argument('--save', action='store_true')
    two.add_argument('--write', action='store_true')
    two.set_defaults(run=tune)
    three = commands.add_parser('export', help='write the weights as ONNX')
    three.add_argument('--weights', required=True)
    three.add_argument('--out', required=True)
    three.set_defaults(run=export)
    four = commands.add_parser('say', help='write what the weights say of some texts')
    four.add_argument('--weights', required=True)
    four.add_argument('--examples', required=True)
    four.add_argument('--texts', required=True)
    four.add_argument('--out', required=True)
    four.set_defaults(run=say)
    five = commands.add_parser('train', help='all of it: examples, pre-training, hands kept aside, the model, ONNX, figures')
    for name in ('work', 'hands', 'papers', 'plain', 'names'):
        five.add_argument(f'--{name}', required=True)
    five.add_argument('--results', default='results')
    five.add_argument('--copies', type=int, default=90)
    five.add_argument('--pretraining', type=int, default=8000, help='steps')
    five.add_argument('--steps', type=int, default=13800)
    five.add_argument('--words', type=int, default=4096, help='of a step; ten times as many in pre-training')
    five.add_argument('--together', type=int, default=1, help='trainings at a time')
    five.set_defaults(run=train)
    given = parser.parse_args()
    given.run(given)


if __name__ == '__main__':
    main()
