"""The whole way in one command: python3 -m tagger train --work FOLDER --hands FOLDER --papers papers.jsonl --plain plain.txt --names names.json"""
import json
import os
import subprocess
import sys

# Hands that are kept aside together, so that every hand is unseen once and its languages are not.
FOLDS = [
    'mail,north,france,village', 'short,werkstatt,ledger,inbox', 'threads,dach,marches,till', 'tables,iberia,amtsblatt,letters',
    'anglo,kontor,south,scans', 'prairie,trio,orders,freight', 'studio,comptoir,states,hurry', 'harbour,office,fiume',
]
# How it grows with the number of hands, with those of the first fold kept aside.
CURVE = [
    'harbour,dach,marches,ledger,trio,short,inbox',
    'harbour,dach,marches,ledger,trio,short,inbox,kontor,iberia,tables,studio,werkstatt,freight,till',
]
PARTS = os.cpu_count() or 1


def together(commands, most=PARTS):
    waiting, running = list(commands), []
    while waiting or running:
        while waiting and len(running) < most:
            running.append(subprocess.Popen(waiting.pop(0)))
        if running.pop(0).wait():
            sys.exit('A part failed.')


def tagger(*words):
    return [sys.executable, '-m', 'tagger', *map(str, words)]


def examples(to, *words):
    script = 'examples/write-examples.ts'
    together([['node', script, '--to', to, '--part', f'{part}/{PARTS}', *words] for part in range(PARTS)])


def present(hands, folders):
    """Of hands that are named, those that are there."""
    return ','.join(hand for hand in hands.split(',') if any(os.path.isdir(f'{folder}/{hand}') for folder in folders))


def train(given):
    work, folders = given.work, given.hands.split(',')
    plain, marked, weights, out = f'{work}/plain', f'{work}/examples', f'{work}/pretrained.pt', f'{work}/out'
    folds = [fold for fold in (present(fold, folders) for fold in FOLDS) if fold]
    curve = [some for some in (present(some, folders) for some in CURVE) if some]
    examples(plain, '--plain', given.plain)
    examples(marked, '--papers', given.papers, '--names', given.names, '--copies', str(given.copies), *folders)
    steps = ['--steps', given.pretraining, '--words', 10 * given.words]
    together([tagger('pretrain', '--plain', plain, '--out', weights, *steps)])
    start = ['tune', '--examples', marked, '--start', weights, '--out', out, '--steps', given.steps, '--words', given.words]
    jobs = [tagger(*start, '--name', 'final', '--save')]
    jobs += [tagger(*start, '--name', f'fold-{number}', '--without', fold, '--write') for number, fold in enumerate(folds, 1)]
    jobs += [tagger(*start, '--name', f'curve-{number}', '--without', folds[0], '--only', some) for number, some in enumerate(curve, 1)]
    together(jobs, given.together)
    together([tagger('export', '--weights', f'{out}/final.pt', '--out', f'{work}/tagger.onnx')])
    said = ','.join(f'{out}/fold-{number}.predictions' for number in range(1, len(folds) + 1))
    os.makedirs(given.results, exist_ok=True)
    measure = ['node', 'measuring/measure.ts', '--papers', given.papers, '--to', given.results, '--model', work]
    together([[*measure, '--predictions', said, *folders]])
    write_curve(out, len(curve), f'{given.results}/learning-curve.json')


def write_curve(out, count, path):
    points = []
    for name in [f'curve-{number}' for number in range(1, count + 1)] + ['fold-1']:
        run = json.load(open(f'{out}/{name}.json'))
        hands = len(run['only'].split(',')) if run['only'] else run['hands'] - len(run['without'].split(','))
        points.append(dict(hands=hands, f1={name: round(score['f1'], 3) for name, score in run['scores'].items()}))
    about = 'Spans as the likeliest tag of each word gives them, without constraints, on the hands of the first fold.'
    json.dump(dict(about=about, points=points), open(path, 'w'), indent=1)
