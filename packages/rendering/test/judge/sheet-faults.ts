import type { Sheet } from '../../src/sheet.ts'
import { brokenFigures } from './broken-figures.ts'
import { type ContrastFault, contrastFaults } from './contrast-faults.ts'
import { type HiddenText, hiddenText } from './hidden-text.ts'
import { type LayoutFault, layoutFaults } from './layout-faults.ts'
import type { Box } from './matrix.ts'
import { missingText } from './missing-text.ts'
import type { PrintedPage } from './printed-page.ts'
import type { Run } from './run.ts'

export type SheetFault =
  | LayoutFault
  | ContrastFault
  | HiddenText
  | { readonly what: 'missing' | 'broken'; readonly text: string }

export type Questions = {
  /** Letters in the wrong place, and letters that are nowhere. */
  readonly places: boolean
  /** Letters that cannot be told from their ground. */
  readonly contrast: boolean
  /** Letters that something is painted over. */
  readonly cover: boolean
}

/** `drawings` are the same pages as SVG; places are judged without them. */
export async function sheetFaults(
  sheet: Sheet,
  pages: readonly PrintedPage[],
  drawings: readonly string[],
  { places, contrast, cover }: Questions,
): Promise<readonly SheetFault[]> {
  const isPrinted = printedOn(sheet)
  return [
    ...(places ? placeFaults(sheet, pages) : []),
    ...(contrast ? await contrastFaults(pages, drawings, isPrinted) : []),
    ...(cover ? await hiddenText(pages, drawings, isPrinted) : []),
  ]
}

function placeFaults(sheet: Sheet, pages: readonly PrintedPage[]): readonly SheetFault[] {
  const missing = missingText(sheet.page, pages.map(({ text }) => text).join('\n'))
  const broken = brokenFigures(sheet.page, pages)
  return [
    ...layoutFaults(pages, printedOn(sheet)),
    ...missing.map((text) => ({ what: 'missing' as const, text })),
    ...broken.map((text) => ({ what: 'broken' as const, text })),
  ]
}

/** The head of a table is repeated as an artifact, so that it is read once; it is text all the same. */
function printedOn({ page }: Sheet): (run: Run) => boolean {
  const labels = new Set(page.columns.map(({ label }) => label.toUpperCase()))
  return ({ role, text }) => role !== 'decoration' || labels.has(text.trim().toUpperCase())
}

/** 'page 1: overlap: "Total" (10,20 to 30,28) and "VAT" (12,21 to 30,29)' */
export function describeFault(fault: SheetFault): string {
  if ('texts' in fault) {
    const things = fault.texts.map((text, at) => `${quoted(text)} ${place(fault.boxes[at])}`)
    return `page ${fault.page}: ${fault.what}: ${things.join(' and ')}`
  }
  if (fault.what === 'contrast') {
    const { page, text, colour, ground, ratio, box } = fault
    return `page ${page}: contrast ${ratio.toFixed(2)} of ${quoted(text)} ${place(box)}: ${colour} on ${ground}`
  }
  if (fault.what === 'hidden') {
    return `page ${fault.page}: hidden: ${quoted(fault.text)} ${place(fault.box)}`
  }
  return `${fault.what}: ${quoted(fault.text)}`
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}

function place(box: Box | undefined): string {
  if (!box) return ''
  const { left, top, right, bottom } = box
  return `(${[left, top].map(Math.round).join(',')} to ${[right, bottom].map(Math.round).join(',')})`
}
