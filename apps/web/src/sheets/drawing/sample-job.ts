type Fields = Readonly<Record<string, string>>

/** Somebody and their client, at home in the same country: its tax, its bank codes. */
type Home = { readonly sender: Fields; readonly client: Fields; readonly tax: Fields }

/** Where the sample is at home that the server draws when it is told nothing. */
export const sampleCountry = 'GB'

const joiners = {
  companyName: 'Marlow & Finch Joinery',
  companyEmail: 'accounts@marlowfinch.example',
}
const hotel = {
  clientName: 'Elena Castellan',
  clientCompany: 'Hotel Aurelia',
  clientEmail: 'elena@hotelaurelia.example',
}

const british: Home = {
  sender: {
    ...joiners,
    companyPhone: '+44 117 496 0144',
    companyAddress: '14 Quay Street\nBristol BS1 4XE\nUnited Kingdom',
    companyTaxId: 'GB 987 6543 53',
    bankName: 'Harbour Bank',
    iban: 'GB82 WEST 1234 5698 7654 32',
    swift: 'HARBGB2L',
  },
  client: { ...hotel, clientAddress: '3 Harbour Lane\nCardiff CF10 4PA\nUnited Kingdom' },
  tax: { tax1Label: 'VAT', tax1Rate: '20' },
}

const american: Home = {
  sender: {
    ...joiners,
    companyPhone: '+1 401 555 0144',
    companyAddress: '14 Quay Street\nBristol, RI 02809\nUnited States',
    bankName: 'Harbor Bank',
    accountNumber: '000123456789',
    aba: '011000015',
  },
  client: { ...hotel, clientAddress: '3 Harbor Lane\nNewport, RI 02840\nUnited States' },
  tax: { tax1Label: 'Sales Tax', tax1Rate: '7' },
}

// Elsewhere the client is abroad, where the seller's tax does not reach.
const abroad: Home = { ...american, tax: { tax1Label: '', tax1Rate: '0' } }

/** A sender, for sheets whose own is not known yet, with a client and the tax between them, for a sheet of that country. */
export function sampleIn(country: unknown): Home {
  if (country === 'GB') return british
  return country === 'US' ? american : abroad
}

/** Some work. */
export const sampleLines = [
  {
    description: 'Oak reading desk\nEuropean oak, oiled, two drawers',
    quantity: '2',
    rate: '640',
  },
  { description: 'Library shelving', quantity: '6.5', rate: '92' },
  { description: 'Delivery and fitting', quantity: '1', rate: '180' },
] as const
