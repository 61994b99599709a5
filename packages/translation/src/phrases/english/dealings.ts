export const dealings = {
  deliveryWithinDays:
    'Delivery within {days} days | Delivery takes {days} days | Delivery time: {days} days',
  deliveryWithinWorkingDays:
    'Delivery within {days} working days | Delivery within {days} business days | Delivery time: {days} working days | Delivery time: {days} business days',
  deliveryWithinWeeks: 'Delivery within {number} weeks | Delivery time: {number} weeks',
  deliverByDate:
    'Delivery by {date} | Please deliver by {date} | To be delivered by {date} | Deliver by {date}',
  deliveredOnDate: 'Delivered on {date} | Delivery date: {date} | Date of delivery: {date}',
  serviceDate:
    'Date of service: {date} | Service date: {date} | Services rendered on {date} | Service rendered on {date}',
  servicePeriod:
    'Service period: {date} to {date} | Period of service: {date} to {date} | Services rendered from {date} to {date} | Service period: {date} - {date} | Service period from {date} to {date}',
  servicePeriodMonth:
    'Service period: {month} | Period of service: {month} | Services rendered in {month} | Period: {month} | Billing period: {month}',
  billingPeriod:
    'Billing period: {date} to {date} | Period: {date} to {date} | Billing period: {date} - {date} | Period: {date} - {date}',
  datesMatchInvoice:
    'The date of service is the invoice date | Date of supply is the invoice date | Service date equals invoice date | Delivery date equals invoice date | The date of supply is the invoice date',
  freeDelivery: 'Free delivery | Free shipping | Delivery free of charge | Shipping is free',
  plusShipping:
    'Plus shipping | Plus shipping costs | Shipping costs extra | Shipping not included | Plus delivery costs',
  partialDelivery: 'Partial delivery | Part delivery | Partial deliveries are possible',
  pickUp: 'Pick-up by the customer | Collection by customer | Customer pickup | Pickup by customer',
  deliveryByCourier: 'Delivery by courier | Shipped by courier | By courier',
  deliveryByMail: 'Delivery by mail | Delivery by post | By post | By mail | Sent by post',
  deliveryByEmail:
    'Delivery by email | Sent by email | By email | Delivery via email | Delivered by email',
  deliveryToAddress:
    'Please deliver to the address above | Delivery to the address above | Deliver to the address above',
  callBeforeDelivery:
    'Please call before delivery | Call before delivery | Please phone before delivery',
  deliverToReception: 'Please deliver to reception | Deliver to reception | Delivery to reception',
  handleWithCare:
    'Handle with care | Fragile | Fragile, handle with care | Please handle with care',
  checkGoods:
    'Please check the goods on receipt | Please check the goods on delivery | Please inspect the goods upon receipt',
  reportDefects:
    'Please report defects within {days} days | Defects must be reported within {days} days | Any defects must be reported within {days} days',
  receivedInGoodOrder:
    'Received in good order | Goods received in good condition | Received in good condition | Goods received complete and undamaged',
  confirmOrder:
    'Please confirm this order | Please confirm receipt of this order | Please confirm the order | Please send us an order confirmation',
  quoteOrderNumber:
    'Please quote the order number on your invoice | Please quote our order number on all documents | Please state the order number on the invoice | Please include the order number on your invoice | Please quote the order number on all documents',
  orderAsOffered:
    'We order as follows | We hereby order | We would like to order the following | Please supply the following',

  orderReference: 'Order {id} | Order no. {id} | Order number: {id} | Purchase order {id}',
  yourOrder: 'Your order {id} | Your order no. {id}',
  orderOfDate: 'Order of {date}',
  yourOrderOfDate: 'Your order of {date} | Your order dated {date}',
  invoiceReference: 'Invoice {id} | Invoice no. {id} | Invoice number: {id} | Invoice number {id}',
  invoiceOfDate:
    'Invoice {id} of {date} | Invoice {id} dated {date} | Invoice no. {id} of {date} | Invoice no. {id} dated {date}',
  quoteNumber: 'Quote {id} | Quote no. {id} | Quotation {id} | Offer {id} | Estimate {id}',
  ourQuote: 'Our quote {id} | Our offer {id}',
  yourQuote: 'Your quote {id} | Your offer {id}',
  contractReference: 'Contract {id} | Contract no. {id} | According to contract {id}',
  projectReference: 'Project {name} | Project: {name}',
  customerNumber:
    'Customer number: {id} | Customer no. {id} | Your customer number: {id} | Client number: {id}',
  asDiscussedWith: 'As discussed with {name} | As agreed with {name}',
  contactPerson:
    'Contact: {name} | Contact person: {name} | Your contact: {name} | Your contact is {name}',
  attention: 'Attention: {name} | Attn: {name} | For the attention of {name}',

  thanks: 'Thank you | Many thanks | Thanks | Thank you very much',
  thanksBusiness:
    'Thank you for your business | Thank you for choosing us | Thanks for choosing us | Thanks for your business | We appreciate your business | Thank you very much for your business',
  thanksOrder: 'Thank you for your order | Thanks for your order | Many thanks for your order',
  thanksTrust:
    'Thank you for your trust | Thanks for your trust | Thank you for your continued trust | Thanks for your continued trust | Thank you for your confidence | Thank you for trusting us',
  thanksInquiry:
    'Thank you for your inquiry | Thank you for your enquiry | Thank you for your request',
  thanksCooperation:
    'Thank you for the good cooperation | Thank you for your cooperation | Thank you for the pleasant cooperation | It was a pleasure working with you | Thank you for working with us',
  thanksPayment:
    'Thank you for your payment | Thank you for your prompt payment | Thank you for paying promptly | Thanks for your prompt payment',
  thanksVisit: 'Thank you for your visit | Thank you for visiting us',
  thanksUnderstanding: 'Thank you for your understanding',
  lookForwardWork:
    'We look forward to working with you | I look forward to working with you | Looking forward to working with you',
  lookForwardOrder:
    'We look forward to your order | We look forward to receiving your order | I look forward to your order',
  lookForwardReply:
    'We look forward to hearing from you | I look forward to hearing from you | Looking forward to hearing from you | We look forward to your reply',
  questionsContact:
    'If you have any questions, please contact us | Please contact us if you have any questions | Please do not hesitate to contact us if you have any questions | If you have questions, please contact us | Should you have any questions, please contact us | If you have any questions, please get in touch | Feel free to contact us with any questions | Questions? Contact us | If you have any questions about this invoice, please contact us',
  questionsContactAt:
    'If you have any questions, please contact {id} | Questions? Contact {id} | For questions, please contact {id} | If you have any questions, please contact us at {id}',
  bestRegards:
    'Best regards | Kind regards | With kind regards | Regards | Yours sincerely | Sincerely | Yours faithfully',
  dearSirOrMadam:
    'Dear Sir or Madam | Dear Sirs | To whom it may concern | Dear Sir/Madam | Dear Madam or Sir',
  dearCustomer: 'Dear customer | Dear client | Dear valued customer',
  dearName: 'Dear {name} | Hello {name} | Hi {name}',
  hello: 'Hello | Hi | Good day | Good morning',
  invoiceForServices:
    'Please find below our invoice for the services rendered | We hereby invoice the following services | For our services we charge as follows | We invoice you for the following services | For services rendered',
  offerAsFollows:
    'We are pleased to offer you the following | We are pleased to submit the following offer | We are happy to offer you the following | As requested, we offer as follows | We are pleased to quote as follows',
  happyHolidays: 'Happy holidays | Season’s greetings | We wish you happy holidays',
  happyNewYear: 'Happy New Year | We wish you a happy new year',

  quoteValidUntil:
    'This quote is valid until {date} | This offer is valid until {date} | This estimate is valid until {date} | Offer valid until {date} | Quote valid until {date}',
  validUntil: 'Valid until {date}',
  quoteValidForDays:
    'This quote is valid for {days} days | This offer is valid for {days} days | This estimate is valid for {days} days | Quote valid for {days} days | Offer valid for {days} days',
  validForDays: 'Valid for {days} days',
  nonBinding:
    'This offer is non-binding | Offer subject to change | This quote is not binding | This quote is non-binding',
  acceptBySigning:
    'Please sign and return this quote to accept | To accept, please sign and return this quote | Please sign and return to accept | To accept this quote, please sign and return it | Please sign and return this quote | Sign and return to accept',
  goodForAgreement:
    'Read and approved | Good for agreement | Agreed and accepted | Accepted and agreed',
  orderConfirmed: 'Order confirmation | Your order is confirmed | We confirm your order',
  startAfterApproval:
    'Work starts after approval | Work begins after acceptance | Work will begin upon acceptance | Work starts upon approval of this quote',
  startAfterDeposit:
    'Work starts after receipt of the deposit | Work begins after receipt of the deposit | Work will start once the deposit is received',
  startOnDate:
    'Work starts on {date} | Start date: {date} | Start of work: {date} | Project start: {date}',
  completionByDate: 'Completion by {date} | To be completed by {date} | Completion date: {date}',
  pricesExcludeTax:
    'Prices exclude tax | All prices exclude tax | Prices do not include tax | All prices are net | Prices exclude VAT | All prices exclude VAT | All prices are exclusive of VAT | All prices plus VAT',
  plusTax: 'Plus tax | Plus VAT | Excluding VAT | Excluding tax | VAT not included | Excl. VAT',
  pricesIncludeTax:
    'Prices include tax | All prices include tax | Prices include VAT | All prices include VAT | All prices are inclusive of VAT',
  includingTax:
    'Including tax | Tax included | Including VAT | VAT included | Incl. VAT | Incl. tax',
  pricesInCurrency:
    'All prices are in {id} | Prices in {id} | All amounts are in {id} | All amounts in {id}',
  revisionsIncluded:
    'Includes {number} rounds of revisions | {number} rounds of revisions included | {number} revision rounds included | Includes {number} revision rounds | Including {number} rounds of revisions | Up to {number} revisions included',
  changesCharged:
    'Additional changes are charged separately | Changes are charged by the hour | Additional work is charged separately | Additional work will be billed separately | Further changes are charged by time spent',
  billedByTime:
    'Billed by time spent | Billing based on time spent | Charged by actual time spent | Billed according to actual hours | Time and materials',
  travelExtra:
    'Travel expenses are charged separately | Plus travel expenses | Travel expenses will be billed separately | Travel costs not included | Travel expenses not included',
  ourTermsApply:
    'Our general terms and conditions apply | Our terms and conditions apply | Our general terms of business apply | Subject to our terms and conditions',
  cancellationTerms:
    'Cancellation is free of charge up to {days} days before the date | Free cancellation up to {days} days before the date | Free cancellation up to {days} days in advance',
  cancellationFee:
    'Cancellation fee: {percent} | A cancellation fee of {percent} applies | Cancellation fee of {percent}',
  depositNotRefundable:
    'Deposits are non-refundable | The deposit is non-refundable | Deposit is non-refundable',
  warrantyMonths:
    'Warranty: {number} months | {number} months warranty | {number} months’ warranty | Guarantee: {number} months | {number} month warranty',
  warrantyYears:
    'Warranty: {number} years | {number} years warranty | {number} years’ warranty | Guarantee: {number} years | {number}-year warranty',
  placeOfJurisdiction: 'Place of jurisdiction is {name} | Place of jurisdiction: {name}',
  errorsExcepted: 'Errors and omissions excepted | Errors excepted',
  validWithoutSignature:
    'This document is valid without a signature | This document was created electronically and is valid without a signature | This is a computer-generated document, no signature is required | Valid without signature | This invoice is valid without a signature',
  confidential: 'Confidential | This quote is confidential | Strictly confidential',
  keepForRecords:
    'Please keep this document for your records | Please keep this invoice for your records | Please retain for your records',

  returnedGoods: 'Returned goods | Return of goods | Goods returned | Return | Returned items',
  damagedGoods:
    'Damaged goods | Goods arrived damaged | Item arrived damaged | Goods damaged in transit | Damaged in transit | Damaged items | Transport damage',
  defectiveGoods:
    'Defective goods | Faulty goods | Defective item | Faulty item | Product defect | Defective product',
  wrongGoods:
    'Wrong goods delivered | Wrong item delivered | Incorrect item delivered | Wrong delivery | Wrong item sent | Wrong item shipped',
  missingGoods:
    'Missing items | Goods not delivered | Short delivery | Items missing | Incomplete delivery | Item missing from delivery',
  priceCorrection:
    'Price correction | Price adjustment | Correction of the price | Pricing error | Incorrect price charged | Wrong price',
  quantityCorrection:
    'Quantity correction | Correction of the quantity | Incorrect quantity | Wrong quantity charged | Wrong quantity',
  taxCorrection:
    'Tax correction | Correction of the tax | Incorrect tax rate | Wrong tax rate | VAT correction',
  duplicateInvoice:
    'Duplicate invoice | Invoiced twice | Duplicate billing | Invoice issued twice | Billed twice',
  invoiceCancelled:
    'Cancellation of the invoice | Invoice cancelled | Invoice canceled | Invoice cancellation',
  cancelsInvoice:
    'Cancellation of invoice {id} | This credit note cancels invoice {id} | Cancels invoice {id}',
  creditForInvoice:
    'Credit for invoice {id} | Credit note for invoice {id} | Correction of invoice {id} | This credit note refers to invoice {id}',
  orderCancelled: 'Cancellation of the order | Order cancelled | Order canceled | Cancelled order',
  subsequentDiscount: 'Subsequent discount | Discount granted afterwards | Retroactive discount',
  goodwill: 'Goodwill credit | Goodwill gesture | Goodwill | As a gesture of goodwill',
  overpayment: 'Overpayment | Refund of overpayment | Paid too much',
  serviceNotRendered:
    'Service not rendered | Services not rendered | Service not provided | Services not provided',
  lateDelivery: 'Late delivery | Delayed delivery | Delivery delay',
  refundByTransfer:
    'Refund by bank transfer | The amount will be refunded by bank transfer | Refund to your bank account | We will refund the amount by bank transfer',
  refundWithinDays: 'The amount will be refunded within {days} days | Refund within {days} days',
  refundByOriginalMethod:
    'Refund to the original payment method | Refunded to the original payment method | The amount will be refunded to the original payment method',
  setOffNextInvoice:
    'The amount will be credited against the next invoice | The credit will be deducted from your next invoice | Credit will be applied to your next invoice | To be offset against the next invoice',
  sorryForInconvenience:
    'We apologize for the inconvenience | We apologise for the inconvenience | Sorry for the inconvenience | We are sorry for any inconvenience',
} as const
