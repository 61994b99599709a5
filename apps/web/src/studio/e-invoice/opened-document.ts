import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import type { SaidGroup } from '@sheaf/einvoice/described'
import type { OpenedInvoice } from '@sheaf/einvoice/opened-file'
import { z } from 'zod'
import { unpackDocument } from '#document/writing/styled-document.ts'
import type { Design } from '#sheets/templates/look.ts'

/** An e-invoice that somebody sent, to be read. */
export type ReceivedInvoice = Pick<OpenedInvoice, 'kind' | 'format' | 'profile' | 'isValid'> & {
  readonly findings: readonly (Pick<
    OpenedInvoice['findings'][number],
    'rule' | 'severity' | 'at' | 'message'
  > & {
    /** What is to be mended, as the standard names it. */
    readonly term: string
  })[]
  readonly number: string
  readonly issueDate: string | undefined
  readonly dueDate: string | undefined
  readonly seller: string
  readonly buyer: string
  readonly due: string
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: string
    readonly price: string
    readonly amount: string
  }[]
  readonly groups: readonly SaidGroup[]
}

/** What a file holds, as far as this browser could open it. */
export type OpenedDocument = {
  /** To be written on; undefined where our editor has no room for it, which `unfilled` says. */
  readonly document?: BusinessDocument
  readonly unfilled?: string
  /** Totals of the file that the document does not come to again. */
  readonly differences?: readonly string[]
  readonly themeId: string
  readonly design: Partial<Design>
  /** It was made here, and goes on where it was. */
  readonly isOurs: boolean
  readonly received: ReceivedInvoice | undefined
}

export type OpenedBytes = OpenedDocument | { readonly refusal: string }

const mostBytes = 10_000_000

/** Opens a file on this machine: nothing of it is sent anywhere. */
export async function openOnThisMachine(file: File): Promise<OpenedBytes> {
  if (file.size > mostBytes) return { refusal: 'This file is larger than 10 MB.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return bytes[0] === openingBrace ? openJson(bytes) : openInWorker(bytes)
}

const openingBrace = '{'.charCodeAt(0)

function openInWorker(bytes: Uint8Array): Promise<OpenedBytes> {
  const worker = new Worker(new URL('./open-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<OpenedBytes>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OpenedBytes>) => resolve(data))
    worker.addEventListener('error', () => resolve({ refusal: "We couldn't read this file." }))
  })
  worker.postMessage(bytes)
  return answer.finally(() => worker.terminate())
}

const wireSchema = z.looseObject({
  type: z.enum(documentKinds),
  templateId: z.string().max(100).catch(''),
  customization: z
    .looseObject({ font: z.enum(fontFamilies).optional().catch(undefined), color: z.string() })
    .partial()
    .catch({}),
  secondaryColor: z.string().optional().catch(undefined),
})

/** What the JSON of a download says: the body that the API takes. */
function openJson(bytes: Uint8Array): OpenedBytes {
  const wire = wireSchema.safeParse(parsed(new TextDecoder().decode(bytes))).data
  const document = wire && unpackDocument(wire.type, wire)
  if (!document) return { refusal: 'This JSON file holds no document of Sheaf.' }
  const { templateId, customization, secondaryColor } = wire
  const { font, color } = customization
  return {
    ...{ document, themeId: templateId, isOurs: true, received: undefined },
    design: {
      ...(color && { primaryColor: color }),
      ...(secondaryColor && { secondaryColor }),
      ...(font && { fontFamily: font }),
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
