// What UBL 2.1 says of each part that an invoice, a credit note or an order is made of: names, order and how often. Taken from the
// schema modules that OASIS published (xsdrt of candidate standard 1, July 2013), written down here in a notation of our own and
// apart from what `element-order.ts` knows.
//
// 'Name' may be there once, 'Name!' must be, 'Name*' any number of times, 'Name+' at least once. Values stand before the bar, parts
// behind it; 'Name=Type' is a part whose type has another name. Parts whose type is not listed hold anything.

const reference = 'DocumentReference'

export const documents = {
  Invoice: `UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate! IssueTime DueDate
    InvoiceTypeCode Note* TaxPointDate DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode
    PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric BuyerReference |
    InvoicePeriod*=Period OrderReference BillingReference* DespatchDocumentReference*=${reference}
    ReceiptDocumentReference*=${reference} StatementDocumentReference*=${reference}
    OriginatorDocumentReference*=${reference} ContractDocumentReference*=${reference}
    AdditionalDocumentReference*=${reference} ProjectReference* Signature* AccountingSupplierParty!=SupplierParty
    AccountingCustomerParty!=CustomerParty PayeeParty=Party BuyerCustomerParty=CustomerParty
    SellerSupplierParty=SupplierParty TaxRepresentativeParty=Party Delivery* DeliveryTerms PaymentMeans* PaymentTerms*
    PrepaidPayment* AllowanceCharge* TaxExchangeRate PricingExchangeRate PaymentExchangeRate
    PaymentAlternativeExchangeRate TaxTotal* WithholdingTaxTotal*=TaxTotal LegalMonetaryTotal!=MonetaryTotal
    InvoiceLine+`,
  CreditNote: `UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate! IssueTime
    TaxPointDate CreditNoteTypeCode Note* DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode
    PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric BuyerReference |
    InvoicePeriod*=Period DiscrepancyResponse* OrderReference BillingReference*
    DespatchDocumentReference*=${reference} ReceiptDocumentReference*=${reference}
    ContractDocumentReference*=${reference} AdditionalDocumentReference*=${reference}
    StatementDocumentReference*=${reference} OriginatorDocumentReference*=${reference} Signature*
    AccountingSupplierParty!=SupplierParty AccountingCustomerParty!=CustomerParty PayeeParty=Party
    BuyerCustomerParty=CustomerParty SellerSupplierParty=SupplierParty TaxRepresentativeParty=Party Delivery*
    DeliveryTerms* PaymentMeans* PaymentTerms* TaxExchangeRate PricingExchangeRate PaymentExchangeRate
    PaymentAlternativeExchangeRate AllowanceCharge* TaxTotal* LegalMonetaryTotal!=MonetaryTotal CreditNoteLine+`,
  Order: `UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! SalesOrderID CopyIndicator UUID IssueDate! IssueTime
    OrderTypeCode Note* RequestedInvoiceCurrencyCode DocumentCurrencyCode PricingCurrencyCode TaxCurrencyCode
    CustomerReference AccountingCostCode AccountingCost LineCountNumeric |
    ValidityPeriod*=Period QuotationDocumentReference=${reference} OrderDocumentReference*=${reference}
    OriginatorDocumentReference=${reference} CatalogueReference AdditionalDocumentReference*=${reference} Contract*
    ProjectReference* Signature* BuyerCustomerParty!=CustomerParty SellerSupplierParty!=SupplierParty
    OriginatorCustomerParty=CustomerParty FreightForwarderParty=Party AccountingCustomerParty=CustomerParty Delivery*
    DeliveryTerms* PaymentMeans* PaymentTerms* TransactionConditions AllowanceCharge* TaxExchangeRate
    PricingExchangeRate PaymentExchangeRate DestinationCountry=Country TaxTotal*
    AnticipatedMonetaryTotal=MonetaryTotal OrderLine+`,
} as const

export type UblDocument = keyof typeof documents

export const types: Readonly<Record<string, string>> = {
  Address: `ID AddressTypeCode AddressFormatCode Postbox Floor Room StreetName AdditionalStreetName BlockName BuildingName
    BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CityName PostalZone
    CountrySubentity CountrySubentityCode Region District TimezoneOffset | AddressLine* Country LocationCoordinate*`,
  AddressLine: 'Line! |',
  AllowanceCharge: `ID ChargeIndicator! AllowanceChargeReasonCode AllowanceChargeReason* MultiplierFactorNumeric
    PrepaidIndicator SequenceNumeric Amount! BaseAmount AccountingCostCode AccountingCost PerUnitAmount |
    TaxCategory* TaxTotal PaymentMeans*`,
  Attachment: 'EmbeddedDocumentBinaryObject | ExternalReference',
  BillingReference: `| InvoiceDocumentReference=${reference} SelfBilledInvoiceDocumentReference=${reference}
    CreditNoteDocumentReference=${reference} SelfBilledCreditNoteDocumentReference=${reference}
    DebitNoteDocumentReference=${reference} ReminderDocumentReference=${reference}
    AdditionalDocumentReference=${reference} BillingReferenceLine*`,
  Branch: 'ID Name | FinancialInstitution Address',
  CardAccount: `PrimaryAccountNumberID! NetworkID! CardTypeCode ValidityStartDate ExpiryDate IssuerID IssueNumberID CV2ID
    CardChipCode ChipApplicationID HolderName |`,
  CommodityClassification: 'NatureCode CargoTypeCode CommodityCode ItemClassificationCode |',
  Contact: 'ID Name Telephone Telefax ElectronicMail Note* | OtherCommunication*',
  Country: 'IdentificationCode Name |',
  CreditNoteLine: `ID! UUID Note* CreditedQuantity LineExtensionAmount TaxPointDate AccountingCostCode AccountingCost
    PaymentPurposeCode FreeOfChargeIndicator | InvoicePeriod*=Period OrderLineReference* DiscrepancyResponse*
    DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference
    OriginatorParty=Party Delivery* PaymentTerms* TaxTotal* AllowanceCharge* Item Price DeliveryTerms*
    SubCreditNoteLine* ItemPriceExtension`,
  CustomerParty: `CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* |
    Party DeliveryContact=Contact AccountingContact=Contact BuyerContact=Contact`,
  Delivery: `ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate
    LatestDeliveryTime ReleaseID TrackingID | DeliveryAddress=Address DeliveryLocation=Location
    AlternativeDeliveryLocation=Location RequestedDeliveryPeriod=Period PromisedDeliveryPeriod=Period
    EstimatedDeliveryPeriod=Period CarrierParty=Party DeliveryParty=Party NotifyParty*=Party Despatch DeliveryTerms*
    MinimumDeliveryUnit MaximumDeliveryUnit Shipment`,
  DeliveryTerms: `ID SpecialTerms* LossRiskResponsibilityCode LossRisk* Amount |
    DeliveryLocation=Location AllowanceCharge`,
  DocumentReference: `ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode
    VersionID DocumentStatusCode DocumentDescription* | Attachment ValidityPeriod=Period IssuerParty=Party
    ResultOfVerification`,
  ExternalReference: `URI DocumentHash HashAlgorithmMethod ExpiryDate ExpiryTime MimeCode FormatCode EncodingCode
    CharacterSetCode FileName Description* |`,
  FinancialAccount: `ID Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote* |
    FinancialInstitutionBranch=Branch Country`,
  FinancialInstitution: 'ID Name | Address',
  InvoiceLine: `ID! UUID Note* InvoicedQuantity LineExtensionAmount! TaxPointDate AccountingCostCode AccountingCost
    PaymentPurposeCode FreeOfChargeIndicator | InvoicePeriod*=Period OrderLineReference* DespatchLineReference*
    ReceiptLineReference* BillingReference* DocumentReference* PricingReference OriginatorParty=Party Delivery*
    PaymentTerms* AllowanceCharge* TaxTotal* WithholdingTaxTotal*=TaxTotal Item! Price DeliveryTerms SubInvoiceLine*
    ItemPriceExtension`,
  Item: `Description* PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation*
    Keyword* BrandName* ModelName* | BuyersItemIdentification=ItemIdentification
    SellersItemIdentification=ItemIdentification ManufacturersItemIdentification*=ItemIdentification
    StandardItemIdentification=ItemIdentification CatalogueItemIdentification=ItemIdentification
    AdditionalItemIdentification*=ItemIdentification CatalogueDocumentReference=${reference}
    ItemSpecificationDocumentReference*=${reference} OriginCountry=Country CommodityClassification*
    TransactionConditions* HazardousItem* ClassifiedTaxCategory*=TaxCategory AdditionalItemProperty*=ItemProperty
    ManufacturerParty*=Party InformationContentProviderParty=Party OriginAddress*=Address ItemInstance* Certificate*
    Dimension*`,
  ItemIdentification: `ID! ExtendedID BarcodeSymbologyID | PhysicalAttribute* MeasurementDimension* IssuerParty=Party`,
  ItemProperty: `ID Name! NameCode TestMethod Value ValueQuantity ValueQualifier* ImportanceCode ListValue* |
    UsabilityPeriod=Period ItemPropertyGroup* RangeDimension ItemPropertyRange`,
  LineItem: `ID! SalesOrderID UUID Note* LineStatusCode Quantity LineExtensionAmount TotalTaxAmount MinimumQuantity
    MaximumQuantity MinimumBackorderQuantity MaximumBackorderQuantity InspectionMethodCode PartialDeliveryIndicator
    BackOrderAllowedIndicator AccountingCostCode AccountingCost WarrantyInformation* | Delivery* DeliveryTerms
    OriginatorParty=Party OrderedShipment* PricingReference AllowanceCharge* Price Item! SubLineItem*
    WarrantyValidityPeriod=Period WarrantyParty=Party TaxTotal* ItemPriceExtension LineReference*`,
  Location: `ID Description* Conditions* CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name |
    ValidityPeriod*=Period Address SubsidiaryLocation* LocationCoordinate*`,
  MonetaryTotal: `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount
    PrepaidAmount PayableRoundingAmount PayableAmount! PayableAlternativeAmount |`,
  OrderLine: `SubstitutionStatusCode Note* | LineItem! SellerProposedSubstituteLineItem* SellerSubstitutedLineItem*
    BuyerProposedSubstituteLineItem* CatalogueLineReference QuotationLineReference OrderLineReference*
    DocumentReference*`,
  OrderLineReference: 'LineID! SalesOrderLineID UUID LineStatusCode | OrderReference',
  OrderReference: `ID! SalesOrderID CopyIndicator UUID IssueDate IssueTime CustomerReference OrderTypeCode |
    DocumentReference`,
  Party: `MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode |
    PartyIdentification* PartyName* Language PostalAddress=Address PhysicalLocation=Location PartyTaxScheme*
    PartyLegalEntity* Contact Person* AgentParty=Party ServiceProviderParty* PowerOfAttorney* FinancialAccount`,
  PartyIdentification: 'ID! |',
  PartyLegalEntity: `RegistrationName CompanyID RegistrationDate RegistrationExpirationDate CompanyLegalFormCode
    CompanyLegalForm SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount
    FullyPaidSharesIndicator | RegistrationAddress=Address CorporateRegistrationScheme HeadOfficeParty=Party
    ShareholderParty*`,
  PartyName: 'Name! |',
  PartyTaxScheme: `RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason* |
    RegistrationAddress=Address TaxScheme!`,
  PaymentMandate: `ID MandateTypeCode MaximumPaymentInstructionsNumeric MaximumPaidAmount SignatureID |
    PayerParty=Party PayerFinancialAccount=FinancialAccount ValidityPeriod=Period PaymentReversalPeriod=Period Clause*`,
  PaymentMeans: `ID PaymentMeansCode! PaymentDueDate PaymentChannelCode InstructionID InstructionNote* PaymentID* |
    CardAccount PayerFinancialAccount=FinancialAccount PayeeFinancialAccount=FinancialAccount CreditAccount
    PaymentMandate TradeFinancing`,
  PaymentTerms: `ID PaymentMeansID* PrepaidPaymentReferenceID Note* ReferenceEventCode SettlementDiscountPercent
    PenaltySurchargePercent PaymentPercent Amount SettlementDiscountAmount PenaltyAmount PaymentTermsDetailsURI
    PaymentDueDate InstallmentDueDate InvoicingPartyReference | SettlementPeriod=Period PenaltyPeriod=Period
    ExchangeRate ValidityPeriod=Period`,
  Period: 'StartDate StartTime EndDate EndTime DurationMeasure DescriptionCode* Description* |',
  Price: `PriceAmount! BaseQuantity PriceChangeReason* PriceTypeCode PriceType OrderableUnitFactorRate |
    ValidityPeriod*=Period PriceList AllowanceCharge* PricingExchangeRate`,
  ProjectReference: 'ID! UUID IssueDate | WorkPhaseReference*',
  SupplierParty: `CustomerAssignedAccountID AdditionalAccountID* DataSendingCapability |
    Party DespatchContact=Contact AccountingContact=Contact SellerContact=Contact`,
  TaxCategory: `ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason* TierRange
    TierRatePercent | TaxScheme!`,
  TaxScheme: 'ID Name TaxTypeCode CurrencyCode | JurisdictionRegionAddress*=Address',
  TaxSubtotal: `TaxableAmount TaxAmount! CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure
    PerUnitAmount TierRange TierRatePercent | TaxCategory!`,
  TaxTotal: 'TaxAmount! RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator | TaxSubtotal*',
}
