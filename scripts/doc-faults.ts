import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

// Articles of the site are content, not documents about the code.
const isSkipped = (path: string) =>
  /(^|\/)(node_modules|dist|data|test-results|web\/content)(\/|$)/.test(path)

/** Scripts, files and rules that a document names and that do not exist, one sentence each. */
export function findDocFaults(root: string): string[] {
  const documents = globSync('**/*.md', { cwd: root, exclude: (path) => isSkipped(path) })
  return [
    ...documents.flatMap((document) => faultsOfDocument(root, document)),
    ...documents
      .filter((document) => document.endsWith('SPEC.md'))
      .flatMap((document) => faultsOfRules(root, document)),
  ]
}

function faultsOfDocument(root: string, document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const missingScripts = namedScripts(text).filter((name) => !Object.hasOwn(scripts, name))
  const missingFiles = [
    ...linkedFiles(text).filter((file) => !existsSync(join(root, dirname(document), file))),
    ...namedFiles(text).filter((file) => !isThere(root, document, file)),
  ]
  return [
    ...missingScripts.map(
      (name) => `${document} names the npm script '${name}', which does not exist.`,
    ),
    ...missingFiles.map((file) => `${document} names the file '${file}', which does not exist.`),
  ]
}

function namedScripts(text: string): string[] {
  const run = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name = '']) => name)
  return [...new Set([...run, ...short])]
}

function linkedFiles(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
}

const fileName = /^[\w.@-]+(\/[\w.@-]+)*\/?$/
const houseFolder = /^(apps|packages|scripts|tests|docs|bench|\.ci)\//
const extension = /\.(ts|tsx|mjs|json|md|css|sql|svg|png|typ|html)$/

/** What stands in backticks and looks like one of our files; patterns and placeholders do not. */
function namedFiles(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter(
      (code) =>
        fileName.test(code) &&
        !/[A-Z]{2,}(?=[./]|$)(?<!README|SPEC|CHANGELOG|CONTRIBUTING|LICENSE)/.test(code),
    )
    .filter((code) => houseFolder.test(code) || extension.test(code))
}

function isThere(root: string, document: string, file: string): boolean {
  if ([root, join(root, dirname(document))].some((folder) => existsSync(join(folder, file))))
    return true
  // A bare name may stand for a file anywhere ('theme.typ' in a recipe).
  return !file.includes('/') && globSync(`**/${file}`, { cwd: root, exclude: isSkipped }).length > 0
}

function faultsOfRules(root: string, document: string): string[] {
  const folder = dirname(join(root, document))
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: isSkipped })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const rules = ids(readFileSync(join(root, document), 'utf8'), /^- \*\*([A-Z]\d+)\*\*/gm)
  const cited = ids(tests, /\[([A-Z]\d+)\]/g)
  const name = relative(root, join(root, document))
  return [
    ...[...rules].filter((id) => !cited.has(id)).map((id) => `${name}: no test shows rule ${id}.`),
    ...[...cited]
      .filter((id) => !rules.has(id))
      .map((id) => `${name}: a test names rule ${id}, which is not there.`),
  ]
}

function ids(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, id = '']) => id))
}
