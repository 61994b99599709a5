export type PaperSize = 'a4' | 'us-letter'

// As the Unicode locale data has it.
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** The sheet that people put into their printers there. */
export function paperSize(region: string): PaperSize {
  return letterRegions.has(region) ? 'us-letter' : 'a4'
}
