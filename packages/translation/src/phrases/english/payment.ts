export const payment = {
  payWithinDays:
    'Payment is due within {days} days | Please pay within {days} days | Payable within {days} days | Payment within {days} days | Payment due within {days} days | Due within {days} days | Net {days} | Net {days} days | {days} days net | Payment terms: {days} days net | Payment terms: net {days} | Payment terms: net {days} days',
  payWithinDaysOfInvoice:
    'Payment is due within {days} days of the invoice date | Please pay within {days} days of the invoice date | Payable within {days} days of the invoice date | Payment due within {days} days of invoice date | Payment due {days} days from invoice date | Invoices are payable within {days} days of the invoice date | Invoices are due within {days} days of the invoice date',
  payWithinDaysOfReceipt:
    'Payment is due within {days} days of receipt | Please pay within {days} days of receipt | Payable within {days} days of receipt | Please pay within {days} days of receipt of this invoice | Payment is due within {days} days of receipt of this invoice | Payable within {days} days of receipt of the invoice',
  payWithoutDeduction:
    'Payable within {days} days without deduction | Payment within {days} days without deduction | Payment is due within {days} days without deduction | Payable within {days} days net',
  payByDate:
    'Please pay by {date} | Payment is due by {date} | Payment due by {date} | Payment is due on {date} | Please transfer the amount by {date} | Payable by {date} | Please settle this invoice by {date}',
  payMoneyByDate:
    'Please transfer {money} by {date} | Please pay {money} by {date} | The amount of {money} is due by {date}',
  payOnReceipt:
    'Payment is due on receipt | Payment due on receipt | Payment is due upon receipt | Due on receipt | Payable on receipt | Payment due upon receipt | Due upon receipt | Payment on receipt of invoice | Payable upon receipt of invoice',
  payWithoutDeductionNow:
    'Payable immediately without deduction | Due immediately without deduction | Payable immediately',
  payInAdvance:
    'Payment in advance | Prepayment required | Payment is due in advance | Advance payment required',
  payOnDelivery:
    'Payment on delivery | Cash on delivery | Payable on delivery | Payment is due on delivery',
  payInInstalments:
    'Payment in instalments is possible | Payment in installments is possible | Payment by instalments is possible',
  payTransfer:
    'Please pay by bank transfer | Payment by bank transfer | Please pay by bank transfer only | Payment via bank transfer',
  bankTransfer: 'Bank transfer | Wire transfer | By bank transfer',
  payToAccountBelow:
    'Please transfer the amount to the account below | Please transfer the amount to the bank account below | Please pay into the account below | Please transfer the invoice amount to the account stated below | Please transfer the total to the account below',
  quoteInvoiceNumber:
    'Please quote the invoice number | Please state the invoice number with your payment | Please quote the invoice number with your payment | Please include the invoice number in your payment | Please use the invoice number as reference | Please include the invoice number with your payment | Please quote the invoice number when paying | Please include the invoice number on your payment',
  quoteReference:
    'Please quote reference {id} | Please quote {id} with your payment | Please use {id} as payment reference | Please use reference {id} | Payment reference: {id}',
  payByCard: 'Payment by credit card | Payment by card',
  creditCard: 'Credit card | By credit card',
  payCash: 'Cash payment | Payment in cash',
  cash: 'Cash | In cash',
  payByCheck: 'Payment by check | Payment by cheque',
  check: 'Check | Cheque | By check | By cheque',
  payByDirectDebit:
    'The amount will be collected by direct debit | The amount will be debited from your account | We will collect the amount by direct debit',
  directDebit: 'Direct debit | By direct debit | Payment by direct debit',
  payOnline: 'Online payment | Payment online | You can pay online',
  paidWithThanks:
    'Paid with thanks | Amount received with thanks | Payment received with thanks | Payment received, thank you | Paid, thank you',
  alreadyPaid:
    'Already paid | This invoice has already been paid | The invoice has already been paid | Paid | Paid in full',
  paidOnDate: 'Paid on {date} | Payment received on {date}',
  noPaymentNeeded: 'No payment required | No payment is required | Nothing to pay | No payment due',
  openAmount:
    'The outstanding amount is {money} | Outstanding amount: {money} | Amount outstanding: {money}',
  depositReceived:
    'Deposit of {money} received | We have received a deposit of {money} | Deposit received: {money}',
  depositOnOrder:
    '{percent} deposit on order | {percent} deposit with order | A deposit of {percent} is due on order | {percent} deposit upon order | {percent} on order',
  depositRequired:
    'A deposit of {percent} is required | {percent} deposit required | A {percent} deposit is required | {percent} upfront',
  depositBeforeWork:
    '{percent} deposit required before work begins | A {percent} deposit is required before work begins | A deposit of {percent} is required before work starts | {percent} before work begins',
  restOnDelivery:
    '{percent} on delivery | {percent} upon delivery | Balance of {percent} on delivery | The remaining {percent} is due on delivery',
  restOnCompletion:
    '{percent} on completion | {percent} upon completion | Balance of {percent} on completion | The remaining {percent} is due on completion | Remaining {percent} on completion',
  balanceOnCompletion:
    'Balance due on completion | The balance is due on completion | Remaining balance due on completion | The remaining amount is due on completion | Balance on completion',
  balanceOnDelivery:
    'Balance due on delivery | The balance is due on delivery | The remaining amount is due on delivery',
  earlyPaymentDiscount:
    '{percent} discount for payment within {days} days | {percent} discount if paid within {days} days | {percent} cash discount within {days} days | {percent} early payment discount within {days} days',
  noEarlyPaymentDiscount:
    'No discount for early payment | No early payment discount | No cash discount',
  bankChargesBySender:
    'Bank charges are borne by the payer | Bank charges are borne by the client | Bank charges are borne by the customer | All bank charges are borne by the client | All bank charges are to be paid by the customer | Bank fees are paid by the client | Bank charges are to be paid by the sender',
  accountHolder: 'Account holder: {name} | Account name: {name} | Name of account holder: {name}',
  accountNumber: 'Account number: {id} | Account no.: {id} | Account: {id}',
  bankName: 'Bank: {name} | Bank name: {name} | Name of bank: {name}',
  bankDetailsChanged:
    'Please note our new bank details | Our bank details have changed | Please note that our bank details have changed',
  bankDetails: 'Bank details | Our bank details | Payment details',
  bankDetailsBelow:
    'You will find our bank details below | Please find our bank details below | Our bank details are given below',

  lateInterest:
    'Late payments are subject to interest of {percent} per year | Late payments bear interest of {percent} per year | Interest of {percent} per annum is charged on late payments | Overdue amounts bear interest of {percent} per year',
  lateInterestPerMonth:
    'Late payments are subject to interest of {percent} per month | A late fee of {percent} per month applies | Late payments are subject to a fee of {percent} per month | A late fee of {percent} per month will be charged | Interest of {percent} per month is charged on late payments | Overdue invoices are subject to a late fee of {percent} per month',
  lateFee:
    'A late fee of {money} applies | A late fee of {money} will be charged | A reminder fee of {money} will be charged | A late payment fee of {money} applies',
  statutoryInterest:
    'Statutory interest applies to late payments | In case of late payment we charge statutory default interest | Statutory default interest is charged on late payments | We reserve the right to charge statutory interest on late payments',
  recoveryCosts:
    'A fixed compensation of {money} for recovery costs is due in case of late payment | Fixed compensation for recovery costs in case of late payment: {money}',
  workStopsOnLatePayment:
    'Work may be suspended if payment is late | We may suspend work if payment is late',
  paymentReminder: 'Payment reminder | Reminder | Friendly reminder',
  ignoreIfPaid:
    'Please disregard this reminder if you have already paid | If you have already paid, please disregard this reminder | Please ignore this reminder if you have already paid',
  ownershipUntilPaid:
    'The goods remain our property until paid in full | Goods remain our property until full payment | The goods remain our property until full payment | Goods remain our property until paid in full | Title passes on full payment',
  rightsAfterPayment:
    'Rights of use pass on full payment | Usage rights are transferred upon full payment | All rights transfer upon full payment | The rights of use are transferred upon full payment',
} as const
