import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this is `npm test`, which has minutes. Told by the configuration: packages without Node's globals are tested, too. */
    isInBrief: boolean
  }
}

/** How often a property is tried; in brief a quarter of it, on other values each time. */
export function tries(inFull: number): number {
  return inject('isInBrief') ? Math.ceil(inFull / 4) : inFull
}
