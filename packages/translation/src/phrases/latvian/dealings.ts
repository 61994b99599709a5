import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Piegāde {days} dienu laikā | Piegādes termiņš: {days} dienas | Piegādes laiks: {days} dienas',
  deliveryWithinWorkingDays:
    'Piegāde {days} darba dienu laikā | Piegādes termiņš: {days} darba dienas | Piegādes laiks: {days} darba dienas',
  deliveryWithinWeeks:
    'Piegāde {number} nedēļu laikā | Piegādes termiņš: {number} nedēļas | Piegādes laiks: {number} nedēļas',
  deliverByDate: 'Piegādes termiņš: {date} | Piegāde līdz {date} | Lūdzam piegādāt līdz {date}',
  deliveredOnDate: 'Piegādes datums: {date} | Piegādāts {date}',
  serviceDate: 'Pakalpojuma sniegšanas datums: {date} | Pakalpojums sniegts {date}',
  servicePeriod:
    'Pakalpojuma sniegšanas periods: {date} – {date} | Pakalpojumi sniegti no {date} līdz {date} | Pakalpojuma sniegšanas periods: no {date} līdz {date}',
  servicePeriodMonth:
    'Pakalpojuma sniegšanas periods: {month} | Periods: {month} | Norēķinu periods: {month}',
  billingPeriod:
    'Norēķinu periods: {date} – {date} | Periods: {date} – {date} | Norēķinu periods: no {date} līdz {date} | Periods: no {date} līdz {date}',
  datesMatchInvoice:
    'Pakalpojuma sniegšanas datums ir rēķina datums | Piegādes datums ir rēķina datums | Piegādes datums atbilst rēķina datumam',
  freeDelivery: 'Bezmaksas piegāde | Piegāde bez maksas',
  plusShipping:
    'Papildus piegādes izmaksas | Piegādes izmaksas nav iekļautas cenā | Plus piegādes izmaksas',
  partialDelivery: 'Daļēja piegāde | Daļējas piegādes ir iespējamas',
  pickUp: 'Klients saņem pats | Saņemšana uz vietas | Klienta transports',
  deliveryByCourier: 'Piegāde ar kurjeru | Nosūtīts ar kurjeru | Ar kurjeru',
  deliveryByMail: 'Piegāde pa pastu | Nosūtīts pa pastu | Pa pastu',
  deliveryByEmail: 'Piegāde pa e-pastu | Nosūtīts pa e-pastu | Pa e-pastu | Nosūtīts e-pastā',
  deliveryToAddress:
    'Lūdzam piegādāt uz augstāk norādīto adresi | Piegāde uz augstāk norādīto adresi',
  callBeforeDelivery: 'Lūdzam pirms piegādes piezvanīt | Piezvanīt pirms piegādes',
  deliverToReception: 'Lūdzam nodot reģistratūrā | Piegāde reģistratūrā | Nodot reģistratūrā',
  handleWithCare: 'Uzmanīgi, trausls | Trausls | Apieties uzmanīgi | Uzmanīgi',
  checkGoods:
    'Lūdzam pārbaudīt preces saņemšanas brīdī | Lūdzam pārbaudīt preci piegādes brīdī | Pārbaudiet preces saņemšanas brīdī',
  reportDefects:
    'Par defektiem jāpaziņo {days} dienu laikā | Lūdzam paziņot par defektiem {days} dienu laikā | Pretenzijas tiek pieņemtas {days} dienu laikā',
  receivedInGoodOrder:
    'Saņemts labā stāvoklī | Preces saņemtas labā stāvoklī | Preces saņemtas pilnā apjomā un bez bojājumiem',
  confirmOrder:
    'Lūdzam apstiprināt šo pasūtījumu | Lūdzam apstiprināt pasūtījumu | Lūdzam atsūtīt pasūtījuma apstiprinājumu',
  quoteOrderNumber:
    'Lūdzam rēķinā norādīt pasūtījuma numuru | Lūdzam visos dokumentos norādīt pasūtījuma numuru | Rēķinā norādīt pasūtījuma numuru',
  orderAsOffered: 'Pasūtām turpmāk minēto | Ar šo pasūtām | Vēlamies pasūtīt | Lūdzam piegādāt',

  orderReference:
    'Pasūtījums {id} | Pasūtījums Nr. {id} | Pasūtījuma numurs: {id} | Pasūtījuma Nr. {id}',
  yourOrder: 'Jūsu pasūtījums {id} | Jūsu pasūtījums Nr. {id}',
  orderOfDate: 'Pasūtījums, {date} | Pasūtījuma datums: {date}',
  yourOrderOfDate: 'Jūsu pasūtījums, {date} | Jūsu pasūtījuma datums: {date}',
  invoiceReference: 'Rēķins {id} | Rēķins Nr. {id} | Rēķina numurs: {id} | Rēķina Nr. {id}',
  invoiceOfDate: 'Rēķins {id}, {date} | Rēķins Nr. {id}, {date} | Rēķins {id}, datums: {date}',
  quoteNumber:
    'Piedāvājums {id} | Piedāvājums Nr. {id} | Cenu piedāvājums {id} | Piedāvājuma Nr. {id} | Tāme {id}',
  ourQuote: 'Mūsu piedāvājums {id} | Mūsu cenu piedāvājums {id}',
  yourQuote: 'Jūsu piedāvājums {id} | Jūsu cenu piedāvājums {id}',
  contractReference:
    'Līgums {id} | Līgums Nr. {id} | Saskaņā ar līgumu {id} | Saskaņā ar līgumu Nr. {id}',
  projectReference: 'Projekts {name} | Projekts: {name}',
  customerNumber: 'Klienta numurs: {id} | Klienta Nr. {id} | Jūsu klienta numurs: {id}',
  asDiscussedWith:
    'Kā norunāts, kontaktpersona {name} | Kā norunāts: {name} | Pēc vienošanās: {name}',
  contactPerson: 'Kontaktpersona: {name} | Jūsu kontaktpersona: {name} | Kontakti: {name}',
  attention: 'Adresāts: {name} | Uzmanībai: {name}',

  thanks: 'Paldies | Liels paldies | Pateicamies',
  thanksBusiness: 'Paldies par pirkumu | Paldies, ka izvēlējāties mūs',
  thanksOrder: 'Paldies par pasūtījumu | Pateicamies par pasūtījumu | Paldies par jūsu pasūtījumu',
  thanksTrust: 'Paldies par uzticēšanos | Pateicamies par uzticēšanos | Paldies par uzticību',
  thanksInquiry:
    'Paldies par pieprasījumu | Pateicamies par pieprasījumu | Paldies par jūsu interesi',
  thanksCooperation:
    'Paldies par sadarbību | Pateicamies par sadarbību | Paldies par veiksmīgu sadarbību',
  thanksPayment: 'Paldies par apmaksu | Paldies par maksājumu | Paldies par savlaicīgu apmaksu',
  thanksVisit: 'Paldies par apmeklējumu',
  thanksUnderstanding: 'Paldies par sapratni | Pateicamies par sapratni',
  lookForwardWork: 'Ceram uz veiksmīgu sadarbību | Priecāsimies par sadarbību',
  lookForwardOrder: 'Gaidām jūsu pasūtījumu | Priecāsimies saņemt jūsu pasūtījumu',
  lookForwardReply: 'Gaidām jūsu atbildi | Gaidīšu jūsu atbildi | Gaidīsim jūsu atbildi',
  questionsContact:
    'Jautājumu gadījumā lūdzam sazināties ar mums | Ja jums ir jautājumi, lūdzam sazināties ar mums | Neskaidrību gadījumā lūdzam sazināties ar mums | Ja rodas jautājumi, sazinieties ar mums',
  questionsContactAt:
    'Jautājumu gadījumā lūdzam sazināties: {id} | Jautājumi? Sazinieties: {id} | Papildu informācija: {id}',
  bestRegards: 'Ar cieņu | Ar sveicieniem | Vislabākie novēlējumi',
  dearSirOrMadam: 'Cienījamās dāmas un godātie kungi | Godātie kungi',
  dearCustomer: 'Cienījamais klient | Godātais klient | Cienījamie klienti',
  dearName: 'Labdien, {name} | Sveiki, {name} | Cienījamais {name} | Cienījamā {name}',
  hello: 'Labdien | Sveiki | Labrīt',
  invoiceForServices:
    'Izrakstām rēķinu par sniegtajiem pakalpojumiem | Rēķins par šādiem pakalpojumiem | Par sniegtajiem pakalpojumiem',
  offerAsFollows:
    'Ar prieku piedāvājam | Piedāvājam šādus pakalpojumus un preces | Iesniedzam šādu cenu piedāvājumu | Piedāvājam turpmāk minēto',
  happyHolidays: 'Priecīgus svētkus | Novēlam priecīgus svētkus',
  happyNewYear: 'Laimīgu Jauno gadu | Novēlam laimīgu Jauno gadu',

  quoteValidUntil:
    'Piedāvājuma derīguma termiņš: {date} | Piedāvājums ir spēkā līdz {date} | Šis piedāvājums ir spēkā līdz {date} | Piedāvājums derīgs līdz {date}',
  validUntil: 'Derīguma termiņš: {date} | Derīgs līdz {date} | Spēkā līdz {date}',
  quoteValidForDays:
    'Šis piedāvājums ir spēkā {days} dienas | Piedāvājums ir spēkā {days} dienas | Piedāvājums derīgs {days} dienas',
  validForDays: 'Spēkā {days} dienas | Derīgs {days} dienas',
  nonBinding:
    'Šis piedāvājums nav saistošs | Piedāvājums nav saistošs | Nesaistošs piedāvājums | Paturam tiesības veikt izmaiņas',
  acceptBySigning:
    'Piekrišanas gadījumā lūdzam parakstīt un atsūtīt piedāvājumu | Lūdzam parakstīt un atsūtīt piedāvājumu | Lūdzam atsūtīt parakstītu piedāvājumu',
  goodForAgreement: 'Izlasīts un apstiprināts | Piekrītu | Izlasīts un saskaņots | Piekrītam',
  orderConfirmed:
    'Pasūtījuma apstiprinājums | Apstiprinām jūsu pasūtījumu | Jūsu pasūtījums ir apstiprināts',
  startAfterApproval:
    'Darbi tiek uzsākti pēc piedāvājuma apstiprināšanas | Darbi sāksies pēc apstiprināšanas',
  startAfterDeposit:
    'Darbi tiek uzsākti pēc avansa saņemšanas | Darbi sāksies pēc priekšapmaksas saņemšanas',
  startOnDate:
    'Darbu sākums: {date} | Sākuma datums: {date} | Projekta sākums: {date} | Darbi sāksies {date}',
  completionByDate:
    'Izpildes termiņš: {date} | Darbu pabeigšana: {date} | Pabeigšanas termiņš: {date} | Pabeigt līdz {date}',
  pricesExcludeTax:
    'Cenas norādītas bez PVN | Visas cenas norādītas bez PVN | Cenās nav iekļauts PVN | Cenas norādītas bez pievienotās vērtības nodokļa',
  plusTax:
    'Bez PVN | Plus PVN | Neieskaitot PVN | Bez pievienotās vērtības nodokļa | PVN nav iekļauts',
  pricesIncludeTax:
    'Cenas norādītas ar PVN | Visas cenas norādītas ar PVN | Cenās iekļauts PVN | Visās cenās iekļauts PVN',
  includingTax: 'Ar PVN | Ieskaitot PVN | PVN iekļauts | Tostarp PVN',
  pricesInCurrency: 'Cenu valūta: {id} | Visas cenas: {id} | Visas summas: {id} | Valūta: {id}',
  revisionsIncluded:
    'Iekļautas {number} labojumu kārtas | {number} labojumu kārtas iekļautas cenā | Tostarp {number} labojumu kārtas',
  changesCharged:
    'Papildu izmaiņas tiek apmaksātas atsevišķi | Papildu darbi tiek apmaksāti atsevišķi | Par papildu darbiem tiek izrakstīts atsevišķs rēķins',
  billedByTime:
    'Apmaksa pēc faktiski patērētā laika | Pēc faktiski nostrādātā laika | Norēķins pēc patērētā laika',
  travelExtra:
    'Ceļa izdevumi tiek apmaksāti atsevišķi | Plus ceļa izdevumi | Ceļa izdevumi nav iekļauti cenā',
  ourTermsApply:
    'Piemērojami mūsu vispārīgie noteikumi | Ir spēkā mūsu vispārīgie noteikumi | Saskaņā ar mūsu vispārīgajiem noteikumiem',
  cancellationTerms:
    'Bezmaksas atcelšana ne vēlāk kā {days} dienas iepriekš | Bezmaksas atcelšana līdz {days} dienām iepriekš | Atcelšana bez maksas {days} dienas iepriekš',
  cancellationFee:
    'Atcelšanas maksa: {percent} | Atcelšanas maksa ir {percent} | Atcelšanas maksa {percent}',
  depositNotRefundable: 'Avanss netiek atmaksāts | Priekšapmaksa netiek atmaksāta',
  warrantyMonths:
    'Garantija: {number} mēneši | Garantija {number} mēneši | {number} mēnešu garantija | Garantijas termiņš: {number} mēneši',
  warrantyYears:
    'Garantija: {number} gadi | Garantija {number} gadi | {number} gadu garantija | Garantijas termiņš: {number} gadi',
  placeOfJurisdiction: 'Strīdu izskatīšanas vieta: {name} | Piekritība: {name}',
  errorsExcepted: 'Iespējamas kļūdas un neprecizitātes | Paturam tiesības uz kļūdu labošanu',
  validWithoutSignature:
    'Šis dokuments ir derīgs bez paraksta | Dokuments sagatavots elektroniski un ir derīgs bez paraksta | Rēķins sagatavots elektroniski un ir derīgs bez paraksta | Derīgs bez paraksta | Rēķins ir derīgs bez paraksta',
  confidential: 'Konfidenciāli | Stingri konfidenciāli | Šis piedāvājums ir konfidenciāls',
  keepForRecords:
    'Lūdzam saglabāt šo dokumentu | Lūdzam saglabāt šo rēķinu | Saglabājiet šo dokumentu',

  returnedGoods: 'Atgrieztās preces | Preču atgriešana | Atgriešana | Preces atgriešana',
  damagedGoods:
    'Bojātas preces | Bojāta prece | Bojājumi transportēšanas laikā | Prece saņemta bojāta',
  defectiveGoods: 'Defektīvas preces | Prece ar defektu | Nekvalitatīva prece | Preces defekts',
  wrongGoods: 'Piegādāta nepareiza prece | Nepareiza prece | Kļūdaina piegāde',
  missingGoods: 'Trūkstošās preces | Nepilnīga piegāde | Preces nav piegādātas | Iztrūkums',
  priceCorrection: 'Cenas korekcija | Cenas labojums | Nepareiza cena',
  quantityCorrection: 'Daudzuma korekcija | Daudzuma labojums | Nepareizs daudzums',
  taxCorrection:
    'Nodokļa korekcija | PVN korekcija | Nepareiza nodokļa likme | Nepareiza PVN likme',
  duplicateInvoice: 'Dublēts rēķins | Rēķins izrakstīts divreiz | Dubults rēķins',
  invoiceCancelled: 'Rēķina anulēšana | Rēķins anulēts',
  cancelsInvoice:
    'Rēķina {id} anulēšana | Šis kredītrēķins anulē rēķinu {id} | Anulē rēķinu {id} | Rēķina Nr. {id} anulēšana',
  creditForInvoice:
    'Kredītrēķins rēķinam {id} | Kredītrēķins par rēķinu {id} | Rēķina {id} korekcija | Kredītrēķins rēķinam Nr. {id}',
  orderCancelled: 'Pasūtījuma atcelšana | Pasūtījums atcelts | Atcelts pasūtījums',
  subsequentDiscount: 'Vēlāk piešķirta atlaide | Atlaide pēc rēķina',
  goodwill: 'Labas gribas žests | Pretimnākšana',
  overpayment: 'Pārmaksa | Pārmaksas atmaksa | Samaksāts par daudz',
  serviceNotRendered: 'Pakalpojums nav sniegts | Pakalpojumi nav sniegti | Nesniegts pakalpojums',
  lateDelivery: 'Kavēta piegāde | Piegādes kavējums | Novēlota piegāde',
  refundByTransfer:
    'Atmaksa ar bankas pārskaitījumu | Summa tiks atmaksāta ar bankas pārskaitījumu | Atmaksa uz jūsu bankas kontu',
  refundWithinDays: 'Summa tiks atmaksāta {days} dienu laikā | Atmaksa {days} dienu laikā',
  refundByOriginalMethod:
    'Atmaksa ar sākotnējo maksājuma veidu | Summa tiks atmaksāta ar sākotnējo maksājuma veidu',
  setOffNextInvoice:
    'Summa tiks ieskaitīta nākamajā rēķinā | Summa tiks atskaitīta no nākamā rēķina | Ieskaits nākamajā rēķinā',
  sorryForInconvenience: 'Atvainojamies par sagādātajām neērtībām | Atvainojamies par neērtībām',
}
