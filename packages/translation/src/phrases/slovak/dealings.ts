import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Dodanie do {days} dní | Dodacia lehota: {days} dní | Termín dodania: {days} dní',
  deliveryWithinWorkingDays:
    'Dodanie do {days} pracovných dní | Dodacia lehota: {days} pracovných dní | Termín dodania: {days} pracovných dní',
  deliveryWithinWeeks:
    'Dodanie do {number} týždňov | Dodacia lehota: {number} týždňov | Dodacia lehota: {number} týždne | Termín dodania: {number} týždňov',
  deliverByDate:
    'Dodanie do {date} | Dodajte prosím do {date} | Termín dodania: {date} | Prosíme o dodanie do {date}',
  deliveredOnDate: 'Dátum dodania: {date} | Dodané dňa {date} | Dodané {date}',
  serviceDate:
    'Dátum poskytnutia služby: {date} | Dátum dodania služby: {date} | Služba poskytnutá dňa {date} | Dátum zdaniteľného plnenia: {date}',
  servicePeriod:
    'Obdobie poskytovania služieb: od {date} do {date} | Obdobie poskytovania služieb: {date} - {date} | Služby poskytnuté od {date} do {date} | Obdobie plnenia: {date} - {date}',
  servicePeriodMonth:
    'Obdobie poskytovania služieb: {month} | Obdobie: {month} | Fakturačné obdobie: {month} | Zúčtovacie obdobie: {month} | Za obdobie: {month}',
  billingPeriod:
    'Fakturačné obdobie: od {date} do {date} | Obdobie: od {date} do {date} | Fakturačné obdobie: {date} - {date} | Obdobie: {date} - {date} | Zúčtovacie obdobie: {date} - {date} | Za obdobie od {date} do {date}',
  datesMatchInvoice:
    'Dátum dodania je zhodný s dátumom vyhotovenia faktúry | Dátum dodania služby je zhodný s dátumom vyhotovenia | Dátum dodania zodpovedá dátumu vyhotovenia faktúry | Dátum dodania je dátum vyhotovenia faktúry',
  freeDelivery:
    'Doprava zadarmo | Dodanie zadarmo | Doručenie zdarma | Doprava zdarma | Bezplatné doručenie',
  plusShipping:
    'Plus doprava | Doprava nie je v cene | Cena bez dopravy | Plus náklady na dopravu | Plus poštovné | Bez dopravy',
  partialDelivery:
    'Čiastková dodávka | Čiastočná dodávka | Čiastkové dodávky sú možné | Čiastočné dodanie',
  pickUp: 'Osobný odber | Vyzdvihnutie zákazníkom | Vlastný odvoz | Odber zákazníkom',
  deliveryByCourier: 'Doručenie kuriérom | Zaslané kuriérom | Kuriérom | Dodanie kuriérom',
  deliveryByMail: 'Doručenie poštou | Zaslané poštou | Poštou | Dodanie poštou',
  deliveryByEmail: 'Doručenie e-mailom | Zaslané e-mailom | E-mailom | Dodanie e-mailom',
  deliveryToAddress:
    'Dodajte prosím na vyššie uvedenú adresu | Dodanie na vyššie uvedenú adresu | Doručte prosím na vyššie uvedenú adresu',
  callBeforeDelivery:
    'Pred dodaním prosím zavolajte | Pred doručením prosím zavolajte | Zavolajte prosím pred dodaním | Pred dodaním volajte',
  deliverToReception:
    'Odovzdajte prosím na recepcii | Doručte prosím na recepciu | Dodanie na recepciu | Doručiť na recepciu',
  handleWithCare:
    'Zaobchádzajte opatrne | Krehké | Pozor, krehké | Opatrne, krehký tovar | Krehký tovar',
  checkGoods:
    'Tovar prosím pri prevzatí skontrolujte | Skontrolujte prosím tovar pri prevzatí | Tovar si prosím pri prevzatí skontrolujte',
  reportDefects:
    'Vady reklamujte do {days} dní | Vady prosím nahláste do {days} dní | Reklamácie uplatňujte do {days} dní | Závady je potrebné nahlásiť do {days} dní',
  receivedInGoodOrder:
    'Prevzaté v poriadku | Tovar prevzatý v poriadku | Tovar prevzatý kompletný a nepoškodený | Tovar prevzatý bez závad',
  confirmOrder:
    'Potvrďte prosím túto objednávku | Prosíme o potvrdenie objednávky | Potvrďte prosím objednávku | Potvrďte prosím prijatie objednávky | Zašlite nám prosím potvrdenie objednávky',
  quoteOrderNumber:
    'Na faktúre uveďte prosím číslo objednávky | Na faktúre uvádzajte číslo objednávky | Na všetkých dokladoch uvádzajte číslo objednávky | Uveďte prosím na faktúre číslo objednávky | Na všetkých dokladoch uvádzajte naše číslo objednávky',
  orderAsOffered:
    'Objednávame u vás | Týmto objednávame | Objednávame nasledujúce položky | Dodajte prosím nasledujúce položky',

  orderReference:
    'Objednávka {id} | Objednávka č. {id} | Číslo objednávky: {id} | Č. objednávky: {id}',
  yourOrder: 'Vaša objednávka {id} | Vaša objednávka č. {id}',
  orderOfDate: 'Objednávka zo dňa {date} | Objednávka z {date}',
  yourOrderOfDate: 'Vaša objednávka zo dňa {date} | Vaša objednávka z {date}',
  invoiceReference:
    'Faktúra {id} | Faktúra č. {id} | Číslo faktúry: {id} | Faktúra číslo {id} | Č. faktúry: {id}',
  invoiceOfDate:
    'Faktúra {id} zo dňa {date} | Faktúra č. {id} zo dňa {date} | Faktúra č. {id} z {date}',
  quoteNumber:
    'Ponuka {id} | Ponuka č. {id} | Cenová ponuka {id} | Cenová ponuka č. {id} | Číslo ponuky: {id}',
  ourQuote: 'Naša ponuka {id} | Naša ponuka č. {id}',
  yourQuote: 'Vaša ponuka {id} | Vaša ponuka č. {id}',
  contractReference: 'Zmluva {id} | Zmluva č. {id} | Podľa zmluvy {id} | Podľa zmluvy č. {id}',
  projectReference: 'Projekt {name} | Projekt: {name} | Zákazka: {name}',
  customerNumber:
    'Číslo zákazníka: {id} | Č. zákazníka: {id} | Zákaznícke číslo: {id} | Vaše zákaznícke číslo: {id}',
  asDiscussedWith: 'Dohodnuté s: {name} | Prerokované s: {name} | Podľa dohody s: {name}',
  contactPerson:
    'Kontaktná osoba: {name} | Kontakt: {name} | Vybavuje: {name} | Vaša kontaktná osoba: {name}',
  attention: 'Do rúk: {name} | K rukám: {name} | Na vedomie: {name}',

  thanks: 'Ďakujeme | Ďakujem | Veľmi pekne ďakujeme | Srdečne ďakujeme',
  thanksBusiness:
    'Ďakujeme za vašu zákazku | Ďakujeme za zákazku | Ďakujeme, že využívate naše služby | Ďakujeme za využitie našich služieb',
  thanksOrder: 'Ďakujeme za vašu objednávku | Ďakujeme za objednávku | Ďakujem za objednávku',
  thanksTrust: 'Ďakujeme za dôveru | Ďakujeme za vašu dôveru | Ďakujem za dôveru',
  thanksInquiry: 'Ďakujeme za váš dopyt | Ďakujeme za dopyt | Ďakujeme za vašu otázku',
  thanksCooperation:
    'Ďakujeme za spoluprácu | Ďakujem za spoluprácu | Ďakujeme za príjemnú spoluprácu | Ďakujeme za dobrú spoluprácu',
  thanksPayment:
    'Ďakujeme za platbu | Ďakujeme za včasnú úhradu | Ďakujeme za úhradu | Ďakujeme za včasnú platbu',
  thanksVisit: 'Ďakujeme za návštevu | Ďakujeme za vašu návštevu',
  thanksUnderstanding: 'Ďakujeme za pochopenie | Ďakujeme za porozumenie',
  lookForwardWork:
    'Tešíme sa na spoluprácu | Teším sa na spoluprácu | Tešíme sa na spoluprácu s vami',
  lookForwardOrder:
    'Tešíme sa na vašu objednávku | Teším sa na vašu objednávku | Budeme sa tešiť na vašu objednávku',
  lookForwardReply:
    'Tešíme sa na vašu odpoveď | Teším sa na vašu odpoveď | Budeme sa tešiť na vašu odpoveď',
  questionsContact:
    'V prípade otázok nás prosím kontaktujte | V prípade otázok nás neváhajte kontaktovať | S otázkami sa na nás neváhajte obrátiť | Ak máte otázky, kontaktujte nás | V prípade otázok sme vám k dispozícii | Otázky? Kontaktujte nás',
  questionsContactAt:
    'V prípade otázok kontaktujte: {id} | V prípade otázok nás kontaktujte na {id} | Otázky: {id} | S otázkami sa obráťte na {id}',
  bestRegards:
    'S pozdravom | S priateľským pozdravom | S úctou | So srdečným pozdravom | Srdečne pozdravujeme',
  dearSirOrMadam:
    'Vážené dámy, vážení páni | Vážená pani, vážený pán | Vážení obchodní partneri | Vážení',
  dearCustomer:
    'Vážený zákazník | Vážení zákazníci | Milý zákazník | Vážená zákazníčka, vážený zákazník',
  dearName: 'Dobrý deň, {name} | Ahoj {name}',
  hello: 'Dobrý deň | Ahoj | Dobré ráno',
  invoiceForServices:
    'Fakturujeme vám za poskytnuté služby | Za poskytnuté služby vám fakturujeme | Fakturujeme vám nasledujúce služby | Za poskytnuté služby',
  offerAsFollows:
    'Dovoľujeme si vám ponúknuť | Ponúkame vám nasledujúce | Na základe vášho dopytu ponúkame | Radi vám predkladáme nasledujúcu ponuku | Predkladáme vám nasledujúcu cenovú ponuku',
  happyHolidays:
    'Krásne sviatky | Prajeme vám krásne sviatky | Veselé sviatky | Prajeme príjemné sviatky',
  happyNewYear: 'Šťastný nový rok | Prajeme šťastný nový rok | Prajeme vám šťastný nový rok',

  quoteValidUntil:
    'Ponuka platí do {date} | Táto ponuka platí do {date} | Platnosť ponuky do {date} | Táto ponuka je platná do {date} | Ponuka je platná do {date}',
  validUntil: 'Platnosť do {date} | Platí do {date} | Platné do {date}',
  quoteValidForDays:
    'Ponuka platí počas {days} dní | Ponuka platí {days} dní | Táto ponuka platí {days} dní | Platnosť ponuky: {days} dní | Táto ponuka je platná {days} dní',
  validForDays:
    'Platí počas {days} dní | Platnosť {days} dní | Platí {days} dní | Platné {days} dní',
  nonBinding: 'Ponuka je nezáväzná | Táto ponuka je nezáväzná | Nezáväzná ponuka | Zmeny vyhradené',
  acceptBySigning:
    'Na prijatie ponuky nám ju prosím pošlite späť podpísanú | Podpísanú ponuku prosím pošlite späť | Na prijatie ponuku prosím podpíšte a pošlite späť | Ponuku prosím podpíšte a pošlite späť',
  goodForAgreement: 'Prečítané a schválené | Súhlasím | Súhlasíme | Schválené a prijaté',
  orderConfirmed:
    'Potvrdenie objednávky | Potvrdzujeme vašu objednávku | Vaša objednávka je potvrdená',
  startAfterApproval:
    'Práce sa začnú po schválení | Práce sa začnú po schválení ponuky | Začiatok prác po schválení ponuky | Začatie prác po schválení',
  startAfterDeposit:
    'Práce sa začnú po prijatí zálohy | Začiatok prác po uhradení zálohy | Začatie prác po prijatí zálohy | Práce sa začnú po uhradení zálohy',
  startOnDate:
    'Začiatok prác: {date} | Práce sa začnú dňa {date} | Začatie prác: {date} | Začiatok projektu: {date} | Dátum začatia: {date}',
  completionByDate:
    'Dokončenie do {date} | Termín dokončenia: {date} | Dátum dokončenia: {date} | Dokončenie prác do {date}',
  pricesExcludeTax:
    'Ceny sú uvedené bez dane | Všetky ceny sú bez DPH | Ceny sú uvedené bez DPH | Ceny sú bez DPH | Ceny bez DPH | K cenám bude pripočítaná DPH | Ceny nezahŕňajú DPH',
  plusTax: 'Plus daň | Plus DPH | Bez DPH | Bez dane | Cena bez DPH',
  pricesIncludeTax:
    'Ceny sú uvedené vrátane dane | Všetky ceny sú vrátane DPH | Ceny sú uvedené vrátane DPH | Ceny sú s DPH | Ceny vrátane DPH | Ceny zahŕňajú DPH',
  includingTax: 'Vrátane dane | Vrátane DPH | S DPH | Vrát. DPH',
  pricesInCurrency:
    'Všetky ceny sú v {id} | Ceny v {id} | Všetky sumy v {id} | Ceny sú uvedené v {id}',
  revisionsIncluded:
    'Počet kôl úprav v cene: {number} | {number} kolá úprav v cene | {number} kôl úprav v cene | V cene {number} kolá úprav | Vrátane {number} kôl úprav',
  changesCharged:
    'Ďalšie úpravy sa účtujú osobitne | Práce navyše sa účtujú osobitne | Ďalšie zmeny účtujeme samostatne | Práce navyše budú účtované samostatne',
  billedByTime:
    'Účtované podľa odpracovaného času | Účtované podľa skutočne odpracovaného času | Fakturácia podľa odpracovaných hodín | Účtované podľa skutočnosti',
  travelExtra:
    'Cestovné náklady sa účtujú osobitne | Plus cestovné náklady | Cestovné náklady nie sú v cene | Cestovné sa účtuje osobitne | Plus cestovné',
  ourTermsApply:
    'Platia naše všeobecné obchodné podmienky | Platia naše obchodné podmienky | Riadi sa našimi obchodnými podmienkami',
  cancellationTerms:
    'Bezplatné storno do {days} dní pred termínom | Storno zadarmo do {days} dní pred termínom | Bezplatné zrušenie do {days} dní pred termínom',
  cancellationFee:
    'Storno poplatok: {percent} | Stornopoplatok: {percent} | Storno poplatok je {percent}',
  depositNotRefundable: 'Záloha je nevratná | Zálohy sú nevratné | Záloha sa nevracia',
  warrantyMonths:
    'Záruka v trvaní {number} mesiacov | Záruka: {number} mesiacov | Záruka {number} mesiace | Záručná doba: {number} mesiacov | Záručná doba {number} mesiace',
  warrantyYears:
    'Záruka v trvaní {number} rokov | Záruka: {number} roky | Záruka {number} rokov | Záručná doba: {number} roky | Záručná doba {number} rokov',
  placeOfJurisdiction:
    'Miestne príslušný súd: {name} | Príslušný súd: {name} | Súdna príslušnosť: {name}',
  errorsExcepted: 'Omyly a opomenutia vyhradené | Omyly vyhradené | Chyby vyhradené',
  validWithoutSignature:
    'Tento doklad je platný bez podpisu | Doklad je platný bez podpisu | Doklad bol vytvorený elektronicky a je platný bez podpisu | Faktúra je platná bez podpisu | Doklad bol vystavený elektronicky, nevyžaduje podpis | Dokument je platný bez podpisu',
  confidential: 'Dôverné | Táto ponuka je dôverná | Prísne dôverné',
  keepForRecords:
    'Tento doklad si prosím uschovajte | Doklad si prosím uschovajte | Faktúru si prosím uschovajte | Uschovajte si prosím túto faktúru',

  returnedGoods: 'Vrátenie tovaru | Vrátený tovar | Vratka',
  damagedGoods:
    'Poškodený tovar | Tovar poškodený pri preprave | Tovar bol doručený poškodený | Poškodenie pri preprave',
  defectiveGoods: 'Chybný tovar | Vadný tovar | Vada tovaru | Chybný výrobok',
  wrongGoods: 'Dodaný nesprávny tovar | Nesprávny tovar | Chybná dodávka | Zámena tovaru',
  missingGoods: 'Chýbajúce položky | Chýbajúci tovar | Neúplná dodávka | Nedodaný tovar',
  priceCorrection: 'Oprava ceny | Úprava ceny | Chybná cena | Nesprávna cena',
  quantityCorrection: 'Oprava množstva | Chybné množstvo | Nesprávne množstvo',
  taxCorrection:
    'Oprava dane | Oprava DPH | Chybná sadzba dane | Nesprávna sadzba dane | Chybná sadzba DPH',
  duplicateInvoice: 'Duplicitná faktúra | Duplicitná fakturácia | Fakturované dvakrát',
  invoiceCancelled: 'Storno faktúry | Stornovanie faktúry | Faktúra stornovaná | Zrušenie faktúry',
  cancelsInvoice:
    'Storno faktúry {id} | Dobropis ruší faktúru {id} | Storno faktúry č. {id} | Zrušenie faktúry {id}',
  creditForInvoice:
    'Dobropis k faktúre {id} | Oprava faktúry {id} | Dobropis k faktúre č. {id} | Opravná faktúra k faktúre {id}',
  orderCancelled:
    'Storno objednávky | Zrušenie objednávky | Objednávka zrušená | Zrušená objednávka',
  subsequentDiscount: 'Dodatočná zľava | Dodatočne poskytnutá zľava',
  goodwill: 'Zľava ako gesto dobrej vôle | Gesto dobrej vôle | Ako gesto dobrej vôle',
  overpayment: 'Preplatok | Vrátenie preplatku',
  serviceNotRendered: 'Služba nebola poskytnutá | Neposkytnutá služba | Služby neboli poskytnuté',
  lateDelivery: 'Oneskorená dodávka | Oneskorenie dodávky | Oneskorené dodanie',
  refundByTransfer:
    'Vrátenie prevodom | Suma bude vrátená bankovým prevodom | Vrátenie na bankový účet | Vrátenie bankovým prevodom | Suma bude vrátená prevodom na účet',
  refundWithinDays: 'Suma bude vrátená do {days} dní | Vrátenie do {days} dní',
  refundByOriginalMethod:
    'Vrátenie pôvodným spôsobom platby | Suma bude vrátená pôvodným spôsobom platby',
  setOffNextInvoice:
    'Suma bude započítaná do ďalšej faktúry | Suma bude odpočítaná z ďalšej faktúry | Zápočet s ďalšou faktúrou',
  sorryForInconvenience:
    'Ospravedlňujeme sa za nepríjemnosti | Ospravedlňujeme sa za spôsobené problémy | Ospravedlňujeme sa za komplikácie',
}
