import type { Cabinet } from './cabinet.ts'

const algorithm = { name: 'AES-GCM', length: 256 }

type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer }

/** The text that was sealed last. Undefined when there is none, or when its key is gone. */
export async function unseal(cabinet: Cabinet): Promise<string | undefined> {
  const key = await cabinet.get('key')
  const sealed = (await cabinet.get('list')) as Sealed | undefined
  if (!(key instanceof CryptoKey) || !sealed) return undefined
  try {
    const { iv, data } = sealed
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: algorithm.name, iv }, key, data),
    )
  } catch {
    return undefined
  }
}

/** The key cannot leave the browser, not even by a script of ours: it can only be used, and thrown away. */
export async function seal(text: string, cabinet: Cabinet): Promise<void> {
  const key = await keyIn(cabinet)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(
    { name: algorithm.name, iv },
    key,
    new TextEncoder().encode(text),
  )
  await cabinet.put('list', { iv, data })
}

async function keyIn(cabinet: Cabinet): Promise<CryptoKey> {
  const known = await cabinet.get('key')
  if (known instanceof CryptoKey) return known
  const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
  await cabinet.put('key', key)
  return key
}
