import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Platba je splatná do {days} dnů | Splatnost {days} dnů | Splatnost {days} dní | Splatné do {days} dnů | Splatné do {days} dní | Uhraďte prosím do {days} dnů | Platba do {days} dnů | Prosíme o úhradu do {days} dnů | Prosíme o úhradu do {days} dní | Splatnost faktury {days} dní',
  payWithinDaysOfInvoice:
    'Platba je splatná do {days} dnů od data vystavení faktury | Splatnost {days} dnů od data vystavení faktury | Splatnost {days} dní od data vystavení | Splatné do {days} dnů od vystavení faktury | Splatnost {days} dní od vystavení faktury',
  payWithinDaysOfReceipt:
    'Platba je splatná do {days} dnů od doručení faktury | Splatnost {days} dnů od doručení faktury | Splatnost {days} dní od doručení | Splatné do {days} dnů od obdržení faktury | Splatnost {days} dní od obdržení faktury',
  payWithoutDeduction:
    'Splatné do {days} dnů bez srážky | Splatnost {days} dnů bez srážky | Platba do {days} dnů bez srážky',
  payByDate:
    'Uhraďte prosím do {date} | Splatnost: {date} | Datum splatnosti: {date} | Splatné do {date} | Prosíme o úhradu do {date} | Platba je splatná do {date} | Splatné dne {date} | Prosíme o zaplacení do {date}',
  payMoneyByDate:
    'Uhraďte prosím {money} do {date} | Prosíme o úhradu částky {money} do {date} | Částka {money} je splatná do {date} | Prosíme o převod částky {money} do {date}',
  payOnReceipt:
    'Splatné při obdržení | Platba je splatná při obdržení | Splatné při převzetí | Splatné po obdržení faktury | Splatné ihned po obdržení | Platba při převzetí faktury',
  payWithoutDeductionNow: 'Splatné ihned bez srážky | Splatné ihned | Splatné okamžitě',
  payInAdvance:
    'Požadujeme platbu předem | Platba je splatná předem | Úhrada předem | Splatné předem | Vyžadována platba předem',
  payOnDelivery:
    'Platba při dodání | Dobírka | Na dobírku | Platba na dobírku | Splatné při dodání | Platba při převzetí',
  payInInstalments: 'Platba na splátky je možná | Možnost platby na splátky | Možnost splátek',
  payTransfer:
    'Plaťte prosím bankovním převodem | Platba převodem | Platba bankovním převodem | Prosíme o úhradu bankovním převodem | Úhrada převodem',
  bankTransfer: 'Bankovní převod | Převodem | Převod | Bankovním převodem | Převodním příkazem',
  payToAccountBelow:
    'Částku prosím uhraďte na níže uvedený účet | Prosíme o úhradu na níže uvedený účet | Platbu zašlete na níže uvedený účet | Uhraďte prosím na níže uvedený účet | Částku prosím poukažte na níže uvedený účet',
  quoteInvoiceNumber:
    'Při platbě uveďte prosím číslo faktury | Uveďte prosím číslo faktury | Jako variabilní symbol uveďte číslo faktury | Při platbě uvádějte číslo faktury | Jako variabilní symbol použijte číslo faktury',
  quoteReference:
    'Variabilní symbol: {id} | Při platbě uveďte prosím: {id} | Jako variabilní symbol uveďte {id} | Při platbě uveďte variabilní symbol {id} | Reference platby: {id}',
  payByCard: 'Platba kartou | Platba platební kartou | Platba kreditní kartou',
  creditCard: 'Platební karta | Kreditní karta | Kartou | Platební kartou | Karta',
  payCash: 'Platba v hotovosti | Platba hotově | Úhrada v hotovosti',
  cash: 'Hotově | V hotovosti | Hotovost',
  payByCheck: 'Platba šekem',
  check: 'Šek | Šekem',
  payByDirectDebit:
    'Částka bude stržena inkasem | Částka bude stržena z vašeho účtu | Částku strhneme inkasem',
  directDebit: 'Inkaso | Inkasem | Platba inkasem',
  payOnline: 'Online platba | Platba online | Můžete zaplatit online',
  paidWithThanks: 'Zaplaceno, děkujeme | Uhrazeno, děkujeme | Platbu jsme přijali, děkujeme',
  alreadyPaid:
    'Již uhrazeno | Zaplaceno | Uhrazeno | Faktura je již uhrazena | Faktura již byla uhrazena | Již zaplaceno | Neplaťte, již uhrazeno | Plně uhrazeno',
  paidOnDate:
    'Uhrazeno dne {date} | Zaplaceno dne {date} | Zaplaceno {date} | Uhrazeno {date} | Platba přijata dne {date} | Datum úhrady: {date}',
  noPaymentNeeded: 'Platba není nutná | Neplaťte | Není třeba platit | Platba se nevyžaduje',
  openAmount:
    'Zbývá uhradit: {money} | Neuhrazená částka: {money} | Neuhrazená částka činí {money} | Zbývá uhradit {money} | Dlužná částka: {money}',
  depositReceived:
    'Přijatá záloha: {money} | Obdrželi jsme zálohu {money} | Obdrželi jsme zálohu ve výši {money} | Záloha {money} přijata | Uhrazená záloha: {money}',
  depositOnOrder:
    'Záloha {percent} při objednávce | {percent} záloha při objednávce | {percent} při objednávce | Záloha ve výši {percent} při objednávce | {percent} zálohy při objednávce',
  depositRequired:
    'Požadujeme zálohu ve výši {percent} | Požadujeme zálohu {percent} | Záloha {percent} | {percent} předem | {percent} záloha',
  depositBeforeWork:
    'Záloha {percent} před zahájením prací | {percent} záloha před zahájením prací | Před zahájením prací požadujeme zálohu {percent} | {percent} před zahájením prací | Před zahájením prací požadujeme zálohu ve výši {percent}',
  restOnDelivery:
    '{percent} při dodání | Zbývajících {percent} při dodání | {percent} při předání | Doplatek {percent} při dodání',
  restOnCompletion:
    '{percent} po dokončení | Zbývajících {percent} po dokončení | {percent} po dokončení prací | Doplatek {percent} po dokončení',
  balanceOnCompletion:
    'Doplatek po dokončení | Zbývající částka je splatná po dokončení | Doplatek je splatný po dokončení | Doplatek po dokončení prací | Zbytek po dokončení',
  balanceOnDelivery:
    'Doplatek při dodání | Zbývající částka je splatná při dodání | Doplatek je splatný při dodání | Doplatek při předání',
  earlyPaymentDiscount:
    'Sleva {percent} při platbě do {days} dnů | Skonto {percent} při platbě do {days} dnů | {percent} skonto při úhradě do {days} dnů | {percent} sleva při platbě do {days} dnů | Skonto {percent} při úhradě do {days} dní',
  noEarlyPaymentDiscount: 'Bez skonta | Bez slevy za předčasnou platbu | Skonto neposkytujeme',
  bankChargesBySender:
    'Bankovní poplatky hradí plátce | Bankovní poplatky hradí odběratel | Bankovní poplatky hradí objednatel | Bankovní poplatky hradí zákazník | Poplatky banky hradí plátce',
  accountHolder: 'Majitel účtu: {name} | Vlastník účtu: {name} | Název účtu: {name}',
  accountNumber: 'Číslo účtu: {id} | Č. účtu: {id} | Účet: {id} | Bankovní účet: {id}',
  bankName: 'Banka: {name} | Název banky: {name}',
  bankDetailsChanged:
    'Změnilo se naše bankovní spojení | Upozorňujeme na nové bankovní spojení | Upozorňujeme na změnu bankovního účtu | Změnilo se číslo našeho účtu',
  bankDetails: 'Bankovní spojení | Platební údaje | Naše bankovní spojení | Údaje pro platbu',
  bankDetailsBelow:
    'Naše bankovní spojení najdete níže | Bankovní spojení je uvedeno níže | Níže uvádíme naše bankovní spojení',

  lateInterest:
    'Při prodlení s úhradou účtujeme úrok z prodlení {percent} ročně | Úrok z prodlení {percent} ročně | V případě prodlení účtujeme úrok {percent} ročně | Úrok z prodlení činí {percent} ročně',
  lateInterestPerMonth:
    'Při prodlení s úhradou účtujeme úrok z prodlení {percent} měsíčně | Úrok z prodlení {percent} měsíčně | V případě prodlení účtujeme {percent} měsíčně | Smluvní pokuta {percent} měsíčně',
  lateFee:
    'Při prodlení s úhradou účtujeme poplatek {money} | Poplatek za upomínku: {money} | Poplatek za pozdní platbu: {money} | V případě prodlení účtujeme poplatek {money}',
  statutoryInterest:
    'Při prodlení s úhradou účtujeme zákonný úrok z prodlení | V případě prodlení účtujeme zákonný úrok z prodlení | Vyhrazujeme si právo účtovat zákonný úrok z prodlení | Při pozdní úhradě účtujeme zákonné úroky z prodlení',
  recoveryCosts:
    'Při prodlení s úhradou účtujeme paušální náhradu nákladů na vymáhání {money} | Paušální náhrada nákladů na vymáhání: {money}',
  workStopsOnLatePayment:
    'Při prodlení s úhradou mohou být práce pozastaveny | V případě prodlení s platbou můžeme práce přerušit',
  paymentReminder: 'Upomínka platby | Upomínka | Připomenutí platby | Upomínka k úhradě',
  ignoreIfPaid:
    'Pokud jste již zaplatili, považujte tuto upomínku za bezpředmětnou | Pokud jste již uhradili, považujte prosím tuto upomínku za bezpředmětnou | Pokud jste již platbu provedli, upomínku ignorujte',
  ownershipUntilPaid:
    'Zboží zůstává do úplného zaplacení naším majetkem | Zboží zůstává do úplného zaplacení majetkem dodavatele | Zboží zůstává majetkem prodávajícího až do úplného zaplacení | Vlastnické právo přechází úplným zaplacením',
  rightsAfterPayment:
    'Práva k užití přecházejí úplným zaplacením | Užívací práva přecházejí po úplném zaplacení | Licence se poskytuje po úplném zaplacení',
}
