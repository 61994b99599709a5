import type { SheetOrder } from './drawing.ts'

/** Whether it asks for nothing but the sample of its kind in a theme. */
export function isSample({ fields = {}, ghosts }: SheetOrder): boolean {
  return ghosts === undefined && Object.keys(fields).length === 0
}

/**
 * The sample as it was drawn when the app was built: the same for everyone, so nobody draws it again. Undefined for a theme
 * that the editor of this kind does not offer, and when the picture does not come.
 */
export async function builtSample(
  { kind, themeId }: SheetOrder,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const { default: addresses } = await import('samples:sheets')
  const address = addresses[`${kind}/${themeId}`]
  if (address === undefined) return undefined
  const file = await fetch(address, signal && { signal }).catch((): undefined => {
    signal?.throwIfAborted()
  })
  const picture = file?.ok ? await file.blob() : undefined
  // A network that asks to sign in first answers with a page of its own.
  return picture?.type.startsWith('image/') ? picture : undefined
}
