import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Platba je splatná do {days} dní | Splatnosť {days} dní | Splatné do {days} dní | Uhraďte prosím do {days} dní | Platba do {days} dní | Prosíme o úhradu do {days} dní | Splatnosť faktúry {days} dní | Lehota splatnosti: {days} dní',
  payWithinDaysOfInvoice:
    'Platba je splatná do {days} dní od dátumu vyhotovenia faktúry | Splatnosť {days} dní od vystavenia faktúry | Splatnosť {days} dní od dátumu vyhotovenia | Splatné do {days} dní od vystavenia faktúry | Splatnosť {days} dní od dátumu vystavenia faktúry',
  payWithinDaysOfReceipt:
    'Platba je splatná do {days} dní od doručenia faktúry | Splatnosť {days} dní od doručenia faktúry | Splatné do {days} dní od prijatia faktúry | Splatnosť {days} dní od doručenia',
  payWithoutDeduction:
    'Splatné do {days} dní bez zrážky | Splatnosť {days} dní bez zrážky | Platba do {days} dní bez zrážky',
  payByDate:
    'Uhraďte prosím do {date} | Splatnosť: {date} | Dátum splatnosti: {date} | Splatné do {date} | Prosíme o úhradu do {date} | Platba je splatná do {date} | Splatné dňa {date} | Prosíme o zaplatenie do {date}',
  payMoneyByDate:
    'Uhraďte prosím {money} do {date} | Prosíme o úhradu sumy {money} do {date} | Suma {money} je splatná do {date} | Prosíme o prevod sumy {money} do {date}',
  payOnReceipt:
    'Splatné pri prijatí | Platba je splatná pri prijatí | Splatné pri prevzatí | Splatné po prijatí faktúry | Splatné ihneď po prijatí | Platba pri prevzatí faktúry',
  payWithoutDeductionNow: 'Splatné ihneď bez zrážky | Splatné ihneď | Splatné okamžite',
  payInAdvance:
    'Požadujeme platbu vopred | Platba je splatná vopred | Úhrada vopred | Splatné vopred | Vyžaduje sa platba vopred',
  payOnDelivery:
    'Platba pri dodaní | Dobierka | Na dobierku | Platba na dobierku | Splatné pri dodaní | Platba pri prevzatí',
  payInInstalments: 'Platba na splátky je možná | Možnosť platby na splátky | Možnosť splátok',
  payTransfer:
    'Plaťte prosím bankovým prevodom | Platba prevodom | Platba bankovým prevodom | Prosíme o úhradu bankovým prevodom | Úhrada prevodom',
  bankTransfer: 'Bankový prevod | Prevodom | Prevod | Bankovým prevodom | Prevodným príkazom',
  payToAccountBelow:
    'Sumu prosím uhraďte na nižšie uvedený účet | Prosíme o úhradu na nižšie uvedený účet | Platbu zašlite na nižšie uvedený účet | Uhraďte prosím na nižšie uvedený účet | Sumu prosím poukážte na nižšie uvedený účet',
  quoteInvoiceNumber:
    'Pri platbe uveďte prosím číslo faktúry | Uveďte prosím číslo faktúry | Ako variabilný symbol uveďte číslo faktúry | Pri platbe uvádzajte číslo faktúry | Ako variabilný symbol použite číslo faktúry',
  quoteReference:
    'Variabilný symbol: {id} | Pri platbe uveďte prosím: {id} | Ako variabilný symbol uveďte {id} | Pri platbe uveďte variabilný symbol {id} | Referencia platby: {id}',
  payByCard: 'Platba kartou | Platba platobnou kartou | Platba kreditnou kartou',
  creditCard: 'Platobná karta | Kreditná karta | Kartou | Platobnou kartou | Karta',
  payCash: 'Platba v hotovosti | Úhrada v hotovosti | Platba hotovosťou',
  cash: 'V hotovosti | Hotovosť | Hotovosťou',
  payByCheck: 'Platba šekom',
  check: 'Šek | Šekom',
  payByDirectDebit:
    'Suma bude stiahnutá inkasom | Suma bude stiahnutá z vášho účtu | Sumu stiahneme inkasom',
  directDebit: 'Inkaso | Inkasom | Platba inkasom',
  payOnline: 'Online platba | Platba online | Môžete zaplatiť online',
  paidWithThanks: 'Zaplatené, ďakujeme | Uhradené, ďakujeme | Platbu sme prijali, ďakujeme',
  alreadyPaid:
    'Už uhradené | Zaplatené | Uhradené | Faktúra je už uhradená | Faktúra už bola uhradená | Už zaplatené | Neplaťte, už uhradené | Uhradené v plnej výške',
  paidOnDate:
    'Uhradené dňa {date} | Zaplatené dňa {date} | Zaplatené {date} | Uhradené {date} | Platba prijatá dňa {date} | Dátum úhrady: {date}',
  noPaymentNeeded: 'Platba nie je potrebná | Neplaťte | Platba sa nevyžaduje',
  openAmount:
    'Zostáva uhradiť: {money} | Neuhradená suma: {money} | Neuhradená suma je {money} | Zostáva uhradiť {money} | Dlžná suma: {money}',
  depositReceived:
    'Prijatá záloha: {money} | Prijali sme zálohu {money} | Prijali sme zálohu vo výške {money} | Záloha {money} prijatá | Uhradená záloha: {money} | Prijatý preddavok: {money}',
  depositOnOrder:
    'Záloha {percent} pri objednávke | {percent} záloha pri objednávke | {percent} pri objednávke | Záloha vo výške {percent} pri objednávke | {percent} zálohy pri objednávke',
  depositRequired:
    'Požadujeme zálohu vo výške {percent} | Požadujeme zálohu {percent} | Záloha {percent} | {percent} vopred | {percent} záloha',
  depositBeforeWork:
    'Záloha {percent} pred začatím prác | {percent} záloha pred začatím prác | Pred začatím prác požadujeme zálohu {percent} | {percent} pred začatím prác | Pred začatím prác požadujeme zálohu vo výške {percent}',
  restOnDelivery:
    '{percent} pri dodaní | Zvyšných {percent} pri dodaní | {percent} pri odovzdaní | Doplatok {percent} pri dodaní',
  restOnCompletion:
    '{percent} po dokončení | Zvyšných {percent} po dokončení | {percent} po dokončení prác | Doplatok {percent} po dokončení',
  balanceOnCompletion:
    'Doplatok po dokončení | Zostávajúca suma je splatná po dokončení | Doplatok je splatný po dokončení | Doplatok po dokončení prác | Zvyšok po dokončení',
  balanceOnDelivery:
    'Doplatok pri dodaní | Zostávajúca suma je splatná pri dodaní | Doplatok je splatný pri dodaní | Doplatok pri odovzdaní',
  earlyPaymentDiscount:
    'Zľava {percent} pri platbe do {days} dní | Skonto {percent} pri platbe do {days} dní | {percent} skonto pri úhrade do {days} dní | {percent} zľava pri platbe do {days} dní | Skonto {percent} pri úhrade do {days} dní',
  noEarlyPaymentDiscount: 'Bez skonta | Bez zľavy za predčasnú platbu | Skonto neposkytujeme',
  bankChargesBySender:
    'Bankové poplatky hradí platiteľ | Bankové poplatky hradí odberateľ | Bankové poplatky hradí objednávateľ | Bankové poplatky hradí zákazník | Poplatky banky hradí platiteľ',
  accountHolder: 'Majiteľ účtu: {name} | Vlastník účtu: {name} | Názov účtu: {name}',
  accountNumber: 'Číslo účtu: {id} | Č. účtu: {id} | Účet: {id} | Bankový účet: {id}',
  bankName: 'Banka: {name} | Názov banky: {name}',
  bankDetailsChanged:
    'Zmenilo sa naše bankové spojenie | Upozorňujeme na nové bankové spojenie | Upozorňujeme na zmenu bankového účtu | Zmenilo sa číslo nášho účtu',
  bankDetails: 'Bankové spojenie | Platobné údaje | Naše bankové spojenie | Údaje na platbu',
  bankDetailsBelow:
    'Naše bankové spojenie nájdete nižšie | Bankové spojenie je uvedené nižšie | Nižšie uvádzame naše bankové spojenie',

  lateInterest:
    'Pri omeškaní s úhradou účtujeme úrok z omeškania {percent} ročne | Úrok z omeškania {percent} ročne | V prípade omeškania účtujeme úrok {percent} ročne | Úrok z omeškania je {percent} ročne',
  lateInterestPerMonth:
    'Pri omeškaní s úhradou účtujeme úrok z omeškania {percent} mesačne | Úrok z omeškania {percent} mesačne | V prípade omeškania účtujeme {percent} mesačne | Zmluvná pokuta {percent} mesačne',
  lateFee:
    'Pri omeškaní s úhradou účtujeme poplatok {money} | Poplatok za upomienku: {money} | Poplatok za oneskorenú platbu: {money} | V prípade omeškania účtujeme poplatok {money}',
  statutoryInterest:
    'Pri omeškaní s úhradou účtujeme zákonný úrok z omeškania | V prípade omeškania účtujeme zákonný úrok z omeškania | Vyhradzujeme si právo účtovať zákonný úrok z omeškania | Pri oneskorenej úhrade účtujeme zákonné úroky z omeškania',
  recoveryCosts:
    'Pri omeškaní s úhradou účtujeme paušálnu náhradu nákladov na vymáhanie {money} | Paušálna náhrada nákladov na vymáhanie: {money}',
  workStopsOnLatePayment:
    'Pri omeškaní s úhradou môžu byť práce pozastavené | V prípade omeškania s platbou môžeme práce prerušiť',
  paymentReminder: 'Upomienka na platbu | Upomienka | Pripomenutie platby | Pripomienka platby',
  ignoreIfPaid:
    'Ak ste už zaplatili, považujte túto upomienku za bezpredmetnú | Ak ste už uhradili, považujte prosím túto upomienku za bezpredmetnú | Ak ste už platbu vykonali, upomienku ignorujte',
  ownershipUntilPaid:
    'Tovar zostáva do úplného zaplatenia naším majetkom | Tovar zostáva do úplného zaplatenia majetkom dodávateľa | Tovar zostáva majetkom predávajúceho až do úplného zaplatenia | Vlastnícke právo prechádza úplným zaplatením',
  rightsAfterPayment:
    'Práva na použitie prechádzajú úplným zaplatením | Užívacie práva prechádzajú po úplnom zaplatení | Licencia sa udeľuje po úplnom zaplatení',
}
