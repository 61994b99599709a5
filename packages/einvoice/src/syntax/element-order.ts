// The schemas want the parts of an element in this order. Elements that we never write are left out.

const ublParty = `cbc:EndpointID cac:PartyIdentification cac:PartyName cac:PostalAddress cac:PartyTaxScheme
cac:PartyLegalEntity cac:Contact`
const ublAddress = `cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity
cac:AddressLine cac:Country`
const ublTaxCategory =
  'cbc:ID cbc:Percent cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cac:TaxScheme'
const ublLine = `cbc:ID cbc:Note cbc:InvoicedQuantity cbc:CreditedQuantity cbc:LineExtensionAmount
cbc:AccountingCost cac:InvoicePeriod cac:OrderLineReference cac:DocumentReference cac:AllowanceCharge cac:Item cac:Price`
const ciiParty = `ram:ID ram:GlobalID ram:Name ram:Description ram:SpecifiedLegalOrganization ram:DefinedTradeContact
ram:PostalTradeAddress ram:URIUniversalCommunication ram:SpecifiedTaxRegistration`
const ciiPrice = 'ram:ChargeAmount ram:BasisQuantity ram:AppliedTradeAllowanceCharge'
const ciiTax = `ram:CalculatedAmount ram:TypeCode ram:ExemptionReason ram:BasisAmount ram:CategoryCode
ram:ExemptionReasonCode ram:TaxPointDate ram:DueDateTypeCode ram:RateApplicablePercent`
const ciiAllowance = `ram:ChargeIndicator ram:CalculationPercent ram:BasisAmount ram:ActualAmount ram:ReasonCode
ram:Reason ram:CategoryTradeTax`
const ciiReference = `ram:IssuerAssignedID ram:URIID ram:LineID ram:TypeCode ram:Name ram:AttachmentBinaryObject
ram:ReferenceTypeCode ram:FormattedIssueDateTime`

const childrenByParent: Readonly<Record<string, string>> = {
  'inv:Invoice': `cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:DueDate cbc:InvoiceTypeCode cbc:Note
    cbc:TaxPointDate cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:AccountingCost cbc:BuyerReference
    cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:DespatchDocumentReference
    cac:ReceiptDocumentReference cac:OriginatorDocumentReference cac:ContractDocumentReference
    cac:AdditionalDocumentReference cac:ProjectReference cac:AccountingSupplierParty cac:AccountingCustomerParty
    cac:PayeeParty cac:TaxRepresentativeParty cac:Delivery cac:PaymentMeans cac:PaymentTerms cac:AllowanceCharge
    cac:TaxTotal cac:LegalMonetaryTotal cac:InvoiceLine`,
  'cn:CreditNote': `cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:TaxPointDate cbc:CreditNoteTypeCode
    cbc:Note cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:AccountingCost cbc:BuyerReference
    cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:DespatchDocumentReference
    cac:ReceiptDocumentReference cac:ContractDocumentReference cac:AdditionalDocumentReference
    cac:OriginatorDocumentReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty
    cac:TaxRepresentativeParty cac:Delivery cac:PaymentMeans cac:PaymentTerms cac:AllowanceCharge cac:TaxTotal
    cac:LegalMonetaryTotal cac:CreditNoteLine`,
  'order:Order': `cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:OrderTypeCode cbc:Note
    cbc:DocumentCurrencyCode cbc:CustomerReference cbc:AccountingCost cac:ValidityPeriod cac:QuotationDocumentReference
    cac:BuyerCustomerParty cac:SellerSupplierParty cac:Delivery cac:DeliveryTerms cac:PaymentTerms
    cac:AllowanceCharge cac:TaxTotal cac:AnticipatedMonetaryTotal cac:OrderLine`,
  'cac:Party': ublParty,
  'cac:PayeeParty': ublParty,
  'cac:TaxRepresentativeParty': ublParty,
  'cac:PostalAddress': ublAddress,
  'cac:Address': ublAddress,
  'cac:PartyTaxScheme': 'cbc:CompanyID cac:TaxScheme',
  'cac:PartyLegalEntity': 'cbc:RegistrationName cbc:CompanyID cbc:CompanyLegalForm',
  'cac:Contact': 'cbc:Name cbc:Telephone cbc:ElectronicMail',
  'cac:Delivery':
    'cbc:ActualDeliveryDate cac:DeliveryLocation cac:RequestedDeliveryPeriod cac:DeliveryParty',
  'cac:DeliveryLocation': 'cbc:ID cac:Address',
  'cac:DeliveryParty': 'cac:PartyName cac:Contact',
  'cac:DeliveryTerms': 'cbc:ID cbc:SpecialTerms',
  'cac:OrderReference': 'cbc:ID cbc:SalesOrderID',
  'cac:InvoiceDocumentReference': 'cbc:ID cbc:IssueDate',
  'cac:AdditionalDocumentReference':
    'cbc:ID cbc:DocumentTypeCode cbc:DocumentDescription cac:Attachment',
  'cac:DocumentReference': 'cbc:ID cbc:DocumentTypeCode',
  'cac:Attachment': 'cbc:EmbeddedDocumentBinaryObject cac:ExternalReference',
  'cac:InvoicePeriod': 'cbc:StartDate cbc:EndDate cbc:DescriptionCode',
  'cac:PaymentMeans': `cbc:PaymentMeansCode cbc:PaymentDueDate cbc:PaymentID cac:CardAccount
    cac:PayeeFinancialAccount cac:PaymentMandate`,
  'cac:CardAccount': 'cbc:PrimaryAccountNumberID cbc:NetworkID cbc:HolderName',
  'cac:PayeeFinancialAccount': 'cbc:ID cbc:Name cac:FinancialInstitutionBranch',
  'cac:PaymentMandate': 'cbc:ID cac:PayerFinancialAccount',
  'cac:AllowanceCharge': `cbc:ChargeIndicator cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason
    cbc:MultiplierFactorNumeric cbc:Amount cbc:BaseAmount cac:TaxCategory`,
  'cac:TaxTotal': 'cbc:TaxAmount cac:TaxSubtotal',
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory',
  'cac:TaxCategory': ublTaxCategory,
  'cac:ClassifiedTaxCategory': ublTaxCategory,
  'cac:LegalMonetaryTotal': `cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount
    cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount`,
  'cac:AnticipatedMonetaryTotal': `cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount
    cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount`,
  'cac:InvoiceLine': ublLine,
  'cac:CreditNoteLine': ublLine,
  'cac:OrderLine': 'cbc:Note cac:LineItem',
  'cac:LineItem': `cbc:ID cbc:Quantity cbc:LineExtensionAmount cbc:PartialDeliveryIndicator cac:Delivery
    cac:AllowanceCharge cac:Price cac:Item`,
  'cac:Item': `cbc:Description cbc:Name cac:BuyersItemIdentification cac:SellersItemIdentification
    cac:StandardItemIdentification cac:OriginCountry cac:CommodityClassification cac:ClassifiedTaxCategory
    cac:AdditionalItemProperty`,
  'cac:AdditionalItemProperty': 'cbc:Name cbc:Value',
  'cac:Price': 'cbc:PriceAmount cbc:BaseQuantity cac:AllowanceCharge',

  'rsm:CrossIndustryInvoice':
    'rsm:ExchangedDocumentContext rsm:ExchangedDocument rsm:SupplyChainTradeTransaction',
  'rsm:ExchangedDocumentContext': `ram:BusinessProcessSpecifiedDocumentContextParameter
    ram:GuidelineSpecifiedDocumentContextParameter`,
  'rsm:ExchangedDocument': 'ram:ID ram:TypeCode ram:IssueDateTime ram:IncludedNote',
  'rsm:SupplyChainTradeTransaction': `ram:IncludedSupplyChainTradeLineItem ram:ApplicableHeaderTradeAgreement
    ram:ApplicableHeaderTradeDelivery ram:ApplicableHeaderTradeSettlement`,
  'ram:IncludedNote': 'ram:Content ram:SubjectCode',
  'ram:ApplicableHeaderTradeAgreement': `ram:BuyerReference ram:SellerTradeParty ram:BuyerTradeParty
    ram:SellerTaxRepresentativeTradeParty ram:SellerOrderReferencedDocument ram:BuyerOrderReferencedDocument
    ram:ContractReferencedDocument ram:AdditionalReferencedDocument ram:SpecifiedProcuringProject`,
  'ram:ApplicableHeaderTradeDelivery': `ram:ShipToTradeParty ram:ActualDeliverySupplyChainEvent
    ram:DespatchAdviceReferencedDocument ram:ReceivingAdviceReferencedDocument`,
  'ram:ApplicableHeaderTradeSettlement': `ram:CreditorReferenceID ram:PaymentReference ram:TaxCurrencyCode
    ram:InvoiceCurrencyCode ram:PayeeTradeParty ram:SpecifiedTradeSettlementPaymentMeans ram:ApplicableTradeTax
    ram:BillingSpecifiedPeriod ram:SpecifiedTradeAllowanceCharge ram:SpecifiedTradePaymentTerms
    ram:SpecifiedTradeSettlementHeaderMonetarySummation ram:InvoiceReferencedDocument
    ram:ReceivableSpecifiedTradeAccountingAccount`,
  'ram:SellerTradeParty': ciiParty,
  'ram:BuyerTradeParty': ciiParty,
  'ram:PayeeTradeParty': ciiParty,
  'ram:ShipToTradeParty': ciiParty,
  'ram:SellerTaxRepresentativeTradeParty': ciiParty,
  'ram:SpecifiedLegalOrganization': 'ram:ID ram:TradingBusinessName',
  'ram:DefinedTradeContact': `ram:PersonName ram:DepartmentName ram:TelephoneUniversalCommunication
    ram:EmailURIUniversalCommunication`,
  'ram:PostalTradeAddress': `ram:PostcodeCode ram:LineOne ram:LineTwo ram:LineThree ram:CityName ram:CountryID
    ram:CountrySubDivisionName`,
  'ram:BuyerOrderReferencedDocument': ciiReference,
  'ram:AdditionalReferencedDocument': ciiReference,
  'ram:InvoiceReferencedDocument': ciiReference,
  'ram:SpecifiedProcuringProject': 'ram:ID ram:Name',
  'ram:SpecifiedTradeSettlementPaymentMeans': `ram:TypeCode ram:Information
    ram:ApplicableTradeSettlementFinancialCard ram:PayerPartyDebtorFinancialAccount
    ram:PayeePartyCreditorFinancialAccount ram:PayeeSpecifiedCreditorFinancialInstitution`,
  'ram:PayeePartyCreditorFinancialAccount': 'ram:IBANID ram:AccountName ram:ProprietaryID',
  'ram:ApplicableTradeSettlementFinancialCard': 'ram:ID ram:CardholderName',
  'ram:ApplicableTradeTax': ciiTax,
  'ram:CategoryTradeTax': ciiTax,
  'ram:BillingSpecifiedPeriod': 'ram:StartDateTime ram:EndDateTime',
  'ram:SpecifiedTradeAllowanceCharge': ciiAllowance,
  'ram:AppliedTradeAllowanceCharge': ciiAllowance,
  'ram:SpecifiedTradePaymentTerms': 'ram:Description ram:DueDateDateTime ram:DirectDebitMandateID',
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': `ram:LineTotalAmount ram:ChargeTotalAmount
    ram:AllowanceTotalAmount ram:TaxBasisTotalAmount ram:TaxTotalAmount ram:RoundingAmount ram:GrandTotalAmount
    ram:TotalPrepaidAmount ram:DuePayableAmount`,
  'ram:IncludedSupplyChainTradeLineItem': `ram:AssociatedDocumentLineDocument ram:SpecifiedTradeProduct
    ram:SpecifiedLineTradeAgreement ram:SpecifiedLineTradeDelivery ram:SpecifiedLineTradeSettlement`,
  'ram:AssociatedDocumentLineDocument': 'ram:LineID ram:IncludedNote',
  'ram:SpecifiedTradeProduct': `ram:GlobalID ram:SellerAssignedID ram:BuyerAssignedID ram:Name ram:Description
    ram:ApplicableProductCharacteristic ram:DesignatedProductClassification ram:OriginTradeCountry`,
  'ram:ApplicableProductCharacteristic': 'ram:Description ram:Value',
  'ram:SpecifiedLineTradeAgreement': `ram:BuyerOrderReferencedDocument ram:GrossPriceProductTradePrice
    ram:NetPriceProductTradePrice`,
  'ram:GrossPriceProductTradePrice': ciiPrice,
  'ram:NetPriceProductTradePrice': ciiPrice,
  'ram:SpecifiedLineTradeSettlement': `ram:ApplicableTradeTax ram:BillingSpecifiedPeriod
    ram:SpecifiedTradeAllowanceCharge ram:SpecifiedTradeSettlementLineMonetarySummation
    ram:AdditionalReferencedDocument ram:ReceivableSpecifiedTradeAccountingAccount`,
}

const places = new Map(
  Object.entries(childrenByParent).map(([parent, children]) => [
    parent,
    new Map(children.split(/\s+/).map((child, place) => [child, place])),
  ]),
)

/** Where a child stands among its siblings; undefined where its parent's order is not kept here. */
export function placeOf(parent: string, child: string): number | undefined {
  return places.get(parent)?.get(child)
}

export function knowsOrderOf(parent: string): boolean {
  return places.has(parent)
}
