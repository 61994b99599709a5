import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Those that hold a text, or one of several, in either form in which a program might have written it. */
export async function filesWith(
  text: string | readonly string[],
  files: readonly string[],
): Promise<string[]> {
  const forms = [text].flat().flatMap((each) => [Buffer.from(each), Buffer.from(each, 'utf16le')])
  const found = []
  for (const file of files) {
    const bytes = await readFile(file).catch(goneMeanwhile)
    if (forms.some((form) => bytes.includes(form))) found.push(file)
  }
  return found
}

// A database that still runs does away with files of its own.
function goneMeanwhile(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error
  return Buffer.alloc(0)
}
