import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Apmokėti per {days} dienų laikotarpį | Apmokėti per {days} dienų | Apmokėti per {days} dienas | Apmokėti per {days} d. | Prašome apmokėti per {days} dienų | Prašome apmokėti per {days} dienas | Mokėjimo terminas: {days} dienų | Mokėjimo terminas: {days} d. | Apmokėjimas per {days} dienų',
  payWithinDaysOfInvoice:
    'Apmokėti per {days} d. nuo sąskaitos datos | Apmokėti per {days} dienų nuo sąskaitos datos | Apmokėti per {days} dienas nuo sąskaitos datos | Apmokėti per {days} dienų nuo sąskaitos išrašymo | Apmokėti per {days} dienų nuo sąskaitos išrašymo dienos',
  payWithinDaysOfReceipt:
    'Apmokėti per {days} d. nuo sąskaitos gavimo | Apmokėti per {days} dienų nuo sąskaitos gavimo | Apmokėti per {days} dienas nuo sąskaitos gavimo | Prašome apmokėti per {days} dienų gavus sąskaitą',
  payWithoutDeduction:
    'Apmokėti per {days} d. be atskaitymų | Apmokėti per {days} dienų be atskaitymų | Apmokėti per {days} dienas be atskaitymų',
  payByDate:
    'Apmokėti iki {date} | Prašome apmokėti iki {date} | Apmokėjimo terminas: {date} | Sąskaitą apmokėti iki {date} | Mokėjimo terminas: {date}',
  payMoneyByDate:
    'Prašome sumokėti {money} iki {date} | Prašome pervesti {money} iki {date} | Sumokėti {money} iki {date}',
  payOnReceipt:
    'Apmokėti gavus sąskaitą | Apmokėti gavus | Apmokėjimas gavus sąskaitą | Mokėti gavus sąskaitą',
  payWithoutDeductionNow:
    'Apmokėti nedelsiant be atskaitymų | Apmokėti nedelsiant | Apmokėti iš karto',
  payInAdvance:
    'Reikalingas išankstinis apmokėjimas | Išankstinis apmokėjimas | Apmokama iš anksto',
  payOnDelivery:
    'Apmokėjimas pristatymo metu | Apmokėti pristatymo metu | Apmokėti atsiimant prekes',
  payInInstalments: 'Galima mokėti dalimis | Galimas mokėjimas dalimis',
  payTransfer:
    'Prašome apmokėti banko pavedimu | Apmokėjimas banko pavedimu | Mokėjimas banko pavedimu | Apmokėti banko pavedimu',
  bankTransfer: 'Banko pavedimas | Banko pavedimu | Pavedimu | Bankinis pavedimas',
  payToAccountBelow:
    'Prašome pervesti sumą į žemiau nurodytą sąskaitą | Prašome sumokėti į žemiau nurodytą banko sąskaitą | Sumą pervesti į žemiau nurodytą sąskaitą',
  quoteInvoiceNumber:
    'Mokėdami nurodykite sąskaitos numerį | Prašome mokėjimo paskirtyje nurodyti sąskaitos numerį | Mokant būtina nurodyti sąskaitos numerį | Mokėjimo paskirtyje nurodykite sąskaitos numerį',
  quoteReference:
    'Mokėdami nurodykite {id} | Mokėjimo paskirtis: {id} | Mokėjimo paskirtyje nurodykite {id} | Įmokos kodas: {id}',
  payByCard: 'Mokėjimas kredito kortele | Mokėjimas kortele | Apmokėjimas kortele',
  creditCard: 'Kredito kortelė | Kredito kortele | Mokėjimo kortelė',
  payCash: 'Mokėjimas grynaisiais | Apmokėjimas grynaisiais',
  cash: 'Grynieji | Grynaisiais | Grynieji pinigai',
  payByCheck: 'Mokėjimas čekiu',
  check: 'Čekis | Čekiu',
  payByDirectDebit: 'Suma bus nurašyta tiesioginiu debetu | Suma bus nurašyta nuo jūsų sąskaitos',
  directDebit: 'Tiesioginis debetas | Tiesioginiu debetu | Mokėjimas tiesioginiu debetu',
  payOnline: 'Mokėjimas internetu | Apmokėjimas internetu | Galite mokėti internetu',
  paidWithThanks: 'Apmokėjimas gautas, dėkojame | Apmokėta, dėkojame | Mokėjimas gautas, dėkojame',
  alreadyPaid:
    'Apmokėta | Jau apmokėta | Sąskaita jau apmokėta | Ši sąskaita apmokėta | Sąskaita apmokėta | Sumokėta',
  paidOnDate: 'Apmokėta {date} | Apmokėjimo data: {date} | Mokėjimas gautas {date}',
  noPaymentNeeded: 'Mokėti nereikia | Apmokėti nereikia | Mokėjimas nereikalingas',
  openAmount: 'Neapmokėta suma: {money} | Neapmokėta suma yra {money} | Skola: {money}',
  depositReceived: 'Gautas avansas: {money} | Avansas gautas: {money} | Gautas {money} avansas',
  depositOnOrder:
    '{percent} avansas užsakant | {percent} užsakant | {percent} išankstinis mokėjimas užsakant',
  depositRequired:
    'Reikalingas {percent} avansas | {percent} avansas | {percent} išankstinis mokėjimas',
  depositBeforeWork:
    '{percent} avansas prieš darbų pradžią | {percent} prieš darbų pradžią | {percent} avansas iki darbų pradžios',
  restOnDelivery:
    '{percent} pristatymo metu | {percent} pristačius | Likę {percent} pristatymo metu | Likę {percent} pristačius',
  restOnCompletion:
    '{percent} baigus darbus | {percent} užbaigus darbus | Likę {percent} baigus darbus | Likę {percent} užbaigus darbus',
  balanceOnCompletion:
    'Likusi suma mokama baigus darbus | Likusi suma baigus darbus | Likutis mokamas baigus darbus',
  balanceOnDelivery:
    'Likusi suma mokama pristatymo metu | Likusi suma pristačius | Likutis mokamas pristatymo metu',
  earlyPaymentDiscount:
    '{percent} nuolaida apmokėjus per {days} dienų laikotarpį | {percent} nuolaida apmokėjus per {days} dienų | {percent} nuolaida apmokėjus per {days} dienas | {percent} nuolaida apmokėjus per {days} d.',
  noEarlyPaymentDiscount:
    'Nuolaida už ankstesnį apmokėjimą netaikoma | Nuolaida už išankstinį mokėjimą netaikoma',
  bankChargesBySender:
    'Banko mokesčius moka mokėtojas | Visus banko mokesčius moka klientas | Banko mokesčius moka klientas',
  accountHolder: 'Sąskaitos savininkas: {name} | Gavėjas: {name} | Sąskaitos turėtojas: {name}',
  accountNumber:
    'Sąskaitos numeris banke: {id} | Banko sąskaita: {id} | Banko sąskaitos Nr.: {id} | Atsiskaitomoji sąskaita: {id}',
  bankName: 'Bankas: {name} | Banko pavadinimas: {name}',
  bankDetailsChanged:
    'Atkreipkite dėmesį į naujus mūsų banko rekvizitus | Pasikeitė mūsų banko rekvizitai | Mūsų banko rekvizitai pasikeitė',
  bankDetails: 'Banko rekvizitai | Mūsų banko rekvizitai | Mokėjimo duomenys',
  bankDetailsBelow: 'Mūsų banko rekvizitai nurodyti žemiau | Mūsų banko rekvizitus rasite žemiau',

  lateInterest:
    'Pavėlavus sumokėti skaičiuojamos {percent} metinės palūkanos | Už pavėluotą mokėjimą taikomos {percent} metinės palūkanos | Delspinigiai {percent} per metus',
  lateInterestPerMonth:
    'Pavėlavus sumokėti skaičiuojamos {percent} mėnesio palūkanos | Už pavėluotą mokėjimą taikomos {percent} mėnesinės palūkanos | Delspinigiai {percent} per mėnesį',
  lateFee:
    'Už pavėluotą mokėjimą taikomas {money} mokestis | Priminimo mokestis: {money} | Vėlavimo mokestis: {money}',
  statutoryInterest:
    'Pavėlavus sumokėti skaičiuojamos įstatymo nustatytos palūkanos | Už pavėluotą mokėjimą taikomos įstatymų nustatytos palūkanos',
  recoveryCosts:
    'Pavėlavus sumokėti taikoma {money} išieškojimo išlaidų kompensacija | Išieškojimo išlaidų kompensacija: {money}',
  workStopsOnLatePayment:
    'Vėluojant mokėjimui darbai gali būti sustabdyti | Pavėlavus sumokėti darbai gali būti sustabdyti',
  paymentReminder: 'Mokėjimo priminimas | Priminimas | Priminimas apmokėti',
  ignoreIfPaid:
    'Jei jau apmokėjote, į šį priminimą nekreipkite dėmesio | Jeigu jau sumokėjote, prašome į šį priminimą nekreipti dėmesio',
  ownershipUntilPaid:
    'Prekės lieka mūsų nuosavybė iki visiško apmokėjimo | Nuosavybės teisė pereina visiškai apmokėjus | Prekės lieka mūsų nuosavybė, kol bus visiškai apmokėtos',
  rightsAfterPayment:
    'Naudojimo teisės pereina visiškai apmokėjus | Teisės perduodamos visiškai apmokėjus | Naudojimo teisės perduodamos visiškai apmokėjus',
}
