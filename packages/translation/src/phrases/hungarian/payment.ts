import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Fizetendő {days} napon belül | Fizetési határidő: {days} nap | Kérjük, fizesse ki {days} napon belül | Fizetés {days} napon belül | Esedékes {days} napon belül',
  payWithinDaysOfInvoice:
    'Fizetendő a számla keltétől számított {days} napon belül | Fizetési határidő: a számla keltétől számított {days} nap | Fizetendő {days} napon belül a számla keltétől | Fizetés a számla keltétől számított {days} napon belül',
  payWithinDaysOfReceipt:
    'Fizetendő a számla kézhezvételétől számított {days} napon belül | Fizetési határidő: a számla kézhezvételétől számított {days} nap | Fizetés a kézhezvételtől számított {days} napon belül | Fizetendő a kézhezvételtől számított {days} napon belül',
  payWithoutDeduction:
    'Fizetendő {days} napon belül, levonás nélkül | Fizetés {days} napon belül levonás nélkül | Fizetendő nettó {days} napon belül',
  payByDate:
    'Fizetendő {date} napjáig | Fizetési határidő: {date} | Esedékesség: {date} | Kérjük, fizesse ki {date} napjáig | Kérjük, utalja át az összeget {date} napjáig | A fizetés esedékessége: {date}',
  payMoneyByDate:
    'Fizetendő {date} napjáig: {money} | Fizetendő összeg: {money}, határidő: {date} | Fizetendő összeg: {money}, esedékesség: {date} | Fizetendő {money}, határidő: {date}',
  payOnReceipt:
    'Fizetendő a számla kézhezvételekor | Fizetendő kézhezvételkor | Fizetés a számla kézhezvételekor | Esedékes a kézhezvételkor',
  payWithoutDeductionNow:
    'Azonnal fizetendő, levonás nélkül | Azonnal fizetendő | Azonnal esedékes',
  payInAdvance: 'Előre fizetendő | Fizetés előre | Előre történő fizetés szükséges | Előrefizetés',
  payOnDelivery:
    'Fizetés átvételkor | Utánvét | Fizetendő átvételkor | Utánvétes fizetés | Fizetés szállításkor',
  payInInstalments: 'Részletfizetés lehetséges | Részletfizetésre van lehetőség',
  payTransfer:
    'Fizetés banki átutalással | Kérjük, banki átutalással fizessen | Fizetési mód: átutalás | Fizetés átutalással | Fizetési mód: banki átutalás',
  bankTransfer: 'Banki átutalás | Átutalás | Banki átutalással | Átutalással',
  payToAccountBelow:
    'Kérjük, az összeget az alábbi bankszámlára utalja | Kérjük, utalja át az összeget az alábbi bankszámlára | Kérjük, a számla összegét az alábbi bankszámlára utalja | Kérjük, az összeget az alábbi számlaszámra utalja',
  quoteInvoiceNumber:
    'Kérjük, fizetéskor tüntesse fel a számla sorszámát | Kérjük, a közleményben tüntesse fel a számla sorszámát | Kérjük, tüntesse fel a számla számát | Kérjük, hivatkozzon a számla sorszámára | Kérjük, utaláskor tüntesse fel a számlaszámot | Kérjük, fizetéskor hivatkozzon a számla sorszámára',
  quoteReference:
    'Közlemény: {id} | Kérjük, a közleményben tüntesse fel: {id} | Fizetési hivatkozás: {id} | Hivatkozás: {id}',
  payByCard: 'Fizetés bankkártyával | Bankkártyás fizetés | Fizetés hitelkártyával',
  creditCard: 'Bankkártya | Hitelkártya | Bankkártyával | Hitelkártyával',
  payCash: 'Készpénzes fizetés | Fizetés készpénzzel | Fizetés készpénzben',
  cash: 'Készpénz | Készpénzben | Készpénzzel',
  payByCheck: 'Fizetés csekkel | Csekkes fizetés',
  check: 'Csekk | Csekkel',
  payByDirectDebit:
    'Az összeget csoportos beszedéssel szedjük be | Az összeget bankszámlájáról beszedjük | Az összeget beszedési megbízással szedjük be',
  directDebit:
    'Csoportos beszedés | Beszedési megbízás | Csoportos beszedéssel | Fizetés csoportos beszedéssel',
  payOnline: 'Online fizetés | Online is fizethet | Fizetés online',
  paidWithThanks:
    'Köszönettel megkaptuk | Fizetve, köszönjük | A befizetést köszönettel megkaptuk | Az összeget köszönettel megkaptuk',
  alreadyPaid:
    'Már kifizetve | Kifizetve | Fizetve | A számla már ki van fizetve | A számlát már kiegyenlítették | Kiegyenlítve',
  paidOnDate:
    'Kifizetve {date} napján | Kifizetve: {date} | Fizetve: {date} | A befizetés beérkezett: {date} | Kiegyenlítve: {date}',
  noPaymentNeeded:
    'Fizetést nem igényel | Nem igényel fizetést | Fizetnivaló nincs | Nincs fizetnivaló | Pénzügyi teljesítést nem igényel',
  openAmount:
    'Fennálló tartozás: {money} | A fennálló tartozás összege: {money} | Nyitott összeg: {money} | Hátralék: {money}',
  depositReceived:
    'Beérkezett előleg: {money} | Az előleg beérkezett: {money} | Átvett előleg: {money}',
  depositOnOrder:
    '{percent} előleg megrendeléskor | {percent} megrendeléskor | {percent} előleg a megrendeléskor | {percent} a megrendeléskor',
  depositRequired:
    '{percent} előleg szükséges | {percent} előleg | {percent} előleg fizetendő | {percent} előre',
  depositBeforeWork:
    'A munka megkezdése előtt {percent} előleg fizetendő | {percent} előleg a munka megkezdése előtt | {percent} a munka megkezdése előtt | {percent} a munka megkezdésekor',
  restOnDelivery:
    '{percent} szállításkor | {percent} átadáskor | A fennmaradó {percent} szállításkor | A fennmaradó {percent} átadáskor',
  restOnCompletion:
    '{percent} elkészüléskor | {percent} a munka befejezésekor | A fennmaradó {percent} elkészüléskor | {percent} befejezéskor | A fennmaradó {percent} a munka befejezésekor',
  balanceOnCompletion:
    'A fennmaradó összeg elkészüléskor fizetendő | Hátralék a munka befejezésekor | A fennmaradó összeg a munka befejezésekor fizetendő | Fennmaradó összeg elkészüléskor',
  balanceOnDelivery:
    'A fennmaradó összeg szállításkor fizetendő | A fennmaradó összeg átadáskor fizetendő | Fennmaradó összeg szállításkor',
  earlyPaymentDiscount:
    '{percent} kedvezmény {days} napon belüli fizetés esetén | {days} napon belüli fizetés esetén {percent} kedvezmény | {percent} engedmény {days} napon belüli fizetés esetén | {percent} skontó {days} napon belüli fizetés esetén',
  noEarlyPaymentDiscount: 'Korai fizetés esetén nincs kedvezmény | Skontó nélkül | Nincs skontó',
  bankChargesBySender:
    'A banki költségek a fizetőt terhelik | A bankköltség az ügyfelet terheli | A banki költségek a megrendelőt terhelik | A banki költségek az ügyfelet terhelik',
  accountHolder:
    'Számlatulajdonos: {name} | Számlatulajdonos neve: {name} | Kedvezményezett: {name}',
  accountNumber: 'Számlaszám: {id} | Bankszámlaszám: {id} | Bankszámla: {id}',
  bankName: 'Bank: {name} | Bank neve: {name} | Számlavezető bank: {name}',
  bankDetailsChanged:
    'Felhívjuk figyelmét új bankszámlaszámunkra | Bankszámlaszámunk megváltozott | Banki adataink megváltoztak',
  bankDetails: 'Banki adatok | Banki adataink | Fizetési adatok',
  bankDetailsBelow:
    'Banki adatainkat alább találja | Alább találja banki adatainkat | Banki adataink az alábbiak',

  lateInterest:
    'Késedelmes fizetés esetén a késedelmi kamat mértéke évi {percent} | Késedelmi kamat: évi {percent} | Késedelem esetén évi {percent} kamatot számítunk fel',
  lateInterestPerMonth:
    'Késedelmes fizetés esetén a késedelmi kamat mértéke havi {percent} | Késedelmi kamat: havi {percent} | Késedelem esetén havi {percent} kamatot számítunk fel',
  lateFee:
    'Késedelmi díj: {money} | Késedelmes fizetés esetén felszámított díj: {money} | Felszólítási díj: {money}',
  statutoryInterest:
    'Késedelmes fizetés esetén törvényes késedelmi kamatot számítunk fel | Késedelem esetén törvényes késedelmi kamat fizetendő | Késedelmes fizetés esetén a törvényes késedelmi kamat érvényes',
  recoveryCosts:
    'Késedelmes fizetés esetén fizetendő behajtási költségátalány: {money} | Behajtási költségátalány késedelem esetén: {money}',
  workStopsOnLatePayment:
    'Késedelmes fizetés esetén a munka felfüggeszthető | Késedelmes fizetés esetén a munkát felfüggeszthetjük',
  paymentReminder: 'Fizetési emlékeztető | Emlékeztető | Fizetési felszólítás',
  ignoreIfPaid:
    'Ha már fizetett, kérjük, tekintse tárgytalannak ezt az emlékeztetőt | Amennyiben már kiegyenlítette a számlát, kérjük, tekintse tárgytalannak levelünket | Kérjük, tekintse tárgytalannak ezt az emlékeztetőt, ha már fizetett',
  ownershipUntilPaid:
    'Az áru a teljes vételár kifizetéséig tulajdonunkban marad | Tulajdonjog-fenntartás a teljes kifizetésig | Az áru a teljes kifizetésig az eladó tulajdonában marad',
  rightsAfterPayment:
    'A felhasználási jogok a teljes díj megfizetésekor szállnak át | A felhasználási jogok a teljes kifizetéssel szállnak át | Minden jog a teljes kifizetéssel száll át',
}
