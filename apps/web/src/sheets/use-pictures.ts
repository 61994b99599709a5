import { useEffect, useState } from 'react'

/** Addresses under which the browser shows drawings as pictures: their styles and ids stay theirs. */
export function usePictures(drawings: readonly string[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const content = drawings.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same drawings is the same list.
  useEffect(() => {
    const made = drawings.map((svg) =>
      URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    )
    setAddresses(made)
    // Later: the picture on the screen stays until the next one is decoded.
    return () => void setTimeout(() => made.forEach(URL.revokeObjectURL), 10_000)
  }, [content])
  return addresses
}
