import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Those that hold a text, in either form in which a program might have written it. */
export async function filesWith(text: string, files: readonly string[]): Promise<string[]> {
  const found = []
  for (const file of files) {
    const bytes = await readFile(file)
    if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))) found.push(file)
  }
  return found
}
