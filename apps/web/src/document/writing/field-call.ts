import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { useCallback, useState } from 'react'

/** Somebody is sent to a field from elsewhere on the screen. Whatever shows the document answers once. */
export type FieldCall = { readonly path: AnyPath; readonly answer: () => void }

export function useFieldCall() {
  const [call, setCall] = useState<FieldCall>()
  const callField = useCallback(
    (path: AnyPath) => setCall({ path, answer: () => setCall(undefined) }),
    [],
  )
  return { call, callField }
}
