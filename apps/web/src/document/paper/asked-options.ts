import type { OptionId } from '@sheaf/domain/documents/options'
import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<(id: OptionId) => void>()

/** Shows an option on the sheet that is written on: another part of the screen leads to one of its fields. */
export function askForOption(id: OptionId): void {
  for (const hear of listeners) hear(id)
}

export function useAskedOption(onAsked: (id: OptionId) => void): void {
  const hear = useEffectEvent(onAsked)
  useEffect(() => {
    const listener = (id: OptionId) => hear(id)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
