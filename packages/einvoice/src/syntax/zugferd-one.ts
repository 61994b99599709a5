import type { XmlElement } from '../xml/xml-element.ts'

// What ZUGFeRD 1.0 calls the parts that the later standard renamed; the rest is the same.
const laterNames: Readonly<Record<string, string>> = {
  'ferd:CrossIndustryDocument': 'rsm:CrossIndustryInvoice',
  'ferd:SpecifiedExchangedDocumentContext': 'rsm:ExchangedDocumentContext',
  'ferd:HeaderExchangedDocument': 'rsm:ExchangedDocument',
  'ferd:SpecifiedSupplyChainTradeTransaction': 'rsm:SupplyChainTradeTransaction',
  'ram:ApplicableSupplyChainTradeAgreement': 'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableSupplyChainTradeDelivery': 'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableSupplyChainTradeSettlement': 'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedSupplyChainTradeAgreement': 'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedSupplyChainTradeDelivery': 'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedSupplyChainTradeSettlement': 'ram:SpecifiedLineTradeSettlement',
  'ram:ApplicablePercent': 'ram:RateApplicablePercent',
}

const header = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const line = 'ram:SpecifiedTradeSettlementLineMonetarySummation'

/** A file of ZUGFeRD 1.0 under the names of its successor. */
export function asCrossIndustryInvoice(element: XmlElement, isInLine = false): XmlElement {
  const isLine = isInLine || element.name === 'ram:IncludedSupplyChainTradeLineItem'
  const summation = isLine ? line : header
  const name =
    element.name === 'ram:SpecifiedTradeSettlementMonetarySummation'
      ? summation
      : (laterNames[element.name] ?? element.name)
  const children = element.children.map((child) => asCrossIndustryInvoice(child, isLine))
  return { ...element, name, children }
}
