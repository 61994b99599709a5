import type { LanguageTable } from './language-table.ts'

export const english: LanguageTable = {
  telling:
    'the|and|you|your|for|with|please|we|our|is|are|this|that|have|will|thanks|hi|hello|dear|from|of|would|can|be|it|to',
  decimalMark: '.',
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  weekdays: [
    'monday|mon',
    'tuesday|tue|tues',
    'wednesday|wed',
    'thursday|thu|thur|thurs',
    'friday|fri',
    'saturday|sat',
    'sunday|sun',
  ],
  numbers:
    'one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|thirteen=13|fourteen=14|fifteen=15|sixteen=16|seventeen=17|eighteen=18|nineteen=19|twenty=20|thirty=30|forty=40|fifty=50|sixty=60|hundred=100|a dozen=12|half a=0.5|half=0.5|one and a half=1.5|two and a half=2.5|three and a half=3.5|a couple of=2',
  units: {
    hour: 'hours|hour|hrs|hr|h',
    minute: 'minutes|minute|mins|min',
    day: 'days|day|person days|man days|consulting days|working days',
    halfDay: 'half days|half day',
    week: 'weeks|week|wks|wk',
    month: 'months|month|mths|year|years',
    piece:
      'pieces|piece|pcs|pc|units|unit|items|item|ea|sets|set|boxes|box|packs|pack|pairs|pair|rolls|roll|bags|bag|bottles|bottle|copies|copy|cases|case|cartons|carton|pallets|pallet|sheets|sheet|reams|ream|tins|cans|crates|trays|bundles|dozen',
    word: 'words|word',
    page: 'pages|page|slides|slide|screens|illustrations|illustration|photos|photo|images|image|articles|article|posts|post|banners|banner|videos|video|episodes|episode|icons|pictures|lessons|lesson|chapters|portraits',
    weight: 'kg|kilos|kilo|g|grams|t|tonnes|tonne|tons|lbs|lb|oz',
    length: 'm|metres|meters|metre|meter|cm|mm|ft|feet|yards|yard|lm',
    area: 'm2|sqm|sq m|square metres|square meters|sq ft|square feet|sqft',
    volume: 'l|litres|liters|litre|liter|ml|gallons|m3',
    distance: 'km|miles|mile|mi|kilometres|kilometers',
    session:
      'sessions|session|workshops|workshop|classes|visits|visit|trips|nights|night|rounds|round|sprints|sprint|calls|shifts|shift',
    person:
      'people|persons|person|guests|guest|participants|attendees|seats|seat|users|user|tickets|ticket|pax',
    licence: 'licences|licenses|licence|license|subscriptions|subscription',
    lump: 'lump sum|flat fee|flat rate|fixed price|fixed fee|flat|one off|lot|job',
  },
  days: {
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    next: 'next|coming|following',
    this: 'this|the current',
    endOf: 'end of|the end of|eom|end of the|last day of|by month end|month end|month-end',
    month: 'month',
    week: 'week',
    days: 'days|day',
    fromInvoice:
      'of the invoice date|from the invoice date|from invoice date|of invoice date|after invoice|after invoice date|of invoice|from invoice|after receipt|of receipt|from receipt|from date of invoice|of receiving|after delivery',
    onReceipt:
      'due on receipt|upon receipt|on receipt|due upon receipt|payable on receipt|immediately payable|due immediately|payable immediately|pay straight away|pay on receipt|pay immediately|pay right away',
    workingDays: 'working days|business days',
  },
  marks: {
    pay: 'pay|pays|payable|payment|paid|paying|terms|settle|settled|payments|remit',
    at: '@|at|a',
    each: 'each|apiece|a piece|ea|per piece|per unit|per item|a pop|a head|pp|per person|p.p.',
    per: 'per|an|a|/|every|p',
    for: 'for|total|makes|equals|comes to|totalling|totaling|makes a total of',
    number: 'no|nr|number|num|#|id|ref|reference|nos',
    taxIncluded:
      'including vat|incl vat|inc vat|incl. vat|inc. vat|vat included|including tax|incl tax|tax included|inclusive of vat|vat inclusive|all in|gst included|including gst|inc gst|inc. gst|incl. gst|gst inclusive|tax inclusive|incl. tax|inc. tax',
    taxExcluded:
      'plus vat|+ vat|ex vat|excl vat|excl. vat|ex. vat|excluding vat|net of vat|vat extra|plus tax|+ tax|before tax|plus gst|+ gst|ex gst|excluding gst|exclusive of vat|before vat|plus sales tax|excluding tax|ex tax',
    reverseCharge: 'reverse charge|reverse-charge',
    insteadOf:
      'instead of|rather than|not|down from|up from|previously|used to be|originally|formerly|no longer|last year|last time|old price|old rate|old quote|usually|normally|used to charge',
    upTo: 'up to|max|maximum|at most|no more than|at least|minimum|between|budget',
  },
  labels: {
    invoice:
      'invoice|tax invoice|inv|bill|pro forma|proforma|invoice no|invoice number|inv no|invoice #|your invoice',
    quote:
      'quote|quotation|estimate|offer|proposal|tender|quote no|quote number|quotation no|offer no|estimate no|proposal no',
    order:
      'purchase order|po|p.o.|order|work order|p/o|order no|order number|po number|po no|purchase order no|purchase order number|po #|order ref|po ref',
    creditNote: 'credit note|credit memo|cn|credit|credit note no|credit note number',
    customerId:
      'customer no|customer number|customer id|client id|client no|client number|account ref|customer ref|account no|cust no|customer code|client code|customer #',
    issued:
      'invoice date|date of invoice|issue date|date of issue|issued|dated|quote date|quotation date|order date|po date|date issued|invoice dated|date of order|credit note date|date it|date the invoice|tax point|tax date|issued on|date your invoice|date the invoice|date it|order dated|date',
    due: 'due date|due by|due on|due|payable by|payment due|pay by|payment by|payable until|pay before|payable on|settle by|to be paid by|date due|paid by|pay on|due no later than|payment due by|payment date|must be paid by|payment deadline|payable no later than|pay it by|pay this by|pay by the|will pay by|make it due|due',
    validUntil:
      'valid until|valid till|valid to|valid through|valid thru|expires on|expires|expiry date|open until|good until|offer ends|validity|valid for|expiry|holds until|stands until|quote stands until|acceptance by|valid up to|good for|price holds until|remains open until|prices held until|holds till|price holds till|valid|good till|remains valid until|open till',
    deliverBy:
      'delivery date|deliver by|delivery by|required by|needed by|ship date|delivered by|ship by|need it by|need them by|delivery|needed on site by|on site by|expected delivery|requested delivery date|delivery required|dispatch date|arrive by|deliver on|shipping date|lead time|ships on|ship on|here by|delivery on|need this by|deliver it by|deliver them by|need it|need them|need these|needed|by the latest|deliver|ship',
    client:
      'bill to|billed to|invoice to|client|customer|sold to|invoice address|billing address|invoiced to|buyer|billing details|billing info|prepared for|quote for|quotation for|quote to|the client|purchaser|credit to|invoice details|billing entity|make it out to|make the invoice out to|address the invoice to|invoice should go to|please invoice|bill it to|account name|our billing details|our billing address|our details|our details for the invoice|invoicing details|customer details|client details|issued to|for:|to:|tax invoice to|client contact|customer contact|details:|billing:|bill directly to',
    vendor:
      'vendor|supplier|seller|contractor|consultant|service provider|provider|supplied by|order from|ordered from|the contractor|freelancer|designer|developer|the supplier|merchant|photographer|translator|from supplier|vendor details|supplier details|sold by|order for|order to|order with',
    shipTo:
      'ship to|deliver to|delivery address|shipping address|delivered to|send to|delivery to|drop off at|ship them to|deliver them to|goods to|delivery location|site address|please ship to|please deliver to|deliver it to|ship it to',
    contact: 'contact|contact person|attn|attention|for the attention of|c/o|fao',
    company:
      'company|company name|business name|organisation|organization|firm|legal name|registered name|trading as',
    name: 'name|full name',
    address:
      'address|registered office|registered address|street|our address|postal address|head office|office',
    phone:
      'phone|tel|telephone|mobile|cell|mob|ph|call me on|call me at|direct|office|t|m|p|whatsapp|reach me on|direct dial',
    fax: 'fax|f',
    email: 'email|e-mail|mail|e',
    website: 'web|website|www|w|site',
    taxId:
      'vat|vat no|vat number|vat id|vat reg no|vat registration number|vat registration|tax id|tax no|tax number|ein|tin|abn|gstin|gst no|gst number|company number|vat reg|gst reg no|tax identification number|bn|federal tax id',
    bank: 'bank|bank name|bank details|bank account|account|account number|sort code|iban|bic|swift|routing number|aba|beneficiary|account holder|bank transfer to',
    terms: 'payment terms|terms|terms of payment|payment',
    total:
      'total|grand total|total due|amount due|balance due|total amount|total price|invoice total|order total|total payable|total to pay|all in all|altogether|in total|sum total|quote total|total cost|total inc vat|total including vat|total incl vat|total incl. vat|total credit|total to refund|credit total|overall|total gbp|total eur|total usd|total value|to pay|total for the job|sum|amount payable|total fee|total incl gst|that makes|comes to|makes|all in',
    subtotal:
      'subtotal|sub total|sub-total|net total|net amount|total net|total excl vat|total ex vat|total excluding vat|net|total before tax|taxable amount|total before vat|total excl. vat|total ex. vat|net value|total net of vat',
    tax: 'vat|gst|sales tax|tax|hst|pst|qst|value added tax|state tax',
    discount:
      'discount|rebate|less|reduction|off|early payment discount|loyalty discount|knock off|price reduction|discounted|take off',
    shipping:
      'shipping|delivery|postage|freight|carriage|p&p|shipping cost|shipping costs|delivery charge|delivery fee|delivery cost|shipping and handling|courier|handling|postage and packing|packing and postage|shipping charge|shipping fee|freight charge',
    paid: 'deposit|paid|advance|already paid|prepayment|down payment|less deposit|payment received|amount paid|part payment|balance|remaining',
    withholding: 'withholding|withholding tax',
    rate: 'rate|hourly rate|day rate|daily rate|rate per hour|my rate|our rate|rates|agreed rate|weekly rate|standard rate|price per hour|hourly',
    quantity:
      'qty|quantity|qnty|hours|hrs|days|no of units|number of hours|amount of hours|pcs|nights|duration|hours worked',
    price:
      'unit price|price|rate|unit cost|cost per unit|price each|price per unit|each|cost|day rate|hourly rate|price/unit|unit rate|price (usd)|per unit|list price|net price|rate/hr',
    amount:
      'amount|total|line total|sum|net|net amount|value|ext price|extended|cost|price|fee|ext|line amount|total price|net total',
    description:
      'description|item|service|product|work|details|task|activity|article|what|position|deliverable|project|goods|name|work done|services|items|part|particulars|role|scope|lump sum|a lump sum',
    itemNumber:
      'item no|sku|art no|part no|item number|article no|code|part number|item code|product code|cat no|item #|model|product no|stock code',
    unit: 'unit|uom|units',
    date: 'date|day|week|when|period|week ending|w/e',
    reason:
      'reason|reason for credit|credit reason|because|due to|since|on account of|owing to|reason for the credit|as',
    refund:
      'refund|refund method|refund to|refunded to|refund by|credit to account|refunded by|refund via|offset against|set off against',
    shipVia:
      'ship via|shipped by|shipping method|carrier|via|delivery method|courier|ship by|delivered via|send via|sent by',
    preparedBy:
      'prepared by|salesperson|sales rep|account manager|your contact|quoted by|sales contact',
    from: 'from|sender',
    to: 'to',
    subject: 'subject|re',
    sent: 'sent|date',
    cc: 'cc|bcc|reply-to|reply to',
    greeting:
      'hi|hello|dear|hey|good morning|good afternoon|morning|hi there|good evening|hiya|dear mr|dear ms|dear mrs|dear dr|dear prof|hello there|hey there|afternoon',
    closing:
      'best regards|kind regards|regards|best|thanks|thank you|many thanks|cheers|sincerely|yours sincerely|yours faithfully|warm regards|best wishes|all the best|thanks again|thx|yours truly|with kind regards|speak soon|talk soon|thanks in advance|thanks so much|cordially|respectfully|kindest regards|warmly|thank you very much|with best regards|many thanks and best regards|yours|ta|thanks a lot|thanks and regards|take care|rgds|br|kr',
    wrote: 'wrote|writes|said',
    original: 'original message|original mail',
    forwarded: 'forwarded message|begin forwarded message|fwd|fw|forwarded mail|forwarded by',
    between: 'between|by and between|made between|entered into by',
  },
}
