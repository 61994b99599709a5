import type { BusinessDocument } from '../documents/document.ts'
import { type Party, partiesOf } from './circumstances.ts'
import { countryInText } from './country-in-text.ts'
import { taxIdCautions } from './tax-id-cautions.ts'

export type TaxIdNote = { readonly isRight: boolean; readonly text: string }

/** What is said under a tax id: what to look at again, or that its form is right. Never that somebody is registered under it. */
export function taxIdNote(document: BusinessDocument, part: Party['part']): TaxIdNote | undefined {
  const { seller, buyer } = partiesOf(document)
  const caution = taxIdCautions({ document, seller, buyer }).find(
    ({ field }) => field === `${part}.taxId`,
  )
  if (caution) return { isRight: false, text: caution.message }
  const { taxId, country } = seller.part === part ? seller : buyer
  if (taxId?.format !== 'right') return undefined
  return { isRight: true, text: `Format is right for ${countryInText(taxId.country ?? country)}.` }
}
