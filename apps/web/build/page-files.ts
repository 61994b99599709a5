import type { Rolldown } from 'vite'

type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** The files of the build that hold these source modules, and those that must be there before them. */
export function pageFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Map<string, Rolldown.OutputChunk>()
  for (const name of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)))
    if (!chunk) throw new Error(`The build has no script for ${name}`)
    add(chunk)
  }
  return {
    scripts: [...found.keys()],
    styles: [...found.values()].flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]),
  }

  function add(chunk: Rolldown.OutputChunk): void {
    if (chunk.isEntry || found.has(chunk.fileName)) return
    found.set(chunk.fileName, chunk)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) add(other)
  }
}
