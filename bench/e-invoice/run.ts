import { describeMachine, markdownTable, requireFigures, takeTurns, withEngines } from '../turns.ts'

const engines = {
  'enclosing-nothing': 'the pages alone',
  'enclosing-document': 'with the document, to be opened again',
  'enclosing-e-invoice': 'with the document and factur-x.xml',
}

const sizes = [
  { lines: 5, warmUps: 12, rounds: 41 },
  { lines: 50, warmUps: 6, rounds: 31 },
  { lines: 500, warmUps: 2, rounds: 9 },
]

await withEngines(Object.keys(engines), async (clients) => {
  console.log(`# What a PDF carries besides its pages\n\n${describeMachine()}`)
  for (const { lines, ...counts } of sizes) {
    const all = await takeTurns(clients, { ...counts, order: (round) => ({ lines, round }) })
    const bare = requireFigures(all, 'enclosing-nothing').median
    const rows = Object.entries(engines).map(([name, meaning]) => {
      const { median, lowQuarter, highQuarter, bytes } = requireFigures(all, name)
      const spread = `${lowQuarter.toFixed(1)}–${highQuarter.toFixed(1)}`
      const size = (bytes / 1000).toFixed(0)
      return [meaning, median.toFixed(1), spread, size, (median / bare).toFixed(2)]
    })
    const head = ['PDF', 'ms', 'middle half', 'KB', '× the pages alone']
    console.log(`\n## ${lines} lines\n\n${markdownTable(head, rows)}`)
  }
  console.log('\nWanted: with the e-invoice at most 1.3 × the pages alone.', describeMachine())
})
