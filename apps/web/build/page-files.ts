import type { Rolldown } from 'vite'

export type PageFiles = {
  /** The script that starts the page. */
  readonly entry: string
  /** Those that must have arrived before it can. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const siteEntry = 'src/app/site-main.tsx'

/** The files of the build with which a drawn page comes to life, given the source modules of its own. */
export function pageFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Map<string, Rolldown.OutputChunk>()
  const [entry = ''] = [siteEntry, ...modules].map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)))
    if (!chunk) throw new Error(`The build has no script for ${name}`)
    add(chunk)
    return chunk.fileName
  })
  return {
    entry,
    scripts: [...found.keys()].filter((file) => file !== entry),
    styles: [...found.values()].flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]),
  }

  function add(chunk: Rolldown.OutputChunk): void {
    if (found.has(chunk.fileName)) return
    found.set(chunk.fileName, chunk)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) add(other)
  }
}
