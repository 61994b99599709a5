import { group, term } from './term.ts'

const settlement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'

/** How it is paid. The standard has one instruction with several accounts; both syntaxes repeat the instruction for each. */
export const paymentTerms = {
  payments: group(
    'BG-16',
    'payment instructions',
    '0..n',
    { ubl: 'cac:PaymentMeans', cii: `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans` },
    {
      meansCode: term('BT-81', 'payment means', 'text', '1..1', {
        ubl: 'cbc:PaymentMeansCode',
        cii: 'ram:TypeCode',
      }),
      meansText: term('BT-82', 'description of the payment means', 'text', '0..1', {
        ubl: 'cbc:PaymentMeansCode/@name',
        cii: 'ram:Information',
      }),
      transfer: group(
        'BG-17',
        'bank account',
        '0..1',
        { ubl: 'cac:PayeeFinancialAccount', cii: 'ram:PayeePartyCreditorFinancialAccount' },
        {
          account: term('BT-84', 'account number', 'account', '1..1', {
            ubl: 'cbc:ID',
            cii: 'ram:IBANID|ram:ProprietaryID',
          }),
          name: term('BT-85', 'account name', 'text', '0..1', {
            ubl: 'cbc:Name',
            cii: 'ram:AccountName',
          }),
        },
      ),
      // Beside the account in CII, inside it in UBL.
      bank: term('BT-86', 'bank identifier', 'text', '0..1', {
        ubl: 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
        cii: 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
      }),
      card: group(
        'BG-18',
        'payment card',
        '0..1',
        {
          // UBL's schema wants a network, of which the standard knows nothing.
          ubl: 'cac:CardAccount{cbc:NetworkID=NA}',
          cii: 'ram:ApplicableTradeSettlementFinancialCard',
        },
        {
          number: term('BT-87', 'last digits of the card', 'text', '1..1', {
            ubl: 'cbc:PrimaryAccountNumberID',
            cii: 'ram:ID',
          }),
          holder: term('BT-88', 'card holder', 'text', '0..1', {
            ubl: 'cbc:HolderName',
            cii: 'ram:CardholderName',
          }),
        },
      ),
      debitedAccount: term('BT-91', 'debited account', 'text', '0..1', {
        ubl: 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID',
        cii: 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID',
      }),
    },
  ),
  // A credit note of UBL has no due date of its own: it stands with the payment, which therefore comes first.
  dueDate: term('BT-9', 'due date', 'date', '0..1', {
    ubl: 'cbc:DueDate',
    ublCreditNote: 'cac:PaymentMeans/cbc:PaymentDueDate',
    cii: `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString{@format=102}`,
  }),
  paymentTerms: term('BT-20', 'payment terms', 'lines', '0..1', {
    ubl: 'cac:PaymentTerms/cbc:Note',
    cii: `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`,
  }),
  paymentReference: term('BT-83', 'payment reference', 'text', '0..1', {
    ubl: 'cac:PaymentMeans/cbc:PaymentID',
    cii: `${settlement}/ram:PaymentReference`,
  }),
  mandateReference: term('BT-89', 'direct debit mandate', 'text', '0..1', {
    ubl: 'cac:PaymentMeans/cac:PaymentMandate/cbc:ID',
    cii: `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`,
  }),
  creditorIdentifier: term('BT-90', 'creditor identifier', 'text', '0..1', {
    ubl: 'cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[cbc:ID/@schemeID=SEPA]/cbc:ID|cac:PayeeParty/cac:PartyIdentification[cbc:ID/@schemeID=SEPA]/cbc:ID',
    cii: `${settlement}/ram:CreditorReferenceID`,
  }),
} as const
