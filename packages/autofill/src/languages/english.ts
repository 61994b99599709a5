import type { LanguageTable } from './language-table.ts'

export const english: LanguageTable = {
  telling:
    'the|and|you|your|for|with|please|we|our|is|are|this|that|have|will|thanks|hi|hello|dear|from|of|would|can|be|it|to',
  trade:
    'invoice|bill|number|quote|quotation|estimate|offer|proposal|tender|purchase|order|work|credit|note|memo|date|issue|issued|dated|payable|payment|until|before|billed|client|customer|sold|address|billing|invoiced|buyer|vendor|supplier|seller|contractor|consultant|service|provider|supplied|from|ordered|terms|grand|amount|balance|price|sub-total|excl|excluding|sales|value|added|state|discount|rebate|less|reduction|early|loyalty|knock|discounted|shipping|delivery|postage|freight|carriage|cost|costs|charge|quantity|qnty|hours|days|units|rate|each|line|extended|description|item|product|details|task|activity|article|what',
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
    day: 'days|day|person days|man days|consulting days|working days',
    week: 'weeks|week|wks|wk',
    month: 'months|month|mths|year|years',
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
    onReceipt:
      'due on receipt|upon receipt|on receipt|due upon receipt|payable on receipt|immediately payable|due immediately|payable immediately|pay straight away|pay on receipt|pay immediately|pay right away',
    workingDays: 'working days|business days',
  },
  marks: {
    taxIncluded:
      'including vat|incl vat|inc vat|incl. vat|inc. vat|vat included|including tax|incl tax|tax included|inclusive of vat|vat inclusive|all in|gst included|including gst|inc gst|inc. gst|incl. gst|gst inclusive|tax inclusive|incl. tax|inc. tax',
    reverseCharge: 'reverse charge|reverse-charge',
  },
  labels: {
    deliverBy:
      'delivery date|deliver by|delivery by|required by|needed by|ship date|delivered by|ship by|need it by|need them by|delivery|needed on site by|on site by|expected delivery|requested delivery date|delivery required|dispatch date|arrive by|deliver on|shipping date|lead time|ships on|ship on|here by|delivery on|need this by|deliver it by|deliver them by|need it|need them|need these|needed|by the latest|deliver|ship',
    from: 'from|sender',
    to: 'to',
    subject: 'subject|re',
    sent: 'sent|date',
    cc: 'cc|bcc|reply-to|reply to',
    closing:
      'best regards|kind regards|regards|best|thanks|thank you|many thanks|cheers|sincerely|yours sincerely|yours faithfully|warm regards|best wishes|all the best|thanks again|thx|yours truly|with kind regards|speak soon|talk soon|thanks in advance|thanks so much|cordially|respectfully|kindest regards|warmly|thank you very much|with best regards|many thanks and best regards|yours|ta|thanks a lot|thanks and regards|take care|rgds|br|kr',
    wrote: 'wrote|writes|said',
    original: 'original message|original mail',
    forwarded: 'forwarded message|begin forwarded message|fwd|fw|forwarded mail|forwarded by',
  },
}
