import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'
import { openFile } from '@sheaf/einvoice/opened-file'
import { isFatal } from '@sheaf/einvoice/rules/judge'
import type { Finding } from '@sheaf/einvoice/rules/rule'
import { isJson, namingFile, readBytes, readDocument } from './read-document.ts'
import { CommandFailed, exitCodes, type World } from './world.ts'

/** Says whether e-invoices keep the rules that they claim to follow; a document of ours is judged as the one it would become. */
export async function checkFiles(files: readonly string[], world: World): Promise<number> {
  if (files.length === 0) throw new CommandFailed('Name a file to check.')
  let isInOrder = true
  for (const file of files) {
    const { about, findings } = await judged(file, world)
    const isValid = !findings.some(isFatal)
    isInOrder &&= isValid
    world.say(`${file}: ${isValid ? 'valid' : 'not valid'} (${about})`)
    for (const finding of findings) world.say(`  ${told(finding)}`)
  }
  return isInOrder ? exitCodes.done : exitCodes.faults
}

type Judgment = { readonly about: string; readonly findings: readonly Finding[] }

async function judged(file: string, world: World): Promise<Judgment> {
  const bytes = await readBytes(file, world)
  if (isJson(bytes)) return asUbl(file, world)
  const { opened } = await namingFile(file, () => openFile(bytes))
  if (!opened) return asUbl(file, world)
  return { about: `${opened.format.toUpperCase()}, ${opened.profile}`, findings: opened.findings }
}

async function asUbl(file: string, world: World): Promise<Judgment> {
  const { document } = await readDocument(file, world)
  const written = writeFile(compute(document), 'ubl')
  if ('refusal' in written) throw new CommandFailed(`${file}: ${written.refusal}`)
  return { about: 'as EN 16931, once it is written', findings: written.findings }
}

function told({ rule, severity, message, at }: Finding): string {
  const place = at === '' ? '' : ` [${at}]`
  return `${severity === 'fatal' ? 'error  ' : 'warning'} ${rule}: ${message}${place}`
}
