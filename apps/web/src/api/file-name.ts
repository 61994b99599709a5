/** The name that an answer wants to be saved under: the true one (RFC 5987) before the one in plain letters. */
export function fileNameIn(contentDisposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition) ?? []
  if (encoded !== undefined) return decoded(encoded.trim())
  const [, plain] = /filename="([^"]*)"/i.exec(contentDisposition) ?? []
  return plain || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
