import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { allFontFiles } from '@sheaf/rendering/fonts/font-files'
import { readFamilies } from '@sheaf/rendering/fonts/read-coverage'
import type { Plugin } from 'vite'
import { withoutEval } from './without-eval.ts'

const require = createRequire(import.meta.url)

const compiler = '@myriaddreamin/typst-ts-web-compiler'

const themesFolder = join(import.meta.dirname, '../../../../packages/rendering/themes')

/** A name that no other plugin takes for a file. */
const ownMark = '\0'

const parts: Readonly<Record<string, () => string>> = {
  /** The sources of all themes by their paths: small, and needed at once. */
  'engine:themes': () => `export default ${JSON.stringify(readThemes())}`,
  /** What each family of fonts draws. */
  'engine:coverage': () => {
    const families = [...readFamilies(allFontFiles())]
    // As text: a browser reads it faster than the same as a program.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(families))})`
  },
  /** Where each font file lies. Each is loaded when a sheet needs it. */
  'engine:fonts': () => {
    const files = allFontFiles()
    const imports = files.map(
      ({ path }, at) => `import f${at} from ${JSON.stringify(`${path}?url`)}`,
    )
    const entries = files.map(({ file }, at) => `${JSON.stringify(file)}: f${at}`)
    return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
  },
}

/** What the engine in the browser is made of besides its own code. */
export function engineParts(): Plugin {
  // Past the package's own entry, which is for Node as well and makes functions from text.
  const glue = require.resolve(`${compiler}/pkg/typst_ts_web_compiler.mjs`)
  return {
    name: 'sheaf:engine-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:engine:\w+|@myriaddreamin\/typst-ts-web-compiler)$/ },
      handler: (source) => (source === compiler ? glue : ownMark + source),
    },
    load: {
      filter: { id: /^\0engine:/ },
      handler(id) {
        const part = parts[id.slice(1)]
        if (part === undefined) throw new Error(`There is no '${id.slice(1)}'.`)
        return { code: part(), moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /typst_ts_web_compiler\.mjs$/ },
      handler: (code) => ({ code: withoutEval(code), map: null }),
    },
  }
}

function readThemes(): Readonly<Record<string, string>> {
  const entries = readdirSync(themesFolder, { recursive: true, withFileTypes: true })
  const sources = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.typ'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const name = relative(themesFolder, path).split(sep).join('/')
      return [`/${name}`, withoutComments(readFileSync(path, 'utf8'))]
    })
  return Object.fromEntries(sources)
}

// Whole lines alone: what looks like a comment elsewhere may be part of a text.
function withoutComments(source: string): string {
  return source.replaceAll(/^[ \t]*\/\/.*\n/gm, '')
}
