import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ExportFinding } from '@sheaf/accounting/finding'
import { formatIds, isFormatId } from '@sheaf/accounting/formats'
import type { Mapping } from '@sheaf/accounting/mapping'
import { mappingFieldsOf, suggestMapping } from '@sheaf/accounting/mapping-fields'
import { preflight } from '@sheaf/accounting/preflight'
import { writeExport } from '@sheaf/accounting/write-export'
import { compute } from '@sheaf/domain/documents/totals'
import { readDocument } from './read-document.ts'
import { CommandFailed, exitCodes, type World } from './world.ts'

export type ExportChoices = {
  readonly to: string | undefined
  readonly out: string | undefined
  readonly country: string | undefined
  readonly mapping: string | undefined
  readonly set: readonly string[]
}

/** Writes the documents of these files for a program, and says what became of each. */
export async function exportFiles(
  files: readonly string[],
  { to = '', out = '.', country, ...given }: ExportChoices,
  world: World,
): Promise<number> {
  if (!isFormatId(to)) {
    throw new CommandFailed(`Say with --to which program it is for: ${formatIds.join(', ')}`)
  }
  if (files.length === 0) throw new CommandFailed('Name the files to export.')
  const { read, unread } = await readAll(files, world)
  const documents = read.map(({ document }) => compute(document))
  const region = country ?? read[0]?.document.region ?? ''
  const mapping = { ...suggestMapping(to, region), ...(await ownMapping(given, world)) }
  const known = new Set(mappingFieldsOf(to, documents, mapping).map(({ id }) => id))
  for (const id of namesIn(given.set).filter((each) => !known.has(each))) {
    world.complain(`There is nothing called '${id}' here. There are: ${[...known].join(', ')}`)
  }
  for (const finding of preflight(to, documents, mapping)) {
    world.complain(
      told(
        finding,
        read.map(({ file }) => file),
      ),
    )
  }
  const { files: written, leftOut } = writeExport(to, documents, mapping, localMoment(world.now()))
  await mkdir(resolve(world.folder, out), { recursive: true })
  for (const { name, bytes } of written) {
    await writeFile(resolve(world.folder, out, name), bytes)
    world.say(`${out === '.' ? '' : `${out}/`}${name}: ${Math.ceil(bytes.length / 1024)} kB`)
  }
  const missing = leftOut.length + unread
  world.say(`${read.length - leftOut.length} of ${files.length} documents written`)
  return missing === 0 ? exitCodes.done : exitCodes.faults
}

async function readAll(files: readonly string[], world: World) {
  const read: { readonly file: string; readonly document: Read }[] = []
  let unread = 0
  for (const file of files) {
    try {
      const { document, hasOtherTotals } = await readDocument(file, world)
      read.push({ file, document })
      if (hasOtherTotals) world.complain(`note      ${file}: ${otherTotals}`)
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error
      unread += 1
      world.complain(error.message)
    }
  }
  if (read.length === 0) throw new CommandFailed('None of the files could be read.')
  return { read, unread }
}

const otherTotals =
  'Its totals are different when Sheaf adds them up. Compare them before you import.'

type Read = Awaited<ReturnType<typeof readDocument>>['document']

async function ownMapping(
  { mapping, set }: Pick<ExportChoices, 'mapping' | 'set'>,
  { folder }: World,
): Promise<Mapping> {
  const pairs = set.map((text) => [
    text.slice(0, text.indexOf('=')),
    text.slice(text.indexOf('=') + 1),
  ])
  const wrong = set.find((text) => !text.includes('='))
  if (wrong !== undefined) throw new CommandFailed(`--set ${wrong}: write ID=VALUE.`)
  return {
    ...(mapping && (await mappingIn(resolve(folder, mapping)))),
    ...Object.fromEntries(pairs),
  }
}

async function mappingIn(file: string): Promise<Mapping> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object)
    return Object.fromEntries(entries.map(([id, value]) => [id, String(value)]))
  } catch {
    throw new CommandFailed(`${file}: a mapping is JSON such as {"account.sales": "200"}.`)
  }
}

function namesIn(set: readonly string[]): string[] {
  return set.map((text) => text.slice(0, text.indexOf('=')))
}

const words = { refused: 'left out', changed: 'changed ', advice: 'note    ' } as const

function told(
  { severity, documents, message, field, mappingField }: ExportFinding,
  files: readonly string[],
): string {
  const [first] = documents.map((index) => files[index])
  const more = documents.length > 1 ? ` and ${documents.length - 1} more` : ''
  const about = first === undefined ? '' : `${first}${more}: `
  const place = mappingField ? ` [--set ${mappingField}=…]` : field ? ` [${field}]` : ''
  return `${words[severity]}  ${about}${message}${place}`
}

/** As the clock on the wall shows it. */
function localMoment(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, -1)
}
