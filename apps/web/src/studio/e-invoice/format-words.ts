import type { WantedFormat } from '#document/e-invoice/wanted-format.ts'

type FormatWords = {
  readonly label: string
  /** Who wants it, in one sentence. */
  readonly who: string
}

export const formatWords: Readonly<Record<WantedFormat, FormatWords>> = {
  'factur-x': {
    label: 'PDF with e-invoice',
    who: 'For businesses in Germany and France: the PDF people read, with a Factur-X (ZUGFeRD) file inside that software reads.',
  },
  xrechnung: {
    label: 'XRechnung',
    who: 'For public authorities in Germany, and for businesses there that ask for it.',
  },
  peppol: {
    label: 'Peppol UBL',
    who: 'For buyers who receive invoices through the Peppol network, as in Belgium, the Netherlands and the Nordic countries.',
  },
  cii: {
    label: 'CII',
    who: 'For buyers whose software asks for UN/CEFACT XML: the file inside a Factur-X PDF, on its own.',
  },
}
