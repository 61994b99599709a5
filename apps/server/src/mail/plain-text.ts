const lettersPerLine = 72

/** Paragraphs as the plain form of a mail. Programs show it as it is, so lines are kept short; an address in it must stay in one piece. */
export function plainText(blocks: readonly string[]): string {
  return `${blocks.map(wrap).join('\n\n')}\n`
}

function wrap(block: string): string {
  return block
    .split('\n')
    .map((line) => (/^https?:/.test(line) ? line : inShortLines(line)))
    .join('\n')
}

function inShortLines(line: string): string {
  const lines: string[] = []
  for (const word of line.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= lettersPerLine) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines.join('\n')
}
