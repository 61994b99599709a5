import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Dodání do {days} dnů | Dodací lhůta: {days} dnů | Dodací lhůta {days} dní | Dodání do {days} dní | Termín dodání: {days} dnů',
  deliveryWithinWorkingDays:
    'Dodání do {days} pracovních dnů | Dodací lhůta: {days} pracovních dnů | Dodání do {days} pracovních dní | Dodací lhůta: {days} pracovních dní',
  deliveryWithinWeeks:
    'Dodání do {number} týdnů | Dodací lhůta: {number} týdnů | Dodací lhůta: {number} týdny | Termín dodání: {number} týdnů',
  deliverByDate:
    'Dodání do {date} | Dodejte prosím do {date} | Termín dodání: {date} | Prosíme o dodání do {date}',
  deliveredOnDate: 'Datum dodání: {date} | Dodáno dne {date} | Dodáno {date}',
  serviceDate:
    'Datum poskytnutí služby: {date} | Datum uskutečnění plnění: {date} | Služba poskytnuta dne {date} | Datum zdanitelného plnění: {date}',
  servicePeriod:
    'Období plnění: od {date} do {date} | Období plnění: {date} - {date} | Služby poskytnuté od {date} do {date} | Období poskytování služeb: {date} - {date}',
  servicePeriodMonth:
    'Období plnění: {month} | Období: {month} | Fakturační období: {month} | Zúčtovací období: {month} | Za období: {month}',
  billingPeriod:
    'Fakturační období: od {date} do {date} | Období: od {date} do {date} | Fakturační období: {date} - {date} | Období: {date} - {date} | Zúčtovací období: {date} - {date} | Za období od {date} do {date}',
  datesMatchInvoice:
    'Datum plnění je shodné s datem vystavení faktury | Datum uskutečnění plnění odpovídá datu vystavení | Datum dodání odpovídá datu vystavení faktury | Datum plnění je datum vystavení faktury',
  freeDelivery: 'Doprava zdarma | Dodání zdarma | Doručení zdarma | Dovoz zdarma',
  plusShipping:
    'Plus doprava | Doprava není v ceně | Cena bez dopravy | Plus náklady na dopravu | Plus poštovné | Bez dopravy',
  partialDelivery: 'Částečná dodávka | Dílčí dodávka | Dílčí dodávky jsou možné | Částečné dodání',
  pickUp: 'Osobní odběr | Vyzvednutí zákazníkem | Vlastní odvoz | Odběr zákazníkem',
  deliveryByCourier: 'Doručení kurýrem | Zasláno kurýrem | Kurýrem | Dodání kurýrem',
  deliveryByMail: 'Doručení poštou | Zasláno poštou | Poštou | Dodání poštou',
  deliveryByEmail: 'Doručení e-mailem | Zasláno e-mailem | E-mailem | Dodání e-mailem',
  deliveryToAddress:
    'Dodejte prosím na výše uvedenou adresu | Dodání na výše uvedenou adresu | Doručte prosím na výše uvedenou adresu',
  callBeforeDelivery:
    'Před dodáním prosím zavolejte | Před doručením prosím zavolejte | Zavolejte prosím před dodáním | Před dodáním volejte',
  deliverToReception:
    'Předejte prosím na recepci | Doručte prosím na recepci | Dodání na recepci | Doručit na recepci',
  handleWithCare:
    'Zacházejte opatrně | Křehké | Pozor, křehké | Opatrně, křehké zboží | Křehké zboží',
  checkGoods:
    'Zboží prosím při převzetí zkontrolujte | Zkontrolujte prosím zboží při převzetí | Zboží si prosím při převzetí zkontrolujte',
  reportDefects:
    'Vady reklamujte do {days} dnů | Vady prosím nahlaste do {days} dnů | Reklamace uplatňujte do {days} dnů | Závady je třeba nahlásit do {days} dnů',
  receivedInGoodOrder:
    'Převzato v pořádku | Zboží převzato v pořádku | Zboží převzato kompletní a nepoškozené | Zboží převzato bez závad',
  confirmOrder:
    'Potvrďte prosím tuto objednávku | Prosíme o potvrzení objednávky | Potvrďte prosím objednávku | Potvrďte prosím přijetí objednávky | Zašlete nám prosím potvrzení objednávky',
  quoteOrderNumber:
    'Na faktuře uveďte prosím číslo objednávky | Na faktuře uvádějte číslo objednávky | Na všech dokladech uvádějte číslo objednávky | Uveďte prosím na faktuře číslo objednávky | Na všech dokladech uvádějte naše číslo objednávky',
  orderAsOffered:
    'Objednáváme u vás | Tímto objednáváme | Objednáváme následující položky | Dodejte prosím následující položky',

  orderReference:
    'Objednávka {id} | Objednávka č. {id} | Číslo objednávky: {id} | Č. objednávky: {id}',
  yourOrder: 'Vaše objednávka {id} | Vaše objednávka č. {id}',
  orderOfDate: 'Objednávka ze dne {date} | Objednávka z {date}',
  yourOrderOfDate: 'Vaše objednávka ze dne {date} | Vaše objednávka z {date}',
  invoiceReference:
    'Faktura {id} | Faktura č. {id} | Číslo faktury: {id} | Faktura číslo {id} | Č. faktury: {id}',
  invoiceOfDate:
    'Faktura {id} ze dne {date} | Faktura č. {id} ze dne {date} | Faktura č. {id} z {date}',
  quoteNumber:
    'Nabídka {id} | Nabídka č. {id} | Cenová nabídka {id} | Cenová nabídka č. {id} | Číslo nabídky: {id}',
  ourQuote: 'Naše nabídka {id} | Naše nabídka č. {id}',
  yourQuote: 'Vaše nabídka {id} | Vaše nabídka č. {id}',
  contractReference:
    'Smlouva {id} | Smlouva č. {id} | Dle smlouvy {id} | Dle smlouvy č. {id} | Podle smlouvy {id}',
  projectReference: 'Projekt {name} | Projekt: {name} | Zakázka: {name}',
  customerNumber:
    'Číslo zákazníka: {id} | Č. zákazníka: {id} | Zákaznické číslo: {id} | Vaše zákaznické číslo: {id}',
  asDiscussedWith:
    'Dohodnuto s: {name} | Domluveno s: {name} | Projednáno s: {name} | Dle dohody s: {name}',
  contactPerson:
    'Kontaktní osoba: {name} | Kontakt: {name} | Vyřizuje: {name} | Vaše kontaktní osoba: {name}',
  attention: 'K rukám: {name} | Do rukou: {name} | Na vědomí: {name}',

  thanks: 'Děkujeme | Děkuji | Mnohokrát děkujeme | Díky',
  thanksBusiness:
    'Děkujeme za vaši zakázku | Děkujeme za zakázku | Děkujeme, že využíváte našich služeb | Děkujeme za využití našich služeb',
  thanksOrder: 'Děkujeme za vaši objednávku | Děkujeme za objednávku | Děkuji za objednávku',
  thanksTrust: 'Děkujeme za důvěru | Děkujeme za vaši důvěru | Děkuji za důvěru',
  thanksInquiry: 'Děkujeme za vaši poptávku | Děkujeme za poptávku | Děkujeme za váš dotaz',
  thanksCooperation:
    'Děkujeme za spolupráci | Děkuji za spolupráci | Děkujeme za příjemnou spolupráci | Děkujeme za dobrou spolupráci',
  thanksPayment:
    'Děkujeme za platbu | Děkujeme za včasnou úhradu | Děkujeme za úhradu | Děkujeme za včasnou platbu',
  thanksVisit: 'Děkujeme za návštěvu | Děkujeme za vaši návštěvu',
  thanksUnderstanding: 'Děkujeme za pochopení | Děkujeme za porozumění',
  lookForwardWork:
    'Těšíme se na spolupráci | Těším se na spolupráci | Těšíme se na spolupráci s vámi',
  lookForwardOrder:
    'Těšíme se na vaši objednávku | Těším se na vaši objednávku | Budeme se těšit na vaši objednávku',
  lookForwardReply:
    'Těšíme se na vaši odpověď | Těším se na vaši odpověď | Budeme se těšit na vaši odpověď',
  questionsContact:
    'V případě dotazů nás prosím kontaktujte | V případě dotazů nás neváhejte kontaktovat | S dotazy se na nás neváhejte obrátit | Máte-li dotazy, kontaktujte nás | V případě dotazů jsme vám k dispozici | Pokud máte dotazy, kontaktujte nás | Dotazy? Kontaktujte nás',
  questionsContactAt:
    'V případě dotazů kontaktujte: {id} | V případě dotazů nás kontaktujte na {id} | Dotazy: {id} | S dotazy se obraťte na {id}',
  bestRegards:
    'S pozdravem | S přátelským pozdravem | S úctou | Se srdečným pozdravem | Srdečně zdravíme',
  dearSirOrMadam:
    'Vážené dámy a pánové | Vážení | Vážená paní, vážený pane | Vážení obchodní přátelé',
  dearCustomer:
    'Vážený zákazníku | Vážení zákazníci | Milý zákazníku | Vážená zákaznice, vážený zákazníku',
  dearName: 'Dobrý den, {name} | Ahoj {name}',
  hello: 'Dobrý den | Ahoj | Dobré ráno',
  invoiceForServices:
    'Fakturujeme vám za poskytnuté služby | Za poskytnuté služby vám fakturujeme | Fakturujeme vám následující služby | Za poskytnuté služby | Fakturujeme Vám za následující služby',
  offerAsFollows:
    'Dovolujeme si vám nabídnout | Nabízíme vám následující | Na základě vaší poptávky nabízíme | Rádi vám předkládáme následující nabídku | Předkládáme vám následující cenovou nabídku',
  happyHolidays:
    'Krásné svátky | Přejeme vám krásné svátky | Veselé svátky | Přejeme příjemné svátky',
  happyNewYear: 'Šťastný nový rok | Přejeme šťastný nový rok | Přejeme vám šťastný nový rok',

  quoteValidUntil:
    'Nabídka platí do {date} | Tato nabídka platí do {date} | Platnost nabídky do {date} | Tato nabídka je platná do {date} | Nabídka je platná do {date}',
  validUntil: 'Platnost do {date} | Platí do {date} | Platné do {date}',
  quoteValidForDays:
    'Nabídka platí po dobu {days} dnů | Platnost nabídky {days} dnů | Tato nabídka platí {days} dnů | Nabídka platí {days} dní | Platnost nabídky: {days} dní | Tato nabídka je platná {days} dnů',
  validForDays:
    'Platí po dobu {days} dnů | Platnost {days} dnů | Platí {days} dnů | Platnost {days} dní | Platí {days} dní',
  nonBinding:
    'Nabídka je nezávazná | Tato nabídka je nezávazná | Nezávazná nabídka | Změny vyhrazeny',
  acceptBySigning:
    'K přijetí nabídky ji prosím zašlete zpět podepsanou | Podepsanou nabídku prosím zašlete zpět | Pro přijetí nabídku prosím podepište a zašlete zpět | Nabídku prosím podepište a zašlete zpět',
  goodForAgreement: 'Přečteno a schváleno | Souhlasím | Souhlasíme | Schváleno a přijato',
  orderConfirmed:
    'Potvrzení objednávky | Potvrzujeme vaši objednávku | Vaše objednávka je potvrzena',
  startAfterApproval:
    'Práce začnou po schválení | Práce začnou po schválení nabídky | Zahájení prací po schválení nabídky | Zahájení prací po schválení',
  startAfterDeposit:
    'Práce začnou po přijetí zálohy | Zahájení prací po uhrazení zálohy | Zahájení prací po přijetí zálohy | Práce začnou po uhrazení zálohy',
  startOnDate:
    'Zahájení prací: {date} | Práce začnou dne {date} | Začátek prací: {date} | Zahájení projektu: {date} | Datum zahájení: {date}',
  completionByDate:
    'Dokončení do {date} | Termín dokončení: {date} | Datum dokončení: {date} | Dokončení prací do {date}',
  pricesExcludeTax:
    'Ceny jsou uvedeny bez daně | Všechny ceny jsou bez DPH | Ceny jsou uvedeny bez DPH | Ceny jsou bez DPH | Ceny bez DPH | K cenám bude připočtena DPH | Ceny nezahrnují DPH',
  plusTax: 'Plus daň | Plus DPH | Bez DPH | Bez daně | Cena bez DPH',
  pricesIncludeTax:
    'Ceny jsou uvedeny včetně daně | Všechny ceny jsou včetně DPH | Ceny jsou uvedeny včetně DPH | Ceny jsou včetně DPH | Ceny včetně DPH | Ceny zahrnují DPH',
  includingTax: 'Včetně daně | Včetně DPH | S DPH | Vč. DPH',
  pricesInCurrency:
    'Všechny ceny jsou v {id} | Ceny v {id} | Všechny částky v {id} | Ceny jsou uvedeny v {id}',
  revisionsIncluded:
    'Počet kol úprav v ceně: {number} | {number} kola úprav v ceně | {number} kol úprav v ceně | V ceně {number} kola úprav | Včetně {number} kol úprav',
  changesCharged:
    'Další úpravy se účtují zvlášť | Vícepráce se účtují zvlášť | Další změny účtujeme samostatně | Práce navíc se účtují zvlášť | Vícepráce budou účtovány samostatně',
  billedByTime:
    'Účtováno dle odpracovaného času | Účtováno podle skutečně odpracovaného času | Fakturace dle odpracovaných hodin | Účtováno dle skutečnosti',
  travelExtra:
    'Cestovní náklady se účtují zvlášť | Plus cestovní náklady | Cestovní náklady nejsou v ceně | Cestovné se účtuje zvlášť | Plus cestovné',
  ourTermsApply:
    'Platí naše všeobecné obchodní podmínky | Platí naše obchodní podmínky | Řídí se našimi obchodními podmínkami',
  cancellationTerms:
    'Storno zdarma do {days} dnů před termínem | Bezplatné storno nejpozději {days} dnů před termínem | Bezplatné zrušení do {days} dnů před termínem',
  cancellationFee:
    'Storno poplatek: {percent} | Stornopoplatek: {percent} | Storno poplatek činí {percent}',
  depositNotRefundable: 'Záloha je nevratná | Zálohy jsou nevratné | Záloha se nevrací',
  warrantyMonths:
    'Záruka v délce {number} měsíců | Záruka: {number} měsíců | Záruka {number} měsíce | Záruční doba: {number} měsíců | Záruční doba {number} měsíce',
  warrantyYears:
    'Záruka v délce {number} let | Záruka: {number} roky | Záruka {number} let | Záruční doba: {number} roky | Záruční doba {number} let',
  placeOfJurisdiction:
    'Místně příslušný soud: {name} | Příslušný soud: {name} | Soudní příslušnost: {name}',
  errorsExcepted: 'Omyly a opomenutí vyhrazeny | Omyly vyhrazeny | Chyby vyhrazeny',
  validWithoutSignature:
    'Tento doklad je platný bez podpisu | Doklad je platný bez podpisu | Doklad byl vytvořen elektronicky a je platný bez podpisu | Faktura je platná bez podpisu | Doklad byl vystaven elektronicky, nevyžaduje podpis | Dokument je platný bez podpisu',
  confidential: 'Důvěrné | Tato nabídka je důvěrná | Přísně důvěrné',
  keepForRecords:
    'Tento doklad si prosím uschovejte | Doklad si prosím uschovejte | Fakturu si prosím uschovejte | Uschovejte si prosím tuto fakturu',

  returnedGoods: 'Vrácení zboží | Vrácené zboží | Vratka',
  damagedGoods:
    'Poškozené zboží | Zboží poškozené při přepravě | Zboží dorazilo poškozené | Poškození při přepravě',
  defectiveGoods: 'Vadné zboží | Vada zboží | Vadný výrobek | Reklamace vadného zboží',
  wrongGoods: 'Dodáno nesprávné zboží | Nesprávné zboží | Chybná dodávka | Záměna zboží',
  missingGoods: 'Chybějící položky | Chybějící zboží | Neúplná dodávka | Nedodané zboží',
  priceCorrection: 'Oprava ceny | Úprava ceny | Chybná cena | Nesprávná cena',
  quantityCorrection: 'Oprava množství | Chybné množství | Nesprávné množství',
  taxCorrection:
    'Oprava daně | Oprava DPH | Chybná sazba daně | Nesprávná sazba daně | Chybná sazba DPH',
  duplicateInvoice: 'Duplicitní faktura | Duplicitní fakturace | Fakturováno dvakrát',
  invoiceCancelled: 'Storno faktury | Stornování faktury | Faktura stornována | Zrušení faktury',
  cancelsInvoice:
    'Storno faktury {id} | Dobropis ruší fakturu {id} | Storno faktury č. {id} | Zrušení faktury {id}',
  creditForInvoice:
    'Dobropis k faktuře {id} | Oprava faktury {id} | Dobropis k faktuře č. {id} | Opravný daňový doklad k faktuře {id}',
  orderCancelled:
    'Storno objednávky | Zrušení objednávky | Objednávka zrušena | Zrušená objednávka',
  subsequentDiscount: 'Dodatečná sleva | Dodatečně poskytnutá sleva',
  goodwill: 'Sleva jako gesto dobré vůle | Gesto dobré vůle | Jako gesto dobré vůle',
  overpayment: 'Přeplatek | Vrácení přeplatku',
  serviceNotRendered: 'Služba nebyla poskytnuta | Neposkytnutá služba | Služby nebyly poskytnuty',
  lateDelivery: 'Opožděná dodávka | Zpoždění dodávky | Pozdní dodání',
  refundByTransfer:
    'Vrácení převodem | Částka bude vrácena bankovním převodem | Vrácení na bankovní účet | Vrácení bankovním převodem | Částka bude vrácena převodem na účet',
  refundWithinDays:
    'Částka bude vrácena do {days} dnů | Vrácení do {days} dnů | Částka bude vrácena do {days} dní',
  refundByOriginalMethod:
    'Vrácení původním způsobem platby | Částka bude vrácena původním způsobem platby',
  setOffNextInvoice:
    'Částka bude započtena do další faktury | Částka bude odečtena z příští faktury | Zápočet s další fakturou',
  sorryForInconvenience:
    'Omlouváme se za nepříjemnosti | Omlouváme se za způsobené potíže | Omlouváme se za komplikace',
}
