import { flowedMail, pdfOfPictures, pdfOfSpaces } from '../hostile-files.ts'
import { type Attack, strikeAt } from './attack.ts'

function formWith(name: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.append('documentType', 'invoice')
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  return form
}

let forms: readonly FormData[] | undefined

function hostileForms(): readonly FormData[] {
  forms ??= [
    formWith('invoice.pdf', pdfOfSpaces()),
    formWith('invoice.eml', flowedMail(1_000_000)),
    formWith('scan.pdf', pdfOfPictures(12)),
  ]
  return forms
}

export const fileAttacks = {
  files: {
    about: 'files for autofill that explode when they are read',
    prepare: () => {
      hostileForms()
    },
    strike: (attacker, round) => {
      const body = hostileForms()[round % hostileForms().length]
      return strikeAt(attacker, '/api/ai/autofill', { method: 'POST', ...(body && { body }) })
    },
  },
} satisfies Record<string, Attack>
