import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Betalas inom {days} dagar | Betalning inom {days} dagar | Betalningsvillkor: {days} dagar | Betalningsvillkor: {days} dagar netto | {days} dagar netto | Vänligen betala inom {days} dagar',
  payWithinDaysOfInvoice:
    'Betalas inom {days} dagar från fakturadatum | Betalning inom {days} dagar från fakturadatum | {days} dagar netto från fakturadatum',
  payWithinDaysOfReceipt:
    'Betalas inom {days} dagar från mottagandet | Betalas inom {days} dagar efter mottagen faktura | Betalning inom {days} dagar efter mottagandet av fakturan',
  payWithoutDeduction:
    'Betalas inom {days} dagar utan avdrag | Betalning inom {days} dagar utan avdrag',
  payByDate:
    'Betalas senast {date} | Betalas senast den {date} | Vänligen betala senast {date} | Vänligen betala senast den {date} | Förfaller till betalning {date} | Förfallodag: {date} | Oss tillhanda senast {date}',
  payMoneyByDate:
    'Vänligen betala {money} senast {date} | Vänligen överför {money} senast {date} | Vänligen betala {money} senast den {date}',
  payOnReceipt:
    'Betalas vid mottagandet | Betalas vid mottagandet av fakturan | Förfaller vid mottagandet | Betalning vid mottagande',
  payWithoutDeductionNow: 'Betalas omgående utan avdrag | Betalas omgående | Förfaller omgående',
  payInAdvance: 'Förskottsbetalning krävs | Betalning i förskott | Betalas i förskott',
  payOnDelivery: 'Betalning vid leverans | Betalas vid leverans | Postförskott',
  payInInstalments: 'Delbetalning är möjlig | Avbetalning är möjlig | Betalning i delar är möjlig',
  payTransfer:
    'Betalas via banköverföring | Vänligen betala via banköverföring | Betalning via banköverföring | Betalning via bankgiro',
  bankTransfer: 'Banköverföring | Via banköverföring | Bankgiro',
  payToAccountBelow:
    'Vänligen sätt in beloppet på nedanstående konto | Vänligen överför beloppet till nedanstående konto | Beloppet betalas till nedanstående konto',
  quoteInvoiceNumber:
    'Ange fakturanumret vid betalning | Vänligen ange fakturanummer vid betalning | Ange fakturanummer vid betalning | Ange alltid fakturanummer vid betalning | Använd fakturanumret som referens',
  quoteReference:
    'Ange referens {id} vid betalning | Vänligen ange {id} vid betalning | Betalningsreferens: {id} | Ange {id} som referens',
  payByCard: 'Betalning med kreditkort | Betalning med kort | Kortbetalning',
  creditCard: 'Kreditkort | Med kreditkort | Betalkort',
  payCash: 'Kontant betalning | Kontantbetalning | Betalning kontant',
  cash: 'Kontant | Kontanter',
  payByCheck: 'Betalning med check',
  check: 'Check | Med check',
  payByDirectDebit:
    'Beloppet dras via autogiro | Beloppet dras från ditt konto | Beloppet debiteras via autogiro',
  directDebit: 'Autogiro | Via autogiro | Betalning via autogiro',
  payOnline: 'Onlinebetalning | Du kan betala online | Betalning online | Betala online',
  paidWithThanks:
    'Betalning mottagen med tack | Betalt med tack | Betalning mottagen, tack | Beloppet mottaget med tack',
  alreadyPaid:
    'Redan betald | Betald | Fakturan är redan betald | Denna faktura är betald | Betalt | Redan betalt',
  paidOnDate: 'Betald {date} | Betald den {date} | Betalt {date} | Betalning mottagen {date}',
  noPaymentNeeded: 'Ingen betalning krävs | Inget att betala | Ska ej betalas',
  openAmount:
    'Utestående belopp är {money} | Utestående belopp: {money} | Återstående belopp: {money}',
  depositReceived:
    'Förskott på {money} mottaget | Mottaget förskott: {money} | Vi har mottagit ett förskott på {money} | Handpenning på {money} mottagen',
  depositOnOrder:
    '{percent} i förskott vid beställning | {percent} vid beställning | {percent} handpenning vid beställning | {percent} vid order',
  depositRequired:
    'Förskott på {percent} krävs | {percent} i förskott krävs | Handpenning på {percent} krävs | {percent} i förskott',
  depositBeforeWork:
    '{percent} i förskott innan arbetet påbörjas | {percent} innan arbetet påbörjas | Förskott på {percent} krävs innan arbetet påbörjas',
  restOnDelivery:
    '{percent} vid leverans | Resterande {percent} vid leverans | Resterande {percent} betalas vid leverans',
  restOnCompletion:
    '{percent} vid färdigställande | {percent} vid slutfört arbete | Resterande {percent} vid färdigställande | Resterande {percent} betalas vid slutfört arbete',
  balanceOnCompletion:
    'Restbeloppet betalas vid färdigställande | Resterande belopp betalas vid färdigställande | Resterande belopp vid slutfört arbete | Slutbetalning vid färdigställande',
  balanceOnDelivery:
    'Restbeloppet betalas vid leverans | Resterande belopp betalas vid leverans | Resterande belopp vid leverans',
  earlyPaymentDiscount:
    '{percent} kassarabatt vid betalning inom {days} dagar | {percent} rabatt vid betalning inom {days} dagar | Vid betalning inom {days} dagar ges {percent} kassarabatt',
  noEarlyPaymentDiscount:
    'Ingen kassarabatt | Ingen rabatt vid förtida betalning | Kassarabatt lämnas ej',
  bankChargesBySender:
    'Bankavgifter betalas av avsändaren | Alla bankavgifter betalas av kunden | Bankkostnader betalas av köparen | Bankavgifter betalas av kunden',
  accountHolder: 'Kontoinnehavare: {name} | Kontohavare: {name}',
  accountNumber:
    'Kontonummer: {id} | Kontonr: {id} | Konto: {id} | Bankgiro: {id} | Plusgiro: {id}',
  bankName: 'Bank: {name} | Bankens namn: {name}',
  bankDetailsChanged:
    'Observera våra nya bankuppgifter | Våra bankuppgifter har ändrats | Vänligen notera våra nya bankuppgifter',
  bankDetails: 'Bankuppgifter | Våra bankuppgifter | Betalningsuppgifter',
  bankDetailsBelow: 'Våra bankuppgifter finns nedan | Du hittar våra bankuppgifter nedan',

  lateInterest:
    'Vid försenad betalning debiteras dröjsmålsränta med {percent} per år | Efter förfallodagen debiteras dröjsmålsränta med {percent} per år | Dröjsmålsränta {percent} per år | Dröjsmålsränta: {percent} per år',
  lateInterestPerMonth:
    'Vid försenad betalning debiteras dröjsmålsränta med {percent} per månad | Efter förfallodagen debiteras dröjsmålsränta med {percent} per månad | Dröjsmålsränta {percent} per månad',
  lateFee:
    'Vid försenad betalning debiteras en avgift på {money} | Påminnelseavgift på {money} debiteras | Påminnelseavgift: {money} | Förseningsavgift: {money}',
  statutoryInterest:
    'Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen | Efter förfallodagen debiteras dröjsmålsränta enligt räntelagen | Dröjsmålsränta enligt räntelagen | Dröjsmålsränta debiteras enligt lag',
  recoveryCosts:
    'Vid försenad betalning debiteras en förseningsersättning på {money} | Förseningsersättning: {money}',
  workStopsOnLatePayment:
    'Vid försenad betalning kan arbetet avbrytas | Arbetet kan avbrytas om betalningen är försenad',
  paymentReminder: 'Betalningspåminnelse | Påminnelse | Vänlig påminnelse',
  ignoreIfPaid:
    'Bortse från denna påminnelse om du redan har betalat | Om du redan har betalat kan du bortse från denna påminnelse | Har du redan betalat ber vi dig bortse från denna påminnelse',
  ownershipUntilPaid:
    'Varan förblir vår egendom tills full betalning skett | Varorna förblir vår egendom tills de är fullt betalda | Äganderättsförbehåll till full betalning',
  rightsAfterPayment:
    'Nyttjanderätten övergår vid full betalning | Användningsrättigheterna övergår vid full betalning | Rättigheterna övergår vid full betalning',
}
