/** An order as people paste it: a mail with a table, two hundred words. Another one each round, so that nothing is remembered. */
export function shortText(round: number): string {
  const rows = Array.from({ length: 5 }, (_, index) => row(round, index))
  return [
    `Hi Jane,\n\nthanks for the call on Tuesday. Please bill us for the refit of shop ${round} as we agreed, to the address below and not to the one in Leeds.`,
    `Invoice no: ${2600 + round}        Date: 12 March 2026        Our order: PO-${7000 + round}`,
    `Bill to                            Ship to\nHartley & Moss Ltd                 Moss Store ${round}\n12 Quay Street                     4 Mill Lane\nBristol BS1 4DJ                    Bath BA1 2QH\nVAT GB 123 4567 ${10 + (round % 89)}`,
    ['Description                 Qty   Unit     Price     Amount', ...rows].join('\n'),
    `Subtotal   1,846.00\nVAT 20 %     369.20\nTotal      2,215.20 GBP`,
    'Please pay within 30 days to Jane Doe Interiors, sort code 20-00-00, account 55779911. If anything is missing, call me on 0117 496 0123 or write to accounts@hartley.example before the end of the month. ' +
      'The fitting room mirrors that came in the wrong size go back with the next van, so leave them out for now, and we will settle what is left of the deposit once the doors hang straight.',
    `Best wishes\nTom Miller\nHartley & Moss Ltd`,
  ].join('\n\n')
}

/** A thread as long as one can be pasted: a hundred kilobytes. */
export function longText(round: number): string {
  const mails: string[] = []
  for (let length = 0; length < 100_000; length += mails.at(-1)?.length ?? 0)
    mails.push(
      `On 3 March 2026 at 10:${10 + (mails.length % 49)}, Tom Miller <tom@hartley.example> wrote:\n${shortText(round * 1000 + mails.length)}\n`,
    )
  return mails.join('\n').slice(0, 100_000)
}

function row(round: number, index: number): string {
  const things = ['Shelf, oak', 'Lamp, brass', 'Fitting of doors', 'Paint, two coats']
  const quantity = 1 + ((round + index) % 7)
  const price = 12 + ((round * 7 + index * 13) % 90)
  return [
    `${things[index % things.length]}`.padEnd(28),
    String(quantity).padEnd(6),
    'pcs'.padEnd(9),
    `${price}.00`.padEnd(10),
    `${quantity * price}.00`,
  ].join('')
}
