export type PaperSize = 'a4' | 'us-letter'

// As the Unicode locale data has it.
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

const paperNames = { a4: 'A4', 'us-letter': 'US Letter' } as const

/** What people call that sheet. */
export function paperName(region: string): string {
  return paperNames[paperSize(region)]
}

/** The sheet that people put into their printers there. */
export function paperSize(region: string): PaperSize {
  return letterRegions.has(region) ? 'us-letter' : 'a4'
}
