import { type PaperSize, paperSize } from '@sheaf/domain/locale/paper-size'
import type { SheetOrder } from './drawing.ts'

/** The paper that an order will be drawn on: known before it is drawn, so that its frame has the right shape. */
export function paperOf({ fields }: SheetOrder): PaperSize {
  const region = fields?.jurisdiction
  return paperSize(typeof region === 'string' ? region : 'US')
}
