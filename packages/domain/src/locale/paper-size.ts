export type PaperSize = 'a4' | 'us-letter'

const letterRegions = new Set(['US', 'CA'])

/** The sheet that people put into their printers there. */
export function paperSize(region: string): PaperSize {
  return letterRegions.has(region) ? 'us-letter' : 'a4'
}
