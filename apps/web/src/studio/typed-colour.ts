import { useState } from 'react'

const colourPattern = /^#[0-9a-f]{6}$/i

/** The text of a colour field: what is half typed is no colour yet, and one that never becomes any is dropped. */
export function useTypedColour(colour: string, onColour: (colour: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? colour,
    onChange(text: string) {
      const isColour = colourPattern.test(text)
      setTyped(isColour ? undefined : text)
      if (isColour) onColour(text)
    },
    onBlur: () => setTyped(undefined),
  }
}
