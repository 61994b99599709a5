import { documentKinds } from '@sheaf/domain/documents/kind'
import { languageCodes } from '@sheaf/domain/locale/languages'
import { z } from 'zod'
import { autofillEngines } from './autofill.ts'

/** Beside the fields of the document, whose own `language` is the one it is written in. */
export const translateSchema = z.object({
  type: z.enum(documentKinds, `Must be one of ${documentKinds.join(', ')}`),
  targetLanguage: z.enum(languageCodes, `Must be one of ${languageCodes.join(', ')}`),
})

export const translationSchema = z.object({
  /** The fields that were sent, under their own names, with every text that could be translated; `language` is the target. */
  fields: z
    .object({
      language: z.string(),
      lineItems: z.array(z.record(z.string(), z.string())).optional(),
    })
    .catchall(z.unknown()),
  /** Texts of which something stayed as it was, such as 'notes' and 'lineItems.0.description'. */
  untranslated: z.array(z.string()),
  /** The phrase book of this machine, the model of this installation, or the book because the model gave nothing of use. */
  engine: z.enum(autofillEngines),
})
export type Translation = z.infer<typeof translationSchema>
