import { type BusinessDocument, textAt, withValues } from '../src/documents/document.ts'
import type { FieldPath, LineField } from '../src/documents/fields.ts'
import type { Jurisdiction, NeedId, PhraseId } from '../src/jurisdictions/jurisdiction.ts'

type Removal = (document: BusinessDocument, law: Jurisdiction) => BusinessDocument

/** A document that lacks one thing, and nothing else. */
export function without(need: NeedId, document: BusinessDocument, law: Jurisdiction) {
  return removals[need](document, law)
}

function emptied(...paths: readonly FieldPath[]): Removal {
  return (document) => withValues(document, Object.fromEntries(paths.map((path) => [path, ''])))
}

function ofParty(who: 'seller' | 'buyer', ...names: readonly string[]): Removal {
  return (document, law) => {
    const isWriter = (document.kind === 'purchase_order') === (who === 'buyer')
    const part = isWriter ? 'sender' : 'receiver'
    return emptied(...names.map((name) => `${part}.${name}` as FieldPath))(document, law)
  }
}

function onLastLine(name: LineField, value = ''): Removal {
  return (document) => {
    const lines: readonly object[] = document.lines
    const last = lines.length - 1
    const changed = lines.map((line, at) => (at === last ? { ...line, [name]: value } : line))
    return { ...document, lines: changed } as BusinessDocument
  }
}

function unsaid(id: PhraseId): Removal {
  return (document, law) => {
    const said = Object.values(law.phrases[id]?.texts ?? {})
    const cut = (path: FieldPath) =>
      textAt(document, path)
        .split('\n')
        .filter((line) => !said.includes(line))
        .join('\n')
    return withValues(document, {
      'texts.message': cut('texts.message'),
      'texts.terms': cut('texts.terms'),
    })
  }
}

const removals: Readonly<Record<NeedId, Removal>> = {
  number: emptied('number'),
  'issue-date': emptied('issuedOn'),
  'supply-date': emptied('serviceDate'),
  'due-date': emptied('endsOn', 'paymentTerms'),
  'valid-until': emptied('endsOn'),
  'seller-name': ofParty('seller', 'name'),
  'seller-address': ofParty('seller', 'address'),
  'seller-tax-id': ofParty('seller', 'taxId'),
  'buyer-name': ofParty('buyer', 'name'),
  'buyer-address': ofParty('buyer', 'address'),
  'buyer-tax-id': ofParty('buyer', 'taxId'),
  'line-description': onLastLine('description'),
  'line-quantity': onLastLine('quantity', '0'),
  'line-code': onLastLine('itemNumber'),
  'tax-rate': (document) => withValues(document, { 'tax.rate': '0' }),
  'original-invoice': emptied('references.invoiceNumber'),
  'original-date': emptied('references.invoiceDate'),
  'credit-reason': emptied('texts.reason'),
  'reverse-charge': (document) => withValues(document, { 'tax.isReverseCharge': false }),
  'intra-community': unsaid('intra-community'),
  export: unsaid('export'),
  'small-business': unsaid('small-business'),
  'tax-invoice': unsaid('tax-invoice'),
  'tax-credit-note': unsaid('tax-credit-note'),
  'late-penalty': unsaid('late-penalty'),
  'recovery-sum': unsaid('recovery-sum'),
  'early-discount': unsaid('early-discount'),
}
