"""The whole way in one command: python3 -m tagger train --work FOLDER --hands FOLDER,FOLDER --papers papers.jsonl --plain plain.txt"""
import os
import subprocess
import sys

# Hands that are kept aside together, so that every hand is unseen once and its languages are not.
FOLDS = [
    'mail,north,france', 'short,werkstatt,ledger', 'threads,dach,marches', 'tables,iberia,amtsblatt',
    'anglo,kontor,south', 'prairie,trio,orders', 'studio,comptoir,states', 'harbour,office,fiume',
]
# Kept aside in a training as long as the last one, so that its scores are calibrated on hands that such a model has not seen.
CALIBRATION = 'mail,werkstatt,marches,comptoir,fiume,anglo'
PARTS = os.cpu_count() or 1


def together(commands):
    running = [subprocess.Popen(command) for command in commands]
    if any(process.wait() for process in running):
        sys.exit('A part failed.')


def tagger(*words):
    return [sys.executable, '-m', 'tagger', *map(str, words)]


def examples(to, *words):
    script = 'examples/write-examples.ts'
    together([['node', script, '--to', to, '--part', f'{part}/{PARTS}', *words] for part in range(PARTS)])


def train(given):
    work = given.work
    plain, marked, weights = f'{work}/plain', f'{work}/examples', f'{work}/pretrained.pt'
    examples(plain, '--plain', given.plain)
    examples(marked, '--papers', given.papers, '--copies', '60', *given.hands.split(','))
    together([tagger('pretrain', '--plain', plain, '--out', weights, '--steps', 8000, '--words', 40960)])
    start = ['tune', '--examples', marked, '--start', weights, '--out', f'{work}/out', '--steps', 5000]
    for number, fold in enumerate(FOLDS, 1):
        together([tagger(*start, '--name', f'fold-{number}', '--without', fold, '--write')])
    together([tagger(*start, '--name', 'calibration', '--without', CALIBRATION, '--write')])
    together([tagger(*start, '--name', 'final', '--save')])
    together([tagger('export', '--weights', f'{work}/out/final.pt', '--out', f'{work}/tagger.onnx')])
    measure = ['node', 'measuring/measure.ts', '--papers', given.papers]
    hands = given.hands.split(',')
    folds = ','.join(f'{work}/out/fold-{number}.predictions' for number in range(1, len(FOLDS) + 1))
    together([[*measure, '--predictions', folds, *hands]])
    alone = [f'{work}/out/calibration.predictions', '--name', 'unseen-hands-full-length', '--model', work]
    together([[*measure, '--predictions', *alone, *hands]])
