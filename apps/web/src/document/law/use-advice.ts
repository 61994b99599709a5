import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { startTransition, useEffect, useState } from 'react'
import type { Advice } from './law.ts'
import { useLaw } from './use-law.ts'

// Long enough for the next key, so that no check stands between a key and its letter.
const pauseMs = 300

/** What the law says about a document, as it was when its writer last paused. Undefined until it was read once. */
export function useAdvice(document: BusinessDocument): Advice | undefined {
  const law = useLaw()
  const [advice, setAdvice] = useState<Advice>()
  const isFirst = advice === undefined
  useEffect(() => {
    if (!law) return
    const timer = setTimeout(
      () => startTransition(() => setAdvice(law.advise(document))),
      isFirst ? 0 : pauseMs,
    )
    return () => clearTimeout(timer)
  }, [law, document, isFirst])
  return advice
}
