"""Plain text to pre-train on, out of Debian packages: python3 fetch.py FOLDER writes FOLDER/plain.txt.

Pieces of up to two thousand characters, an empty line between them. Manuals give running text with lists and tables;
catalogues of translations give the words of trade, English beside the other language.
"""
import glob
import gettext
import gzip
import html
import os
import random
import re
import subprocess
import sys

LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'cs']
HELP = ['en-us'] + LANGUAGES[1:]
MANUALS = (
    ['gnucash-docs', 'debian-handbook', 'installation-guide-amd64', 'aptitude-doc-nl']
    + ['debian-reference-' + code for code in ('de', 'fr', 'it', 'es', 'pt')]
    + ['libreoffice-help-' + code for code in HELP]
    + ['manpages-' + code for code in ('de', 'fr', 'es', 'pl')]
)
CATALOGUES = [
    'gnucash-common', 'grisbi-common', 'homebank-data', 'kmymoney-common', 'skrooge-common', 'ledgersmb', 'iso-codes',
]
PIECE = 2000
# Of each language, so that no manual drowns the others.
MOST_MANUAL = 6_500_000
MOST_CATALOGUE = 2_500_000


def tryton():
    found = subprocess.run(['apt-cache', 'search', '-n', '^tryton-modules'], capture_output=True, text=True, check=True)
    return [line.split()[0] for line in found.stdout.splitlines()]


def fetch(folder):
    debs, root = os.path.join(folder, 'debs'), os.path.join(folder, 'root')
    os.makedirs(debs, exist_ok=True)
    have = {os.path.basename(path).split('_')[0] for path in glob.glob(debs + '/*.deb')}
    wanted = [name for name in MANUALS + CATALOGUES + tryton() if name not in have]
    if wanted:
        subprocess.run(['apt-get', 'download', '-q', *wanted], cwd=debs, check=True)
    if not os.path.isdir(root):
        for deb in glob.glob(debs + '/*.deb'):
            subprocess.run(['dpkg', '-x', deb, root], check=True)
    return root


BLOCKS = re.compile(r'</?(?:p|div|li|h\d|tr|br|ul|ol|dt|dd|pre|table|section|title)\b[^>]*>', re.I)


def from_html(source):
    source = re.sub(r'(?is)<(script|style|head|nav)\b.*?</\1>', ' ', source)
    source = re.sub(r'\s+', ' ', source)
    source = re.sub(r'(?i)</t[dh]>\s*<t[dh]\b[^>]*>', '\t', source)
    source = html.unescape(re.sub(r'<[^>]+>', '', BLOCKS.sub('\n', source)))
    lines = [re.sub(r'[ \xa0]+', ' ', line).strip() for line in source.split('\n')]
    return '\n'.join(line for line in lines if line)


def from_man(source):
    lines = []
    for line in source.split('\n'):
        if line.startswith(('.\\"', "'\\\"")):
            continue
        line = re.sub(r'^\.\s*[A-Za-z]{1,2}\b ?', '', line) if line.startswith('.') else line
        line = re.sub(r'\\f[A-Z]|\\f\([A-Z]+|\\&|\\\|', '', line).replace('\\-', '-').replace('\\(aq', "'")
        lines.append(line.replace('"', ''))
    return '\n'.join(lines)


def language_of(path):
    """The language that a path names, English when it names none, nothing for those that we do not train."""
    for part in re.split(r'[/.]', path):
        found = re.fullmatch(r'([a-z]{2})(?:[-_][A-Za-z]{2,4})?', part)
        if found and found[1] not in ('id', 'sc', 'db', 'gz', 'mo', 'po', 'is', 'js', 'as'):
            return found[1] if found[1] in LANGUAGES else None
    return 'en'


def pieces(text):
    piece = ''
    for line in text.split('\n'):
        if len(piece) + len(line) > PIECE:
            if len(piece) > 200:
                yield piece
            piece = ''
        piece += line[:PIECE] + '\n'
    if len(piece) > 200:
        yield piece


def manuals(root):
    for path in glob.glob(root + '/usr/share/**/*', recursive=True):
        if not os.path.isfile(path) or os.path.islink(path):
            continue
        inner = path[len(root):]
        if inner.endswith(('.html', '.xhtml', '.htm')):
            read = from_html
        elif '/man/' in inner and inner.endswith('.gz'):
            read = from_man
        else:
            continue
        code = language_of(inner)
        if code is None:
            continue
        raw = gzip.open(path).read() if path.endswith('.gz') else open(path, 'rb').read()
        for piece in pieces(read(raw.decode('utf8', 'ignore'))):
            yield code, piece


def po_pairs(source):
    for found in re.finditer(r'(?m)^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"\n?)+)', source):
        left, right = (''.join(re.findall(r'"((?:[^"\\]|\\.)*)"', part)) for part in found.groups())
        yield left, right


def catalogues(root):
    for path in glob.glob(root + '/**/*.[mp]o', recursive=True):
        code = language_of(path[len(root):])
        if code in (None, 'en') and not path.endswith('/en.po'):
            continue
        if path.endswith('.mo'):
            try:
                catalogue = gettext.GNUTranslations(open(path, 'rb'))._catalog
            except Exception:
                continue
            pairs = [(left, right) for left, right in catalogue.items() if isinstance(left, str) and left]
        else:
            pairs = list(po_pairs(open(path, encoding='utf8', errors='ignore').read()))
        pairs = [(a, b) for a, b in pairs if a and b and len(a) < 300 and '\n' not in a + b and '\\n' not in a + b]
        random.shuffle(pairs)
        for at in range(0, len(pairs), 24):
            between = random.choice(['\t', '\n', ' / ', '    ', ': '])
            alone = random.random() < 0.4
            lines = [b if alone else a + between + b for a, b in pairs[at:at + 24]]
            yield code, '\n'.join(re.sub(r'[&_](?=\w)', '', line) for line in lines) + '\n'


def main(folder):
    random.seed(1)
    root = fetch(folder)
    sizes = {}
    kept = []
    for kind, found, most in (('manual', manuals(root), MOST_MANUAL), ('catalogue', catalogues(root), MOST_CATALOGUE)):
        seen = set()
        found = list(found)
        random.shuffle(found)
        for code, piece in found:
            key = (kind, code)
            mark = hash(piece[:300])
            if mark in seen or sizes.get(key, 0) > most:
                continue
            seen.add(mark)
            sizes[key] = sizes.get(key, 0) + len(piece)
            kept.append(re.sub(r'\n{2,}', '\n', piece).strip('\n'))
    random.shuffle(kept)
    with open(os.path.join(folder, 'plain.txt'), 'w', encoding='utf8') as out:
        out.write('\n\n'.join(kept))
    for (kind, code), size in sorted(sizes.items()):
        print(f'{kind:10} {code} {size / 1e6:.1f} MB')


if __name__ == '__main__':
    main(sys.argv[1])
