import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Apmaksa veicama {days} dienu laikā | Apmaksa {days} dienu laikā | Lūdzam apmaksāt {days} dienu laikā | Apmaksas termiņš: {days} dienas | Apmaksas termiņš {days} dienas | Apmaksāt {days} dienu laikā',
  payWithinDaysOfInvoice:
    'Apmaksa veicama {days} dienu laikā no rēķina datuma | Lūdzam apmaksāt {days} dienu laikā no rēķina datuma | Apmaksa {days} dienu laikā no rēķina izrakstīšanas',
  payWithinDaysOfReceipt:
    'Apmaksa veicama {days} dienu laikā pēc rēķina saņemšanas | Lūdzam apmaksāt {days} dienu laikā pēc rēķina saņemšanas | Apmaksa {days} dienu laikā no saņemšanas',
  payWithoutDeduction:
    'Apmaksa veicama {days} dienu laikā bez atskaitījumiem | Apmaksa {days} dienu laikā bez atskaitījumiem',
  payByDate:
    'Apmaksas termiņš: {date} | Lūdzam apmaksāt līdz {date} | Apmaksāt līdz {date} | Samaksas termiņš: {date}',
  payMoneyByDate:
    'Lūdzam samaksāt {money}, apmaksas termiņš: {date} | Lūdzam pārskaitīt {money} līdz {date} | Lūdzam samaksāt {money} līdz {date}',
  payOnReceipt:
    'Apmaksa veicama pēc saņemšanas | Apmaksa pēc rēķina saņemšanas | Apmaksāt pēc rēķina saņemšanas',
  payWithoutDeductionNow:
    'Apmaksa veicama nekavējoties bez atskaitījumiem | Apmaksa nekavējoties | Apmaksāt nekavējoties',
  payInAdvance: 'Nepieciešama priekšapmaksa | Apmaksa avansā | Apmaksa pirms darbu sākuma',
  payOnDelivery: 'Apmaksa piegādes brīdī | Apmaksa saņemot preci | Apmaksa pie saņemšanas',
  payInInstalments: 'Iespējama apmaksa pa daļām | Apmaksa pa daļām ir iespējama',
  payTransfer:
    'Lūdzam apmaksāt ar bankas pārskaitījumu | Apmaksa ar bankas pārskaitījumu | Apmaksa ar pārskaitījumu',
  bankTransfer: 'Bankas pārskaitījums | Pārskaitījums | Ar pārskaitījumu | Ar bankas pārskaitījumu',
  payToAccountBelow:
    'Lūdzam pārskaitīt summu uz zemāk norādīto kontu | Lūdzam summu ieskaitīt zemāk norādītajā kontā | Lūdzam pārskaitīt rēķina summu uz zemāk norādīto bankas kontu',
  quoteInvoiceNumber:
    'Veicot maksājumu, lūdzam norādīt rēķina numuru | Maksājuma mērķī lūdzam norādīt rēķina numuru | Apmaksājot lūdzam norādīt rēķina numuru',
  quoteReference:
    'Maksājumā lūdzam norādīt atsauci {id} | Maksājuma atsauce: {id} | Maksājuma mērķis: {id} | Lūdzam norādīt {id} maksājuma mērķī',
  payByCard: 'Apmaksa ar kredītkarti | Apmaksa ar karti | Maksājums ar karti',
  creditCard: 'Kredītkarte | Ar kredītkarti | Maksājumu karte',
  payCash: 'Apmaksa skaidrā naudā | Maksājums skaidrā naudā',
  cash: 'Skaidra nauda | Skaidrā naudā',
  payByCheck: 'Apmaksa ar čeku',
  check: 'Čeks | Ar čeku',
  payByDirectDebit:
    'Summa tiks noņemta no jūsu konta ar tiešo debetu | Summa tiks noņemta no jūsu konta | Summa tiks iekasēta ar tiešo debetu',
  directDebit: 'Tiešais debets | Ar tiešo debetu | Apmaksa ar tiešo debetu',
  payOnline:
    'Apmaksa tiešsaistē | Tiešsaistes maksājums | Varat apmaksāt tiešsaistē | Apmaksa internetā',
  paidWithThanks: 'Maksājums saņemts, paldies | Apmaksāts, paldies | Samaksa saņemta ar pateicību',
  alreadyPaid:
    'Apmaksāts | Jau apmaksāts | Rēķins jau ir apmaksāts | Šis rēķins ir apmaksāts | Rēķins ir apmaksāts | Samaksāts',
  paidOnDate: 'Apmaksas datums: {date} | Apmaksāts {date} | Maksājums saņemts {date}',
  noPaymentNeeded: 'Apmaksa nav nepieciešama | Nav jāmaksā',
  openAmount: 'Neapmaksātā summa ir {money} | Neapmaksātā summa: {money} | Parāda summa: {money}',
  depositReceived:
    'Saņemtais avanss: {money} | Saņemts avanss: {money} | Avanss {money} saņemts | Esam saņēmuši avansu {money}',
  depositOnOrder:
    '{percent} avanss pasūtot | {percent} pasūtot | {percent} priekšapmaksa pasūtot | {percent} pasūtījuma brīdī',
  depositRequired:
    'Nepieciešama {percent} priekšapmaksa | Nepieciešams avanss {percent} apmērā | {percent} priekšapmaksa | {percent} avanss',
  depositBeforeWork:
    '{percent} avanss pirms darbu uzsākšanas | {percent} pirms darbu uzsākšanas | {percent} priekšapmaksa pirms darbu sākuma',
  restOnDelivery:
    '{percent} piegādes brīdī | {percent} pēc piegādes | Atlikušie {percent} piegādes brīdī',
  restOnCompletion:
    '{percent} pēc darbu pabeigšanas | Atlikušie {percent} pēc darbu pabeigšanas | {percent} pabeidzot darbus',
  balanceOnCompletion:
    'Atlikusī summa maksājama pēc darbu pabeigšanas | Atlikusī summa pēc darbu pabeigšanas | Gala maksājums pēc darbu pabeigšanas',
  balanceOnDelivery: 'Atlikusī summa maksājama piegādes brīdī | Atlikusī summa piegādes brīdī',
  earlyPaymentDiscount:
    '{percent} atlaide, apmaksājot {days} dienu laikā | {percent} atlaide par apmaksu {days} dienu laikā | Apmaksājot {days} dienu laikā, {percent} atlaide',
  noEarlyPaymentDiscount:
    'Atlaide par ātrāku apmaksu netiek piemērota | Bez atlaides par ātrāku apmaksu',
  bankChargesBySender:
    'Bankas komisiju sedz maksātājs | Visas bankas komisijas sedz klients | Bankas izdevumus sedz maksātājs | Bankas izdevumus sedz klients',
  accountHolder: 'Konta īpašnieks: {name} | Saņēmējs: {name} | Konta turētājs: {name}',
  accountNumber: 'Konta numurs: {id} | Konta Nr.: {id} | Konts: {id}',
  bankName: 'Banka: {name} | Bankas nosaukums: {name}',
  bankDetailsChanged:
    'Lūdzam ņemt vērā mūsu jaunos bankas rekvizītus | Mūsu bankas rekvizīti ir mainījušies',
  bankDetails: 'Bankas rekvizīti | Mūsu bankas rekvizīti | Maksājuma rekvizīti',
  bankDetailsBelow:
    'Mūsu bankas rekvizīti norādīti zemāk | Mūsu bankas rekvizītus atradīsiet zemāk',

  lateInterest:
    'Par kavētu maksājumu tiek aprēķināti procenti {percent} gadā | Nokavējuma procenti {percent} gadā | Līgumsods par kavētu maksājumu {percent} gadā',
  lateInterestPerMonth:
    'Par kavētu maksājumu tiek aprēķināti procenti {percent} mēnesī | Nokavējuma procenti {percent} mēnesī | Līgumsods par kavētu maksājumu {percent} mēnesī',
  lateFee:
    'Par kavētu maksājumu tiek piemērota maksa {money} | Maksa par atgādinājumu: {money} | Kavējuma maksa: {money}',
  statutoryInterest:
    'Par kavētu maksājumu tiek aprēķināti likumiskie nokavējuma procenti | Kavējuma gadījumā piemērojami likumiskie procenti | Likumiskie nokavējuma procenti',
  recoveryCosts:
    'Par kavētu maksājumu tiek piemērota parāda atgūšanas izdevumu atlīdzība {money} | Parāda atgūšanas izdevumu atlīdzība: {money}',
  workStopsOnLatePayment:
    'Maksājuma kavējuma gadījumā darbi var tikt apturēti | Ja maksājums kavējas, darbi var tikt apturēti',
  paymentReminder: 'Maksājuma atgādinājums | Atgādinājums | Atgādinājums par apmaksu',
  ignoreIfPaid:
    'Ja jau esat veikuši apmaksu, lūdzam šo atgādinājumu neņemt vērā | Ja rēķins jau ir apmaksāts, lūdzam šo atgādinājumu neņemt vērā',
  ownershipUntilPaid:
    'Prece paliek mūsu īpašumā līdz pilnīgai apmaksai | Preces paliek mūsu īpašumā līdz pilnai apmaksai | Īpašumtiesības pāriet pēc pilnas apmaksas',
  rightsAfterPayment:
    'Lietošanas tiesības pāriet pēc pilnas apmaksas | Izmantošanas tiesības pāriet pēc pilnīgas apmaksas | Tiesības pāriet pēc pilnas apmaksas',
}
