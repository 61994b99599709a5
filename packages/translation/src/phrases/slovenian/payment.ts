import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Plačilo zapade v {days} dneh | Rok plačila: {days} dni | Plačilo v {days} dneh | Plačljivo v {days} dneh | Prosimo za plačilo v {days} dneh | Prosimo, plačajte v {days} dneh | Plačilni rok: {days} dni | Plačilo v roku {days} dni',
  payWithinDaysOfInvoice:
    'Plačilo zapade v {days} dneh od datuma računa | Rok plačila: {days} dni od datuma računa | Plačilo v {days} dneh od datuma računa | Plačilo v {days} dneh od izdaje računa | Plačilo v roku {days} dni od izdaje računa | Rok plačila {days} dni od izdaje računa',
  payWithinDaysOfReceipt:
    'Plačilo zapade v {days} dneh od prejema računa | Plačilo v {days} dneh od prejema računa | Rok plačila: {days} dni od prejema računa | Plačilo v roku {days} dni od prejema računa',
  payWithoutDeduction:
    'Plačilo v {days} dneh brez odbitkov | Plačljivo v {days} dneh brez odbitkov | Plačilo zapade v {days} dneh brez odbitkov',
  payByDate:
    'Rok plačila: {date} | Prosimo za plačilo do {date} | Plačljivo do {date} | Plačilo do {date} | Prosimo, plačajte do {date} | Datum zapadlosti: {date} | Zapade dne {date} | Prosimo, nakažite znesek do {date}',
  payMoneyByDate:
    'Znesek {money} zapade v plačilo: {date} | Prosimo, nakažite {money} do {date} | Prosimo za plačilo {money} do {date} | Prosimo, plačajte {money} do {date}',
  payOnReceipt:
    'Plačilo zapade ob prejemu | Plačilo ob prejemu | Plačljivo ob prejemu | Plačilo ob prejemu računa | Plačljivo po prejemu računa',
  payWithoutDeductionNow: 'Plačljivo takoj brez odbitkov | Plačljivo takoj | Zapade takoj',
  payInAdvance:
    'Plačilo vnaprej | Potrebno je predplačilo | Obvezno predplačilo | Plačilo po predračunu',
  payOnDelivery:
    'Plačilo ob dobavi | Plačilo po povzetju | Po povzetju | Plačilo ob dostavi | Plačilo ob prevzemu',
  payInInstalments:
    'Možno je obročno plačilo | Možnost plačila na obroke | Možno plačilo na obroke',
  payTransfer:
    'Prosimo za plačilo z bančnim nakazilom | Plačilo z bančnim nakazilom | Plačilo na bančni račun | Plačilo prek banke',
  bankTransfer: 'Bančno nakazilo | Nakazilo | Z bančnim nakazilom | Z nakazilom',
  payToAccountBelow:
    'Prosimo, nakažite znesek na spodaj navedeni račun | Prosimo za nakazilo na spodaj navedeni račun | Znesek nakažite na spodnji račun | Prosimo, nakažite znesek na spodnji bančni račun',
  quoteInvoiceNumber:
    'Ob plačilu navedite številko računa | Prosimo, navedite številko računa | Pri plačilu navedite številko računa | Kot sklic navedite številko računa | Prosimo, ob plačilu navedite številko računa',
  quoteReference:
    'Sklic: {id} | Ob plačilu navedite sklic {id} | Kot sklic navedite {id} | Prosimo, navedite sklic {id} | Namen plačila: {id}',
  payByCard: 'Plačilo s kartico | Plačilo s kreditno kartico | Plačilo s plačilno kartico',
  creditCard: 'Kreditna kartica | Plačilna kartica | S kreditno kartico | S kartico | Kartica',
  payCash: 'Gotovinsko plačilo | Plačilo z gotovino | Plačilo v gotovini',
  cash: 'Gotovina | Z gotovino | V gotovini',
  payByCheck: 'Plačilo s čekom',
  check: 'Ček | S čekom',
  payByDirectDebit:
    'Znesek bo poravnan z direktno obremenitvijo | Znesek bomo bremenili z vašega računa | Znesek bo bremenjen z direktno bremenitvijo',
  directDebit:
    'Direktna obremenitev | Direktna bremenitev | Plačilo z direktno obremenitvijo | Trajnik',
  payOnline: 'Spletno plačilo | Plačilo prek spleta | Plačate lahko prek spleta',
  paidWithThanks: 'Plačano, hvala | Znesek prejet, hvala | Plačilo prejeto, hvala',
  alreadyPaid:
    'Že plačano | Plačano | Račun je že plačan | Račun je plačan | Ta račun je že plačan | V celoti plačano',
  paidOnDate:
    'Datum plačila: {date} | Plačano dne {date} | Plačano {date} | Plačilo prejeto dne {date}',
  noPaymentNeeded: 'Plačilo ni potrebno | Ni za plačilo',
  openAmount:
    'Odprti znesek: {money} | Preostane za plačilo: {money} | Neporavnani znesek znaša {money} | Neporavnani znesek: {money}',
  depositReceived:
    'Prejeto predplačilo: {money} | Prejeti avans: {money} | Prejeli smo predplačilo v višini {money} | Plačani avans: {money}',
  depositOnOrder:
    '{percent} predplačilo ob naročilu | Predplačilo {percent} ob naročilu | {percent} ob naročilu | {percent} avans ob naročilu | Avans {percent} ob naročilu',
  depositRequired:
    'Potrebno je predplačilo v višini {percent} | {percent} predplačilo | Predplačilo {percent} | {percent} vnaprej | {percent} avans | Avans {percent}',
  depositBeforeWork:
    '{percent} predplačilo pred začetkom del | Predplačilo {percent} pred začetkom del | Pred začetkom del je potrebno predplačilo {percent} | {percent} pred začetkom del | {percent} avans pred začetkom del',
  restOnDelivery:
    '{percent} ob dobavi | Preostalih {percent} ob dobavi | {percent} ob dostavi | {percent} ob prevzemu',
  restOnCompletion:
    '{percent} ob zaključku | Preostalih {percent} ob zaključku | {percent} po zaključku del | {percent} po zaključku | {percent} ob zaključku del',
  balanceOnCompletion:
    'Preostanek zapade ob zaključku | Preostanek ob zaključku del | Preostali znesek zapade ob zaključku | Preostanek po zaključku del',
  balanceOnDelivery:
    'Preostanek zapade ob dobavi | Preostanek ob dobavi | Preostali znesek zapade ob dobavi | Preostanek ob dostavi',
  earlyPaymentDiscount:
    '{percent} popust pri plačilu v {days} dneh | {percent} popusta pri plačilu v {days} dneh | Popust {percent} pri plačilu v {days} dneh | {percent} skonto pri plačilu v {days} dneh | Skonto {percent} pri plačilu v {days} dneh',
  noEarlyPaymentDiscount: 'Brez popusta za predčasno plačilo | Brez skonta',
  bankChargesBySender:
    'Bančne stroške krije plačnik | Bančne stroške krije naročnik | Bančni stroški bremenijo plačnika | Bančne stroške plača stranka',
  accountHolder: 'Imetnik računa: {name} | Imetnik bančnega računa: {name}',
  accountNumber:
    'Transakcijski račun: {id} | Številka transakcijskega računa: {id} | Bančni račun: {id} | Številka bančnega računa: {id}',
  bankName: 'Banka: {name} | Ime banke: {name}',
  bankDetailsChanged:
    'Naš bančni račun se je spremenil | Obveščamo vas o novem bančnem računu | Spremenili so se naši bančni podatki | Bodite pozorni na naš novi bančni račun',
  bankDetails: 'Bančni podatki | Podatki za plačilo | Naši bančni podatki',
  bankDetailsBelow: 'Naši bančni podatki so navedeni spodaj | Bančne podatke najdete spodaj',

  lateInterest:
    'Pri zamudi plačila zaračunamo obresti v višini {percent} letno | V primeru zamude zaračunamo {percent} obresti letno | Zamudne obresti: {percent} letno | Pri zamudi plačila zaračunamo {percent} letno',
  lateInterestPerMonth:
    'Pri zamudi plačila zaračunamo obresti v višini {percent} mesečno | V primeru zamude zaračunamo {percent} obresti mesečno | Zamudne obresti: {percent} mesečno | Pri zamudi plačila zaračunamo {percent} mesečno',
  lateFee:
    'Pri zamudi plačila zaračunamo {money} | Strošek opomina: {money} | Strošek zamude: {money}',
  statutoryInterest:
    'Pri zamudi plačila zaračunamo zakonske zamudne obresti | V primeru zamude zaračunavamo zakonske zamudne obresti | V primeru zamude s plačilom zaračunamo zakonite zamudne obresti | Za zamudo pri plačilu zaračunamo zakonske zamudne obresti',
  recoveryCosts:
    'Pri zamudi plačila zaračunamo nadomestilo stroškov izterjave v višini {money} | Nadomestilo stroškov izterjave: {money}',
  workStopsOnLatePayment:
    'Pri zamudi plačila lahko dela ustavimo | V primeru zamude plačila se dela lahko ustavijo',
  paymentReminder: 'Opomin za plačilo | Opomin | Opomnik za plačilo',
  ignoreIfPaid:
    'Če ste račun že poravnali, je ta opomin brezpredmeten | Če ste že plačali, prosimo, da opomin štejete za brezpredmeten | Če ste že plačali, ta opomin prezrite',
  ownershipUntilPaid:
    'Blago ostane do celotnega plačila naša last | Blago ostane naša last do celotnega plačila | Blago ostane last prodajalca do celotnega plačila | Lastninska pravica preide s celotnim plačilom',
  rightsAfterPayment:
    'Pravice uporabe preidejo s celotnim plačilom | Pravice se prenesejo po celotnem plačilu | Avtorske pravice se prenesejo po celotnem plačilu',
}
