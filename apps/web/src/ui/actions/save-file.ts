/** Hands a file to the browser, which puts it where the reader keeps downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Freed in a later turn: a browser may begin to read only after this one.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
