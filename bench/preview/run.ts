import { describeMachine, markdownTable, requireFigures, takeTurns, withEngines } from '../turns.ts'

const engines = {
  'plain-compile': 'layout alone',
  'sheaf-pages': 'the preview: SVG pages',
  sheaf: 'the same as PDF',
  'react-pdf': 'for reference, as PDF',
}

const sizes = [
  { lines: 5, warmUps: 12, rounds: 31 },
  { lines: 50, warmUps: 6, rounds: 21 },
]

await withEngines(Object.keys(engines), async (clients) => {
  console.log(`# A preview after one changed field\n\n${describeMachine()}`)
  for (const { lines, ...counts } of sizes) {
    const order = (round: number) => ({ lines, round: 0, message: typed(round) })
    const all = await takeTurns(clients, { ...counts, order })
    const compile = requireFigures(all, 'plain-compile').median
    const rows = Object.entries(engines).map(([name, meaning]) => {
      const { median, lowQuarter, highQuarter } = requireFigures(all, name)
      const spread = `${lowQuarter.toFixed(1)}–${highQuarter.toFixed(1)}`
      return [name, median.toFixed(1), spread, (median / compile).toFixed(2), meaning]
    })
    const head = ['engine', 'ms', 'middle half', '× plain compile', 'what it is']
    console.log(`\n## ${lines} lines\n\n${markdownTable(head, rows)}`)
  }
  console.log('\nWanted: the preview at most 1.5 × a plain compile.', describeMachine())
})

function typed(round: number): string {
  return `Thank you for your order, and a word more: ${'abcdefgh '.repeat((round % 7) + 1)}${round}`
}
