import type { Rolldown } from 'vite'

export type PageFiles = {
  /** The script that starts the page. */
  readonly entry: string
  /** Those that must have arrived before it can. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The source modules with which a drawn page comes to life: the first one starts it, the others it needs at once. */
export type PageModules = readonly [entry: string, ...more: string[]]

/** Their files in the build. */
export function pageFiles(bundle: Rolldown.OutputBundle, modules: PageModules): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Map<string, Rolldown.OutputChunk>()
  const [entry = ''] = modules.map((name) => {
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
