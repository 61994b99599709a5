import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Tá an íocaíocht dlite laistigh de {days} lá | Iníoctha laistigh de {days} lá | Íoctar laistigh de {days} lá, le do thoil | Íocaíocht laistigh de {days} lá | Dlite laistigh de {days} lá',
  payWithinDaysOfInvoice:
    'Tá an íocaíocht dlite laistigh de {days} lá ó dháta an tsonraisc | Iníoctha laistigh de {days} lá ó dháta an tsonraisc | Íocaíocht laistigh de {days} lá ó dháta an tsonraisc',
  payWithinDaysOfReceipt:
    'Tá an íocaíocht dlite laistigh de {days} lá ón sonrasc a fháil | Iníoctha laistigh de {days} lá tar éis an sonrasc a fháil | Íocaíocht laistigh de {days} lá tar éis an sonrasc a fháil',
  payWithoutDeduction:
    'Iníoctha laistigh de {days} lá gan asbhaint | Íocaíocht laistigh de {days} lá gan asbhaint',
  payByDate:
    'Le híoc faoin {date} | Íoctar faoin {date}, le do thoil | Tá an íocaíocht dlite faoin {date} | Dáta dlite: {date} | Iníoctha faoin {date}',
  payMoneyByDate:
    'Íoctar {money} faoin {date}, le do thoil | Aistrítear {money} faoin {date}, le do thoil | Tá {money} dlite faoin {date}',
  payOnReceipt:
    'Iníoctha ar fháil | Tá an íocaíocht dlite ar fháil an tsonraisc | Dlite ar fháil | Iníoctha ar fháil an tsonraisc',
  payWithoutDeductionNow:
    'Iníoctha láithreach gan asbhaint | Iníoctha láithreach | Dlite láithreach',
  payInAdvance: 'Íocaíocht roimh ré | Réamhíocaíocht ag teastáil | Iníoctha roimh ré',
  payOnDelivery: 'Íocaíocht ar sheachadadh | Iníoctha ar sheachadadh | Airgead ar sheachadadh',
  payInInstalments: 'Is féidir íoc ina thráthchodanna | Is féidir íoc ina ghálaí',
  payTransfer: 'Íoctar trí aistriú bainc, le do thoil | Íocaíocht trí aistriú bainc',
  bankTransfer: 'Aistriú bainc | Trí aistriú bainc',
  payToAccountBelow:
    'Aistrítear an méid chuig an gcuntas thíos, le do thoil | Íoctar isteach sa chuntas thíos, le do thoil | Aistrigh an méid chuig an gcuntas thíos',
  quoteInvoiceNumber:
    'Luaitear uimhir an tsonraisc leis an íocaíocht, le do thoil | Luaigh uimhir an tsonraisc le do thoil | Luaigh uimhir an tsonraisc le d’íocaíocht',
  quoteReference:
    'Luaitear an tagairt {id} leis an íocaíocht, le do thoil | Tagairt íocaíochta: {id} | Luaigh an tagairt {id} | Luaigh {id} le d’íocaíocht',
  payByCard: 'Íocaíocht le cárta creidmheasa | Íocaíocht le cárta',
  creditCard: 'Cárta creidmheasa | Le cárta creidmheasa',
  payCash: 'Íocaíocht airgid thirim | Íocaíocht in airgead tirim',
  cash: 'Airgead tirim | In airgead tirim',
  payByCheck: 'Íocaíocht le seic',
  check: 'Seic | Le seic',
  payByDirectDebit: 'Baileofar an méid trí dhochar díreach | Bainfear an méid de do chuntas',
  directDebit: 'Dochar díreach | Trí dhochar díreach | Íocaíocht trí dhochar díreach',
  payOnline: 'Íocaíocht ar líne | Is féidir íoc ar líne',
  paidWithThanks:
    'Íoctha le buíochas | Íocaíocht faighte le buíochas | Íoctha, go raibh maith agat',
  alreadyPaid:
    'Íoctha cheana | Íoctha | Tá an sonrasc seo íoctha cheana | Tá an sonrasc íoctha cheana | Íoctha go hiomlán',
  paidOnDate: 'Íoctha an {date} | Íocaíocht faighte an {date} | Íoctha {date}',
  noPaymentNeeded: 'Níl aon íocaíocht ag teastáil | Níl aon rud le híoc',
  openAmount:
    'Méid gan íoc: {money} | Is é {money} an méid gan íoc | Méid atá fós le híoc: {money}',
  depositReceived:
    'Éarlais faighte: {money} | Éarlais {money} faighte | Fuaireamar éarlais {money}',
  depositOnOrder:
    'Éarlais {percent} leis an ordú | {percent} leis an ordú | {percent} éarlais leis an ordú',
  depositRequired:
    'Teastaíonn éarlais {percent} | Éarlais {percent} ag teastáil | {percent} roimh ré',
  depositBeforeWork:
    'Éarlais {percent} roimh thús na hoibre | {percent} roimh thús na hoibre | Teastaíonn éarlais {percent} sula dtosaíonn an obair',
  restOnDelivery:
    '{percent} ar sheachadadh | {percent} tráth an tseachadta | An {percent} eile ar sheachadadh',
  restOnCompletion:
    '{percent} ar chríochnú | {percent} ar chríochnú na hoibre | An {percent} eile ar chríochnú na hoibre',
  balanceOnCompletion:
    'Tá an t-iarmhéid dlite ar chríochnú na hoibre | Iarmhéid ar chríochnú na hoibre | An t-iarmhéid le híoc ar chríochnú',
  balanceOnDelivery:
    'Tá an t-iarmhéid dlite ar sheachadadh | Iarmhéid ar sheachadadh | An t-iarmhéid le híoc ar sheachadadh',
  earlyPaymentDiscount:
    'Lascaine {percent} má íoctar laistigh de {days} lá | Lascaine {percent} ar íocaíocht laistigh de {days} lá',
  noEarlyPaymentDiscount: 'Gan lascaine ar íocaíocht luath | Níl aon lascaine ar íocaíocht luath',
  bankChargesBySender:
    'Is ar an íocóir na táillí bainc | Íocann an cliant na táillí bainc go léir | Íocann an custaiméir táillí bainc',
  accountHolder: 'Sealbhóir an chuntais: {name} | Ainm an chuntais: {name}',
  accountNumber: 'Uimhir chuntais: {id} | Uimhir an chuntais: {id} | Cuntas: {id}',
  bankName: 'Banc: {name} | Ainm an bhainc: {name}',
  bankDetailsChanged:
    'Tabhair faoi deara ár sonraí bainc nua | Tá ár sonraí bainc athraithe | D’athraigh ár sonraí bainc',
  bankDetails: 'Sonraí bainc | Ár sonraí bainc | Sonraí íocaíochta',
  bankDetailsBelow: 'Tá ár sonraí bainc thíos | Gheobhaidh tú ár sonraí bainc thíos',

  lateInterest:
    'Gearrtar ús {percent} in aghaidh na bliana ar íocaíochtaí déanacha | Ús ar íocaíocht dhéanach: {percent} sa bhliain',
  lateInterestPerMonth:
    'Gearrtar ús {percent} in aghaidh na míosa ar íocaíochtaí déanacha | Táille {percent} in aghaidh na míosa ar íocaíocht dhéanach',
  lateFee:
    'Gearrtar táille {money} ar íocaíocht dhéanach | Táille íocaíochta déanaí: {money} | Táille mheabhrúcháin: {money}',
  statutoryInterest:
    'Gearrtar ús reachtúil ar íocaíochtaí déanacha | Tá ús reachtúil i bhfeidhm ar íocaíochtaí déanacha',
  recoveryCosts:
    'Gearrtar cúiteamh {money} ar chostais ghnóthaithe i gcás íocaíocht dhéanach | Cúiteamh ar chostais ghnóthaithe: {money}',
  workStopsOnLatePayment:
    'Féadfar an obair a chur ar fionraí má bhíonn an íocaíocht déanach | D’fhéadfaí an obair a stopadh má bhíonn an íocaíocht déanach',
  paymentReminder: 'Meabhrúchán íocaíochta | Meabhrúchán | Meabhrúchán cairdiúil',
  ignoreIfPaid:
    'Déan neamhaird den mheabhrúchán seo má tá íoctha agat cheana | Má tá íoctha agat cheana, déan neamhaird den mheabhrúchán seo',
  ownershipUntilPaid:
    'Is linne na hearraí go dtí go n-íocfar ina n-iomláine iad | Fanann na hearraí inár seilbh go dtí go n-íocfar iad ina n-iomláine',
  rightsAfterPayment:
    'Aistrítear na cearta úsáide ar íocaíocht iomlán | Aistrítear na cearta uile ar íocaíocht iomlán',
}
