import { group, term } from './term.ts'

const context = 'rsm:ExchangedDocumentContext'
const document = 'rsm:ExchangedDocument'
const agreement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement'
const delivery = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery'
const settlement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'

const day = 'udt:DateTimeString{@format=102}'

/** What the document is and what it refers to. */
export const documentTerms = {
  businessProcess: term('BT-23', 'business process', 'text', '0..1', {
    ubl: 'cbc:ProfileID',
    cii: `${context}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`,
  }),
  specification: term('BT-24', 'specification identifier', 'text', '1..1', {
    ubl: 'cbc:CustomizationID',
    cii: `${context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`,
  }),
  number: term('BT-1', 'invoice number', 'text', '1..1', {
    ubl: 'cbc:ID',
    cii: `${document}/ram:ID`,
  }),
  issueDate: term('BT-2', 'issue date', 'date', '1..1', {
    ubl: 'cbc:IssueDate',
    cii: `${document}/ram:IssueDateTime/${day}`,
  }),
  typeCode: term('BT-3', 'type code', 'text', '1..1', {
    ubl: 'cbc:InvoiceTypeCode',
    ublCreditNote: 'cbc:CreditNoteTypeCode',
    cii: `${document}/ram:TypeCode`,
  }),
  currency: term('BT-5', 'currency', 'text', '1..1', {
    ubl: 'cbc:DocumentCurrencyCode',
    cii: `${settlement}/ram:InvoiceCurrencyCode`,
  }),
  accountingCurrency: term('BT-6', 'VAT accounting currency', 'text', '0..1', {
    ubl: 'cbc:TaxCurrencyCode',
    cii: `${settlement}/ram:TaxCurrencyCode`,
  }),
  buyerReference: term('BT-10', 'buyer reference', 'text', '0..1', {
    ubl: 'cbc:BuyerReference',
    cii: `${agreement}/ram:BuyerReference`,
  }),
  projectReference: term('BT-11', 'project reference', 'text', '0..1', {
    ubl: 'cac:ProjectReference/cbc:ID',
    ublCreditNote: 'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=50]/cbc:ID',
    cii: `${agreement}/ram:SpecifiedProcuringProject{ram:Name=Project reference}/ram:ID`,
  }),
  contractReference: term('BT-12', 'contract reference', 'text', '0..1', {
    ubl: 'cac:ContractDocumentReference/cbc:ID',
    cii: `${agreement}/ram:ContractReferencedDocument/ram:IssuerAssignedID`,
  }),
  orderReference: term('BT-13', 'order number', 'text', '0..1', {
    ubl: 'cac:OrderReference/cbc:ID',
    cii: `${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
  }),
  salesOrderReference: term('BT-14', 'sales order number', 'text', '0..1', {
    ubl: 'cac:OrderReference/cbc:SalesOrderID',
    cii: `${agreement}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID`,
  }),
  receivingAdvice: term('BT-15', 'receiving advice', 'text', '0..1', {
    ubl: 'cac:ReceiptDocumentReference/cbc:ID',
    cii: `${delivery}/ram:ReceivingAdviceReferencedDocument/ram:IssuerAssignedID`,
  }),
  despatchAdvice: term('BT-16', 'delivery note number', 'text', '0..1', {
    ubl: 'cac:DespatchDocumentReference/cbc:ID',
    cii: `${delivery}/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID`,
  }),
  tenderReference: term('BT-17', 'tender or lot', 'text', '0..1', {
    ubl: 'cac:OriginatorDocumentReference/cbc:ID',
    cii: `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=50]/ram:IssuerAssignedID`,
  }),
  invoicedObject: term('BT-18', 'invoiced object', 'object', '0..1', {
    ubl: 'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=130]/cbc:ID',
    cii: `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=130]`,
  }),
  buyerAccounting: term('BT-19', "buyer's accounting reference", 'text', '0..1', {
    ubl: 'cbc:AccountingCost',
    cii: `${settlement}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID`,
  }),
  notes: group(
    'BG-1',
    'note',
    '0..n',
    { ubl: 'cbc:Note', cii: `${document}/ram:IncludedNote` },
    {
      // UBL writes both into one element: '#AAI#Thank you'.
      subjectCode: term('BT-21', 'subject of the note', 'note-code', '0..1', {
        ubl: '',
        cii: 'ram:SubjectCode',
      }),
      text: term('BT-22', 'note', 'note-text', '1..1', { ubl: '', cii: 'ram:Content' }),
    },
  ),
  precedingInvoices: group(
    'BG-3',
    'earlier invoice',
    '0..n',
    { ubl: 'cac:BillingReference', cii: `${settlement}/ram:InvoiceReferencedDocument` },
    {
      number: term('BT-25', 'number of the earlier invoice', 'text', '1..1', {
        ubl: 'cac:InvoiceDocumentReference/cbc:ID',
        cii: 'ram:IssuerAssignedID',
      }),
      issueDate: term('BT-26', 'date of the earlier invoice', 'date', '0..1', {
        ubl: 'cac:InvoiceDocumentReference/cbc:IssueDate',
        cii: 'ram:FormattedIssueDateTime/qdt:DateTimeString{@format=102}',
      }),
    },
  ),
  attachments: group(
    'BG-24',
    'supporting document',
    '0..n',
    {
      ubl: 'cac:AdditionalDocumentReference[cbc:DocumentTypeCode!=130]',
      ublCreditNote:
        'cac:AdditionalDocumentReference[cbc:DocumentTypeCode!=130][cbc:DocumentTypeCode!=50]',
      cii: `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode!=130][ram:TypeCode!=50]{ram:TypeCode=916}`,
    },
    {
      reference: term('BT-122', 'reference of the supporting document', 'text', '1..1', {
        ubl: 'cbc:ID',
        cii: 'ram:IssuerAssignedID',
      }),
      description: term('BT-123', 'description of the supporting document', 'text', '0..1', {
        ubl: 'cbc:DocumentDescription',
        cii: 'ram:Name',
      }),
      location: term('BT-124', 'location of the supporting document', 'text', '0..1', {
        ubl: 'cac:Attachment/cac:ExternalReference/cbc:URI',
        cii: 'ram:URIID',
      }),
      file: term('BT-125', 'attached file', 'attachment', '0..1', {
        ubl: 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject',
        cii: 'ram:AttachmentBinaryObject',
      }),
    },
  ),
} as const
