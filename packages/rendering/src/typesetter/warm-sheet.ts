import type { Sheet } from '../sheet.ts'

const party = {
  label: 'From',
  name: 'Sheaf',
  second: '',
  address: ['1 Paper Lane'],
  details: [],
  ids: { name: 'companyName', second: 'companyContact', address: 'companyAddress' },
}

/** The smallest sheet that uses every part of a page. It is set when a worker starts and when its health is asked for. */
export const warmSheet: Sheet = {
  page: {
    kind: 'invoice',
    language: 'en',
    direction: 'ltr',
    paper: 'a4',
    title: 'Invoice',
    about: { title: 'Invoice', author: 'Sheaf', issued: [2026, 1, 1] },
    number: { id: 'number', label: 'Number', value: '1' },
    sender: party,
    receiver: party,
    shipTo: null,
    facts: [{ id: 'issuedOn', label: 'Date', value: '1 January 2026' }],
    headline: { label: 'Total', amount: '1.00', note: '' },
    columns: [
      { id: 'description', label: 'Description', isNumber: false, widest: '' },
      { id: 'amount', label: 'Amount', isNumber: true, widest: '1.00' },
    ],
    rows: [[['Paper'], ['1.00']]],
    carried: { forward: 'Carried', brought: 'Brought', sums: ['1.00'] },
    totals: [{ id: 'total', label: 'Total', value: '1.00', isEnd: true }],
    notices: [],
    payment: null,
    texts: [{ id: 'notes', title: 'Notes', paragraphs: ['Thank you.'] }],
    signing: null,
    pageOf: ['Page ', ' of ', ''],
  },
  theme: 'base',
  palette: {
    ground: '#ffffff',
    ink: '#111111',
    softInk: '#555555',
    primary: '#12355b',
    secondary: '#5c7a99',
    accent: '#d9a441',
    primaryInk: '#12355b',
    secondaryInk: '#44607d',
    accentInk: '#7a5a17',
    onPrimary: '#ffffff',
    onSecondary: '#ffffff',
    onAccent: '#111111',
    tint: '#eef2f6',
    hairline: '#cccccc',
  },
  fonts: { body: 'Inter', heading: 'Inter' },
  logo: null,
}
