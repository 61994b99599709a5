import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import {
  type Typesetter,
  TypesettingBrokenOffError,
  TypesettingOverdueError,
} from '@sheaf/rendering/typesetter/typesetter'

/** Draws the sheets of the product itself. Nobody waits at a screen: what a busy machine breaks off is drawn again. */
export type PatientTypesetter = Pick<Typesetter, 'toPages' | 'toDrawing' | 'close'>

const tries = 4

export function createPatientTypesetter(sheets: number, tell = toErrors): PatientTypesetter {
  const typesetter = createTypesetter({
    workers: 2,
    queueLimit: sheets,
    renderTimeoutMs: 60_000,
    log: { warn: (fields, message) => tell(`${message}: ${JSON.stringify(fields)}`) },
  })
  return {
    toPages: (sheet) => patiently(() => typesetter.toPages(sheet)),
    toDrawing: (sheet) => patiently(() => typesetter.toDrawing(sheet)),
    close: typesetter.close,
  }
}

function toErrors(message: string): void {
  process.stderr.write(`${message}\n`)
}

/** A sheet that is wrong fails each time, and with another error. */
async function patiently<T>(draw: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await draw()
    } catch (error) {
      const isOfTheMachine =
        error instanceof TypesettingBrokenOffError || error instanceof TypesettingOverdueError
      if (!isOfTheMachine || left <= 1) throw error
    }
  }
}
