import { decodeText } from './decode-text.ts'
import { htmlToText } from './html-text.ts'
import { preparePhoto, type RawPixels } from './prepare-photo.ts'
import { readDocx } from './read-docx.ts'
import { readMail } from './read-mail.ts'
import { readPdf } from './read-pdf.ts'
import { createRecogniser } from './recognise.ts'
import {
  looksLikeMail,
  promisedKind,
  type SourceFile,
  type SourceKind,
  shownKind,
} from './source-kind.ts'
import { sourceLimits, UnreadableSource } from './unreadable-source.ts'

export type ReadingProgress = {
  readonly step: 'reading' | 'recognising'
  /** From 0 to 1. */
  readonly done: number
}

type Report = (progress: ReadingProgress) => void

export type SourceText = { readonly text: string; readonly pages: number }

/** Reads a file in this process, which is busy meanwhile and may grow: the server calls readSource. */
export async function readFile(file: SourceFile, report: Report = () => {}): Promise<SourceText> {
  if (file.bytes.length > sourceLimits.bytes) throw new UnreadableSource('too-large')
  report({ step: 'reading', done: 0 })
  const read = await readers[kindOf(file)](file.bytes, report)
  if (!/[\p{L}\p{N}]/u.test(read.text)) throw new UnreadableSource('no-text')
  if (read.text.length > sourceLimits.characters) throw new UnreadableSource('too-large')
  report({ step: 'reading', done: 1 })
  return read
}

type Reader = (bytes: Uint8Array, report: Report) => Promise<SourceText>

const readers: Readonly<Record<SourceKind, Reader>> = {
  text: async (bytes) => ({ text: decodeText(bytes), pages: 1 }),
  html: async (bytes) => ({ text: htmlToText(decodeText(bytes)), pages: 1 }),
  mail: readMailWithPapers,
  docx: async (bytes) => readDocx(bytes),
  pdf: readPdfOrScan,
  photo: readPhoto,
}

function kindOf({ name, bytes }: SourceFile): SourceKind {
  const promised = promisedKind(name)
  const shown = shownKind(bytes)
  if (shown === 'office')
    throw new UnreadableSource(promised === 'docx' ? 'password' : 'unsupported')
  if (shown === 'other') throw new UnreadableSource('unsupported')
  if (shown) return shown
  if (promised === 'pdf' || promised === 'docx' || promised === 'photo')
    throw new UnreadableSource('not-what-it-says')
  if (promised === 'mail' || promised === 'html') return promised
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new UnreadableSource('unsupported')
  return looksLikeMail(text) ? 'mail' : 'text'
}

const mostPapers = 10

/** An order often comes as 'see attached'. Pictures are left alone: most are the logos of a signature. */
async function readMailWithPapers(bytes: Uint8Array, report: Report): Promise<SourceText> {
  const { text, attachments } = await readMail(bytes)
  const papers = attachments.filter((file) => ['pdf', 'docx'].includes(shownKind(file.bytes) ?? ''))
  const texts = [text]
  let pages = 1
  for (const paper of papers.slice(0, mostPapers)) {
    const read = await readIfPossible(paper, report)
    if (!read || pages + read.pages > sourceLimits.pages) continue
    pages += read.pages
    texts.push(`${paper.name}\n${read.text}`)
  }
  return { text: texts.join('\n\n'), pages }
}

async function readIfPossible(file: SourceFile, report: Report): Promise<SourceText | undefined> {
  try {
    return await readFile(file, report)
  } catch (error) {
    if (error instanceof UnreadableSource) return undefined
    throw error
  }
}

async function readPdfOrScan(bytes: Uint8Array, report: Report): Promise<SourceText> {
  const recogniser = createRecogniser()
  const texts: string[] = []
  let pages = 0
  let hasUnseen = false
  try {
    for await (const page of readPdf(bytes, () => say('recognising', 0))) {
      pages = page.pages
      hasUnseen ||= page.isUnseen
      const read = [page.text]
      for (const scan of page.scans) {
        read.push(await recognise(scan, (done) => say('recognising', done)))
      }
      texts.push(read.filter((text) => text !== '').join('\n'))
      say('reading', 0)
    }
  } finally {
    await recogniser.stop()
  }
  const text = texts.filter((written) => written !== '').join('\n\n')
  if (text === '' && hasUnseen) throw new UnreadableSource('too-large')
  return { text, pages }

  async function recognise(scan: RawPixels, onProgress: (done: number) => void): Promise<string> {
    return recogniser.read(await preparePhoto(scan), onProgress)
  }

  function say(step: ReadingProgress['step'], doneOfPage: number): void {
    report({ step, done: (texts.length + doneOfPage) / Math.max(1, pages) })
  }
}

async function readPhoto(bytes: Uint8Array, report: Report): Promise<SourceText> {
  report({ step: 'recognising', done: 0 })
  const picture = await preparePhoto(bytes)
  const recogniser = createRecogniser()
  try {
    const text = await recogniser.read(picture, (done) => report({ step: 'recognising', done }))
    return { text, pages: 1 }
  } finally {
    await recogniser.stop()
  }
}
