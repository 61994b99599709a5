import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { htmlToText } from './html-text.ts'
import type { SourceFile } from './source-kind.ts'
import { UnreadableSource } from './unreadable-source.ts'

export type Mail = {
  /** As people paste it: who, to whom, when, about what, and then what it says. */
  readonly text: string
  readonly attachments: readonly SourceFile[]
}

// An attachment of 10 MB has 130,000 lines. A mail of a million short ones took a minute.
const mostLines = 200_000

export async function readMail(bytes: Uint8Array): Promise<Mail> {
  if (linesIn(bytes) > mostLines) throw new UnreadableSource('too-large')
  const mail = await parse(bytes)
  const heading = [
    line('From', mail.from && [mail.from]),
    line('To', mail.to),
    line('Cc', mail.cc),
    dateLine(mail),
    mail.subject ? `Subject: ${mail.subject}` : '',
  ].filter((written) => written !== '')
  const text = `${heading.join('\n')}\n\n${bodyOf(mail)}`.trim()
  return { text, attachments: mail.attachments.flatMap(toFile) }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20 })
  } catch (error) {
    // What breaks its limits, on nesting and on headers, differs from a fault by these words alone.
    const isBeyondLimit = error instanceof Error && error.message.startsWith('Maximum ')
    throw isBeyondLimit ? new UnreadableSource('too-large', error) : error
  }
}

function linesIn(bytes: Uint8Array): number {
  let lines = 1
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines += 1
  return lines
}

function toFile({ filename, content }: Attachment): readonly SourceFile[] {
  if (typeof content === 'string') return []
  return [{ name: filename ?? '', bytes: new Uint8Array(content) }]
}

function bodyOf({ text, html }: Email): string {
  if (text?.trim()) return text.replace(/\r\n?/g, '\n').trim()
  return html ? htmlToText(html) : ''
}

function line(label: string, addresses: readonly Address[] | undefined): string {
  const people = (addresses ?? []).flatMap((address) => address.group ?? [address])
  const written = people
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : name || address || ''))
    .filter((person) => person !== '')
  return written.length > 0 ? `${label}: ${written.join(', ')}` : ''
}

/** The day as the sender's clock had it: turned to UTC it could be the day before. */
function dateLine({ headers }: Email): string {
  const date = headers.find(({ key }) => key === 'date')?.value
  return date ? `Date: ${date}` : ''
}
