import type { Engine } from '../engine.ts'
import { sheetOf } from '../sheet-of.ts'
import { warmTypesetter } from '../warm-typesetter.ts'

export async function createEngine(): Promise<Engine> {
  const typesetter = await warmTypesetter()
  return {
    render: (invoice) => typesetter.toPdf(sheetOf(invoice)),
    close: typesetter.close,
  }
}
