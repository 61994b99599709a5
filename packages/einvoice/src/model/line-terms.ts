import { allowancePaths, allowanceTerms } from './amount-terms.ts'
import { group, term } from './term.ts'

const agreement = 'ram:SpecifiedLineTradeAgreement'
const settlement = 'ram:SpecifiedLineTradeSettlement'
const product = 'ram:SpecifiedTradeProduct'
const ublTax = 'cac:Item/cac:ClassifiedTaxCategory{cac:TaxScheme/cbc:ID=VAT}'
const ciiTax = `${settlement}/ram:ApplicableTradeTax{ram:TypeCode=VAT}`
const discount = 'cac:Price/cac:AllowanceCharge{cbc:ChargeIndicator=false}'
const grossPrice = `${agreement}/ram:GrossPriceProductTradePrice`
const netPrice = `${agreement}/ram:NetPriceProductTradePrice`

const allowance = allowancePaths(false)
const charge = allowancePaths(true)

/** What was sold, line by line. */
export const lineTerms = {
  lines: group(
    'BG-25',
    'line',
    '1..n',
    {
      ubl: 'cac:InvoiceLine',
      ublCreditNote: 'cac:CreditNoteLine',
      cii: 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
    },
    {
      id: term('BT-126', 'line number', 'text', '1..1', {
        ubl: 'cbc:ID',
        cii: 'ram:AssociatedDocumentLineDocument/ram:LineID',
      }),
      note: term('BT-127', 'note on the line', 'text', '0..1', {
        ubl: 'cbc:Note',
        cii: 'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content',
      }),
      invoicedObject: term('BT-128', 'invoiced object of the line', 'object', '0..1', {
        ubl: 'cac:DocumentReference[cbc:DocumentTypeCode=130]/cbc:ID',
        cii: `${settlement}/ram:AdditionalReferencedDocument{ram:TypeCode=130}`,
      }),
      quantity: term('BT-129', 'quantity', 'quantity', '1..1', {
        ubl: 'cbc:InvoicedQuantity',
        ublCreditNote: 'cbc:CreditedQuantity',
        cii: 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
      }),
      unit: term('BT-130', 'unit', 'text', '1..1', {
        ubl: 'cbc:InvoicedQuantity/@unitCode',
        ublCreditNote: 'cbc:CreditedQuantity/@unitCode',
        cii: 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
      }),
      netAmount: term('BT-131', 'amount of the line', 'amount', '1..1', {
        ubl: 'cbc:LineExtensionAmount',
        cii: `${settlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
      }),
      orderLine: term('BT-132', 'order line', 'text', '0..1', {
        ubl: 'cac:OrderLineReference/cbc:LineID',
        cii: `${agreement}/ram:BuyerOrderReferencedDocument/ram:LineID`,
      }),
      buyerAccounting: term('BT-133', "buyer's accounting reference of the line", 'text', '0..1', {
        ubl: 'cbc:AccountingCost',
        cii: `${settlement}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID`,
      }),
      period: group(
        'BG-26',
        'period of the line',
        '0..1',
        { ubl: 'cac:InvoicePeriod', cii: `${settlement}/ram:BillingSpecifiedPeriod` },
        {
          start: term('BT-134', 'first day of the line', 'date', '0..1', {
            ubl: 'cbc:StartDate',
            cii: 'ram:StartDateTime/udt:DateTimeString{@format=102}',
          }),
          end: term('BT-135', 'last day of the line', 'date', '0..1', {
            ubl: 'cbc:EndDate',
            cii: 'ram:EndDateTime/udt:DateTimeString{@format=102}',
          }),
        },
      ),
      allowances: group(
        'BG-27',
        'discount on the line',
        '0..n',
        { ubl: allowance.ubl, cii: `${settlement}/${allowance.cii}` },
        allowanceTerms('discount on the line', {
          ...{ group: 'BG-27', amount: 'BT-136', base: 'BT-137', percent: 'BT-138' },
          ...{ reason: 'BT-139', reasonCode: 'BT-140' },
        }),
      ),
      charges: group(
        'BG-28',
        'charge on the line',
        '0..n',
        { ubl: charge.ubl, cii: `${settlement}/${charge.cii}` },
        allowanceTerms('charge on the line', {
          ...{ group: 'BG-28', amount: 'BT-141', base: 'BT-142', percent: 'BT-143' },
          ...{ reason: 'BT-144', reasonCode: 'BT-145' },
        }),
      ),
      netPrice: term('BT-146', 'price', 'price', '1..1', {
        ubl: 'cac:Price/cbc:PriceAmount',
        cii: `${netPrice}/ram:ChargeAmount`,
      }),
      priceDiscount: term('BT-147', 'discount on the price', 'price', '0..1', {
        ubl: `${discount}/cbc:Amount`,
        cii: `${grossPrice}/ram:AppliedTradeAllowanceCharge{ram:ChargeIndicator/udt:Indicator=false}/ram:ActualAmount`,
      }),
      grossPrice: term('BT-148', 'price before discount', 'price', '0..1', {
        ubl: `${discount}/cbc:BaseAmount`,
        cii: `${grossPrice}/ram:ChargeAmount`,
      }),
      baseQuantity: term('BT-149', 'number of units that the price is for', 'quantity', '0..1', {
        ubl: 'cac:Price/cbc:BaseQuantity',
        cii: `${netPrice}/ram:BasisQuantity`,
      }),
      baseUnit: term('BT-150', 'unit that the price is for', 'text', '0..1', {
        ubl: 'cac:Price/cbc:BaseQuantity/@unitCode',
        cii: `${netPrice}/ram:BasisQuantity/@unitCode`,
      }),
      vatCategory: term('BT-151', 'VAT category of the line', 'text', '1..1', {
        ubl: `${ublTax}/cbc:ID`,
        cii: `${ciiTax}/ram:CategoryCode`,
      }),
      vatRate: term('BT-152', 'VAT rate of the line', 'percent', '0..1', {
        ubl: `${ublTax}/cbc:Percent`,
        cii: `${ciiTax}/ram:RateApplicablePercent`,
      }),
      name: term('BT-153', 'name of the item', 'text', '1..1', {
        ubl: 'cac:Item/cbc:Name',
        cii: `${product}/ram:Name`,
      }),
      description: term('BT-154', 'description of the item', 'text', '0..1', {
        ubl: 'cac:Item/cbc:Description',
        cii: `${product}/ram:Description`,
      }),
      sellerItem: term('BT-155', "seller's item number", 'text', '0..1', {
        ubl: 'cac:Item/cac:SellersItemIdentification/cbc:ID',
        cii: `${product}/ram:SellerAssignedID`,
      }),
      buyerItem: term('BT-156', "buyer's item number", 'text', '0..1', {
        ubl: 'cac:Item/cac:BuyersItemIdentification/cbc:ID',
        cii: `${product}/ram:BuyerAssignedID`,
      }),
      standardItem: term('BT-157', 'standard item number', 'identifier', '0..1', {
        ubl: 'cac:Item/cac:StandardItemIdentification/cbc:ID',
        cii: `${product}/ram:GlobalID`,
      }),
      classifications: term('BT-158', 'classification of the item', 'classification', '0..n', {
        ubl: 'cac:Item/cac:CommodityClassification*/cbc:ItemClassificationCode',
        cii: `${product}/ram:DesignatedProductClassification*/ram:ClassCode`,
      }),
      origin: term('BT-159', 'country of origin', 'text', '0..1', {
        ubl: 'cac:Item/cac:OriginCountry/cbc:IdentificationCode',
        cii: `${product}/ram:OriginTradeCountry/ram:ID`,
      }),
      attributes: group(
        'BG-32',
        'property of the item',
        '0..n',
        {
          ubl: 'cac:Item/cac:AdditionalItemProperty',
          cii: `${product}/ram:ApplicableProductCharacteristic`,
        },
        {
          name: term('BT-160', 'name of the property', 'text', '1..1', {
            ubl: 'cbc:Name',
            cii: 'ram:Description',
          }),
          value: term('BT-161', 'value of the property', 'text', '1..1', {
            ubl: 'cbc:Value',
            cii: 'ram:Value',
          }),
        },
      ),
    },
  ),
} as const
