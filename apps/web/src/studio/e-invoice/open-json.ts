import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'
import { unpackDocument } from '#document/writing/styled-document.ts'
import type { OpenedDocument } from './opened-document.ts'

/** Whether a file may be the JSON of a download: its first sign tells it from XML and PDF. */
export function isJson(bytes: Uint8Array): boolean {
  return bytes[0] === '{'.charCodeAt(0)
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

type OpenedJson =
  | (OpenedDocument & { readonly document: BusinessDocument })
  | { readonly refusal: string }

/** What the JSON of a download says: the body that the API takes. */
export function openJson(bytes: Uint8Array): OpenedJson {
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
