/** What files call the specification that they follow (BT-24), by a part of it that tells it apart; the more special first. */
const names: readonly (readonly [part: string, name: string])[] = [
  ['xrechnung', 'XRechnung'],
  ['urn:fdc:peppol.eu:2017:poacc:billing', 'Peppol BIS Billing 3'],
  ['factur-x.eu:1p0:minimum', 'Factur-X Minimum'],
  ['factur-x.eu:1p0:basicwl', 'Factur-X Basic WL'],
  ['factur-x.eu:1p0:basic', 'Factur-X Basic'],
  ['factur-x.eu:1p0:extended', 'Factur-X Extended'],
  ['zugferd.de:2p0:minimum', 'ZUGFeRD 2.0 Minimum'],
  ['zugferd.de:2p0:basicwl', 'ZUGFeRD 2.0 Basic WL'],
  ['zugferd.de:2p0:basic', 'ZUGFeRD 2.0 Basic'],
  ['zugferd.de:2p0:extended', 'ZUGFeRD 2.0 Extended'],
  ['invoice:1p0:basic', 'ZUGFeRD 1.0 Basic'],
  ['invoice:1p0:comfort', 'ZUGFeRD 1.0 Comfort'],
  ['invoice:1p0:extended', 'ZUGFeRD 1.0 Extended'],
  ['urn:cen.eu:en16931:2017', 'EN 16931'],
]

/** The specification of a file in words; one that nobody here knows stays as it is. */
export function specificationName(specification = ''): string {
  const own = specification.trim()
  return names.find(([part]) => own.includes(part))?.[1] ?? (own || 'No profile')
}
