import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Plaćanje dospijeva u roku od {days} dana | Rok plaćanja: {days} dana | Plaćanje u roku od {days} dana | Plativo u roku od {days} dana | Molimo platite u roku od {days} dana | Molimo uplatu u roku od {days} dana | Plaćanje {days} dana',
  payWithinDaysOfInvoice:
    'Plaćanje dospijeva u roku od {days} dana od datuma računa | Rok plaćanja: {days} dana od datuma računa | Plaćanje u roku od {days} dana od datuma računa | Plaćanje u roku od {days} dana od izdavanja računa | Plaćanje u roku od {days} dana od datuma izdavanja računa',
  payWithinDaysOfReceipt:
    'Plaćanje dospijeva u roku od {days} dana od primitka računa | Plaćanje u roku od {days} dana od primitka računa | Rok plaćanja: {days} dana od primitka računa | Plaćanje u roku od {days} dana od primitka',
  payWithoutDeduction:
    'Plaćanje u roku od {days} dana bez odbitaka | Plativo u roku od {days} dana bez odbitaka | Plaćanje dospijeva u roku od {days} dana bez odbitaka',
  payByDate:
    'Molimo platite do {date} | Datum dospijeća: {date} | Rok plaćanja: {date} | Plativo do {date} | Plaćanje do {date} | Molimo uplatu do {date} | Dospijeće: {date} | Plaćanje dospijeva {date}',
  payMoneyByDate:
    'Molimo uplatite {money} do {date} | Molimo platite {money} do {date} | Iznos od {money} dospijeva {date} | Molimo uplatu {money} do {date}',
  payOnReceipt:
    'Plaćanje dospijeva po primitku | Plaćanje po primitku | Plativo po primitku | Plaćanje po primitku računa | Plativo po primitku računa',
  payWithoutDeductionNow: 'Plativo odmah bez odbitaka | Plativo odmah | Dospijeva odmah',
  payInAdvance:
    'Plaćanje unaprijed | Potrebno je plaćanje unaprijed | Potreban je predujam | Avansno plaćanje',
  payOnDelivery:
    'Plaćanje pri isporuci | Plaćanje pouzećem | Pouzećem | Plaćanje prilikom preuzimanja | Plaćanje po isporuci',
  payInInstalments:
    'Moguće je plaćanje na rate | Plaćanje na rate je moguće | Mogućnost plaćanja na rate',
  payTransfer:
    'Molimo platite bankovnim prijenosom | Plaćanje bankovnim prijenosom | Plaćanje na transakcijski račun | Plaćanje virmanom',
  bankTransfer:
    'Bankovni prijenos | Transakcijski račun | Virman | Bankovnim prijenosom | Uplata na račun',
  payToAccountBelow:
    'Molimo uplatite iznos na dolje navedeni račun | Molimo uplatu na dolje navedeni račun | Iznos uplatite na račun naveden u nastavku | Molimo uplatite na niže navedeni račun',
  quoteInvoiceNumber:
    'Pri plaćanju navedite broj računa | Molimo navedite broj računa | Prilikom plaćanja navedite broj računa | U pozivu na broj navedite broj računa | Kao poziv na broj navedite broj računa',
  quoteReference:
    'Poziv na broj: {id} | Pri plaćanju navedite {id} | Molimo navedite poziv na broj {id} | Kao poziv na broj navedite {id} | Opis plaćanja: {id}',
  payByCard: 'Plaćanje karticom | Plaćanje kreditnom karticom | Kartično plaćanje',
  creditCard: 'Kreditna kartica | Karticom | Kartica | Kreditnom karticom',
  payCash: 'Gotovinsko plaćanje | Plaćanje gotovinom | Plaćanje u gotovini',
  cash: 'Gotovina | Gotovinom',
  payByCheck: 'Plaćanje čekom',
  check: 'Ček | Čekom',
  payByDirectDebit:
    'Iznos će biti naplaćen izravnim terećenjem | Iznos će biti terećen s vašeg računa | Iznos ćemo naplatiti izravnim terećenjem',
  directDebit:
    'Izravno terećenje | Izravnim terećenjem | Plaćanje izravnim terećenjem | Trajni nalog',
  payOnline:
    'Internetsko plaćanje | Online plaćanje | Plaćanje internetom | Možete platiti putem interneta',
  paidWithThanks: 'Plaćeno, hvala | Iznos primljen, hvala | Uplata primljena, hvala',
  alreadyPaid:
    'Već plaćeno | Plaćeno | Račun je već plaćen | Račun je plaćen | Ovaj račun je već plaćen | Plaćeno u cijelosti',
  paidOnDate:
    'Plaćeno {date} | Plaćeno dana {date} | Uplata primljena {date} | Datum plaćanja: {date} | Datum uplate: {date}',
  noPaymentNeeded: 'Plaćanje nije potrebno | Nema iznosa za plaćanje',
  openAmount:
    'Nepodmireni iznos: {money} | Preostali iznos za plaćanje: {money} | Otvoreni iznos: {money} | Preostaje za platiti: {money}',
  depositReceived:
    'Primljeni predujam: {money} | Primljen predujam od {money} | Primili smo predujam u iznosu od {money} | Uplaćeni predujam: {money} | Primljeni avans: {money}',
  depositOnOrder:
    '{percent} predujma pri narudžbi | Predujam {percent} pri narudžbi | {percent} pri narudžbi | {percent} avansa pri narudžbi | Avans {percent} kod narudžbe | {percent} kod narudžbe',
  depositRequired:
    'Potreban je predujam od {percent} | Predujam {percent} | {percent} predujma | {percent} unaprijed | {percent} avans | Avans {percent}',
  depositBeforeWork:
    'Predujam {percent} prije početka radova | {percent} predujma prije početka radova | Prije početka radova potreban je predujam od {percent} | {percent} prije početka radova | Avans {percent} prije početka radova',
  restOnDelivery:
    '{percent} pri isporuci | Preostalih {percent} pri isporuci | {percent} po isporuci | {percent} kod isporuke',
  restOnCompletion:
    '{percent} po završetku | Preostalih {percent} po završetku | {percent} po završetku radova | Preostalih {percent} po završetku radova',
  balanceOnCompletion:
    'Ostatak dospijeva po završetku | Preostali iznos dospijeva po završetku | Ostatak po završetku radova | Ostatak po završetku',
  balanceOnDelivery:
    'Ostatak dospijeva pri isporuci | Preostali iznos dospijeva pri isporuci | Ostatak pri isporuci | Ostatak po isporuci',
  earlyPaymentDiscount:
    '{percent} popusta za plaćanje u roku od {days} dana | Popust {percent} za plaćanje u roku od {days} dana | Skonto {percent} za plaćanje u roku od {days} dana | {percent} popusta kod plaćanja u roku od {days} dana',
  noEarlyPaymentDiscount: 'Bez popusta za prijevremeno plaćanje | Bez skonta',
  bankChargesBySender:
    'Bankovne troškove snosi platitelj | Bankovne troškove snosi naručitelj | Bankovne naknade snosi kupac | Sve bankovne troškove snosi klijent | Troškove banke snosi platitelj',
  accountHolder: 'Vlasnik računa: {name} | Vlasnik bankovnog računa: {name}',
  accountNumber:
    'Broj transakcijskog računa: {id} | Bankovni račun: {id} | Broj bankovnog računa: {id} | Transakcijski račun: {id} | Žiroračun: {id}',
  bankName: 'Banka: {name} | Naziv banke: {name} | Ime banke: {name}',
  bankDetailsChanged:
    'Promijenili smo bankovni račun | Naš bankovni račun se promijenio | Obratite pozornost na naš novi bankovni račun | Promijenili su se naši bankovni podaci',
  bankDetails: 'Bankovni podaci | Podaci za plaćanje | Naši bankovni podaci',
  bankDetailsBelow:
    'Naši bankovni podaci navedeni su u nastavku | Bankovne podatke pronaći ćete u nastavku | Bankovni podaci su navedeni dolje',

  lateInterest:
    'U slučaju kašnjenja s plaćanjem obračunavamo kamate od {percent} godišnje | Zatezne kamate: {percent} godišnje | Za zakašnjelo plaćanje obračunavamo kamate od {percent} godišnje',
  lateInterestPerMonth:
    'U slučaju kašnjenja s plaćanjem obračunavamo kamate od {percent} mjesečno | Zatezne kamate: {percent} mjesečno | Za zakašnjelo plaćanje obračunavamo {percent} mjesečno',
  lateFee:
    'U slučaju kašnjenja s plaćanjem obračunavamo naknadu od {money} | Naknada za kašnjenje: {money} | Naknada za opomenu: {money}',
  statutoryInterest:
    'U slučaju kašnjenja s plaćanjem obračunavamo zakonske zatezne kamate | Za zakašnjelo plaćanje obračunavamo zakonske zatezne kamate | U slučaju zakašnjenja obračunavaju se zakonske zatezne kamate | Zadržavamo pravo obračuna zakonskih zateznih kamata',
  recoveryCosts:
    'U slučaju kašnjenja s plaćanjem obračunavamo naknadu troškova naplate od {money} | Naknada troškova naplate: {money}',
  workStopsOnLatePayment:
    'U slučaju kašnjenja s plaćanjem radovi se mogu obustaviti | Zbog kašnjenja s plaćanjem možemo obustaviti radove',
  paymentReminder: 'Opomena za plaćanje | Opomena | Podsjetnik za plaćanje | Podsjetnik',
  ignoreIfPaid:
    'Ako ste već platili, zanemarite ovu opomenu | Ako ste već podmirili račun, zanemarite ovu opomenu | Ako ste već platili, molimo zanemarite ovaj podsjetnik',
  ownershipUntilPaid:
    'Roba ostaje naše vlasništvo do potpune isplate | Roba ostaje vlasništvo prodavatelja do potpune isplate | Roba je naše vlasništvo do potpunog plaćanja | Vlasništvo prelazi potpunom isplatom',
  rightsAfterPayment:
    'Prava korištenja prelaze potpunom isplatom | Prava korištenja prenose se nakon potpune isplate | Sva prava prenose se po potpunom plaćanju',
}
