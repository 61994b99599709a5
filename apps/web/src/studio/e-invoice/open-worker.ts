import '#api/zod-without-eval.ts'
import { unitName } from '@sheaf/einvoice/codes/everyday-units'
import { described } from '@sheaf/einvoice/described'
import { toDocument } from '@sheaf/einvoice/mapping/to-document'
import { nameOfTerm } from '@sheaf/einvoice/model/invoice'
import { isFileRefused, type OpenedInvoice, openFile } from '@sheaf/einvoice/opened-file'
import type { CarriedDocument } from '@sheaf/einvoice/pdf/carried-document'
import type { OpenedBytes, OpenedDocument, ReceivedInvoice } from './opened-document.ts'

/** All that this worker does: it opens a file, so that a large one does not hold up the page. */
addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await answerTo(data))
})

async function answerTo(bytes: Uint8Array): Promise<OpenedBytes> {
  try {
    const { opened, carried } = await openFile(bytes)
    const received = opened && receivedFrom(opened)
    if (carried) return { ...carried, design: chosenOf(carried), received, isOurs: true }
    const filled = opened && filledFrom(opened)
    return { themeId: '', design: {}, isOurs: false, received, ...filled }
  } catch (error) {
    if (isFileRefused(error)) return { refusal: error.message }
    throw error
  }
}

function chosenOf({ design }: CarriedDocument): OpenedDocument['design'] {
  const { primaryColor, secondaryColor, fontFamily } = design
  return {
    ...(primaryColor && { primaryColor }),
    ...(secondaryColor && { secondaryColor }),
    ...(fontFamily && { fontFamily }),
  }
}

// A file that our editor has no room for can still be read.
function filledFrom({ invoice, kind }: OpenedInvoice): Partial<OpenedDocument> {
  try {
    const { document, differences } = toDocument(invoice, kind)
    return { document, differences }
  } catch (error) {
    if (isFileRefused(error)) return { unfilled: error.message }
    throw error
  }
}

function receivedFrom({
  invoice,
  kind,
  format,
  profile,
  isValid,
  findings,
}: OpenedInvoice): ReceivedInvoice {
  const { number = '', issueDate, dueDate, seller, buyer, totals, currency = '' } = invoice
  return {
    ...{ kind, format, profile, isValid, number, issueDate, dueDate },
    findings: findings.map(({ rule, severity, at, message, terms: [term] }) => ({
      ...{ rule, severity, at, message },
      term: term === undefined ? '' : `${nameOfTerm(term)} (${term})`,
    })),
    ...{ seller: seller?.name ?? '', buyer: buyer?.name ?? '' },
    due: totals?.due === undefined ? '' : `${totals.due} ${currency}`.trim(),
    lines: invoice.lines.map((line, index) => ({
      id: `${index + 1}`,
      name: line.name ?? '',
      quantity: [line.quantity, line.unit && unitName(line.unit)].filter(Boolean).join(' '),
      price: line.netPrice ?? '',
      amount: line.netAmount ?? '',
    })),
    groups: described(invoice),
  }
}
