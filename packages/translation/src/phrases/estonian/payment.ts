import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Maksetähtaeg {days} päeva | Tasuda {days} päeva jooksul | Palume tasuda {days} päeva jooksul | Maksetähtaeg on {days} päeva | Makse {days} päeva jooksul',
  payWithinDaysOfInvoice:
    'Maksetähtaeg {days} päeva arve kuupäevast | Tasuda {days} päeva jooksul arve kuupäevast | Palume tasuda {days} päeva jooksul arve kuupäevast arvates',
  payWithinDaysOfReceipt:
    'Tasuda {days} päeva jooksul arve kättesaamisest | Palume tasuda {days} päeva jooksul pärast arve kättesaamist | Maksetähtaeg {days} päeva arve saamisest',
  payWithoutDeduction:
    'Tasuda {days} päeva jooksul ilma mahaarvamisteta | Maksetähtaeg {days} päeva ilma mahaarvamisteta',
  payByDate:
    'Maksetähtaeg: {date} | Tasuda hiljemalt {date} | Palume tasuda hiljemalt {date} | Maksetähtpäev: {date} | Tasuda kuni {date}',
  payMoneyByDate:
    'Palume tasuda {money}, maksetähtaeg: {date} | Palume tasuda {money} hiljemalt {date} | Tasuda {money} hiljemalt {date}',
  payOnReceipt:
    'Tasuda kohe pärast kättesaamist | Tasuda arve saamisel | Tasuda kohe | Makse arve saamisel',
  payWithoutDeductionNow:
    'Tasuda viivitamata ilma mahaarvamisteta | Tasuda viivitamata | Tasuda kohe ilma mahaarvamisteta',
  payInAdvance: 'Tasumine ettemaksuga | Vajalik ettemaks | Tasuda ettemaksuna',
  payOnDelivery: 'Tasumine kauba kättesaamisel | Tasuda kauba kättesaamisel | Lunamaks',
  payInInstalments:
    'Osamaksetena tasumine on võimalik | Võimalik tasuda osamaksetena | Järelmaks on võimalik',
  payTransfer: 'Palume tasuda pangaülekandega | Tasumine pangaülekandega | Tasuda pangaülekandega',
  bankTransfer: 'Pangaülekanne | Ülekanne | Pangaülekandega | Ülekandega',
  payToAccountBelow:
    'Palume summa kanda allpool toodud kontole | Palume tasuda allolevale kontole | Palume kanda summa alltoodud arvelduskontole',
  quoteInvoiceNumber:
    'Palume maksel märkida arve number | Palume märkida selgitusse arve number | Maksmisel märkige arve number | Palun märkige maksekorraldusele arve number',
  quoteReference:
    'Palume maksel märkida viitenumber {id} | Viitenumber: {id} | Makse selgitus: {id} | Palume kasutada viitenumbrit {id}',
  payByCard: 'Tasumine krediitkaardiga | Kaardimakse | Tasumine kaardiga',
  creditCard: 'Krediitkaart | Krediitkaardiga | Pangakaart',
  payCash: 'Tasumine sularahas | Sularahamakse',
  cash: 'Sularaha | Sularahas',
  payByCheck: 'Tasumine tšekiga',
  check: 'Tšekk | Tšekiga',
  payByDirectDebit:
    'Summa debiteeritakse otsekorraldusega | Summa debiteeritakse teie kontolt | Summa võetakse kontolt otsekorraldusega',
  directDebit: 'Otsekorraldus | Otsekorraldusega | Tasumine otsekorraldusega | Püsimakse',
  payOnline: 'Makse internetis | Internetimakse | Saate tasuda internetis',
  paidWithThanks:
    'Tasutud, täname | Makse laekunud, täname | Makse kätte saadud, täname | Makstud, täname',
  alreadyPaid:
    'Tasutud | Juba tasutud | Arve on juba tasutud | See arve on tasutud | Makstud | Arve on tasutud',
  paidOnDate: 'Tasumise kuupäev: {date} | Tasutud {date} | Makse laekunud {date}',
  noPaymentNeeded: 'Tasuda ei ole vaja | Makset ei ole vaja | Mitte tasuda',
  openAmount: 'Tasumata summa on {money} | Tasumata summa: {money} | Tasumata: {money}',
  depositReceived:
    'Laekunud ettemaks: {money} | Ettemaks laekunud: {money} | Ettemaks {money} laekunud',
  depositOnOrder:
    '{percent} ettemaks tellimisel | {percent} tellimisel | {percent} ettemaksu tellimuse esitamisel',
  depositRequired:
    'Nõutav ettemaks on {percent} | Ettemaks {percent} | {percent} ettemaks | Ettemaks on {percent}',
  depositBeforeWork:
    '{percent} ettemaks enne tööde algust | {percent} enne tööde algust | {percent} ettemaks enne töö alustamist',
  restOnDelivery:
    '{percent} kauba kättesaamisel | {percent} tarnimisel | Ülejäänud {percent} tarnimisel | Ülejäänud {percent} kauba kättesaamisel',
  restOnCompletion:
    '{percent} töö valmimisel | {percent} tööde lõpetamisel | Ülejäänud {percent} töö valmimisel | Ülejäänud {percent} tööde lõpetamisel',
  balanceOnCompletion:
    'Ülejäänud summa tasuda töö valmimisel | Jääk tasuda tööde lõpetamisel | Ülejäänud summa töö valmimisel',
  balanceOnDelivery:
    'Ülejäänud summa tasuda kauba kättesaamisel | Jääk tasuda tarnimisel | Ülejäänud summa tarnimisel',
  earlyPaymentDiscount:
    '{percent} allahindlust tasumisel {days} päeva jooksul | {percent} soodustust, kui tasute {days} päeva jooksul | Tasumisel {days} päeva jooksul allahindlus {percent}',
  noEarlyPaymentDiscount:
    'Varasema tasumise eest allahindlust ei ole | Allahindlust varasema tasumise eest ei tehta',
  bankChargesBySender:
    'Pangakulud tasub maksja | Kõik pangakulud tasub klient | Pangateenustasud tasub maksja | Pangakulud kannab klient',
  accountHolder: 'Konto omanik: {name} | Saaja: {name} | Kontoomanik: {name}',
  accountNumber: 'Kontonumber: {id} | Konto nr: {id} | Konto: {id} | Arvelduskonto: {id}',
  bankName: 'Pank: {name} | Panga nimi: {name}',
  bankDetailsChanged:
    'Palume arvestada meie uute pangaandmetega | Meie pangaandmed on muutunud | Pange tähele, et meie pangaandmed on muutunud',
  bankDetails: 'Pangaandmed | Meie pangaandmed | Makseandmed',
  bankDetailsBelow: 'Meie pangaandmed leiate allpool | Meie pangaandmed on toodud allpool',

  lateInterest:
    'Hilinenud maksete korral arvestame viivist {percent} aastas | Viivis {percent} aastas | Viivis: {percent} aastas | Tasumisega hilinemisel viivis {percent} aastas',
  lateInterestPerMonth:
    'Hilinenud maksete korral arvestame viivist {percent} kuus | Viivis {percent} kuus | Viivis: {percent} kuus',
  lateFee:
    'Hilinenud makse korral lisandub viivistasu {money} | Meeldetuletuse tasu: {money} | Meeldetuletustasu {money}',
  statutoryInterest:
    'Hilinenud maksete korral kehtib seadusjärgne viivis | Viivis seaduses sätestatud määras | Hilinemisel arvestame seadusjärgset viivist',
  recoveryCosts:
    'Hilinenud makse korral lisandub sissenõudmiskulude hüvitis {money} | Sissenõudmiskulude hüvitis: {money}',
  workStopsOnLatePayment:
    'Makse hilinemisel võib töö peatada | Makse hilinemisel võime tööd peatada',
  paymentReminder: 'Maksemeeldetuletus | Meeldetuletus | Makse meeldetuletus',
  ignoreIfPaid:
    'Kui olete arve juba tasunud, palume seda meeldetuletust mitte arvestada | Kui olete juba tasunud, jätke see meeldetuletus tähelepanuta',
  ownershipUntilPaid:
    'Kaup jääb meie omandiks kuni täieliku tasumiseni | Omandiõigus läheb üle pärast täielikku tasumist | Omandireservatsioon kuni täieliku tasumiseni',
  rightsAfterPayment:
    'Kasutusõigused lähevad üle pärast täielikku tasumist | Õigused lähevad üle pärast täielikku tasumist',
}
