import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Maksuaika {days} päivää | Maksuehto {days} päivää netto | Maksuehto {days} pv netto | {days} pv netto | Maksettava {days} päivän kuluessa | Maksu {days} päivän kuluessa',
  payWithinDaysOfInvoice:
    'Maksuaika {days} päivää laskun päiväyksestä | Maksettava {days} päivän kuluessa laskun päiväyksestä | {days} pv netto laskun päiväyksestä',
  payWithinDaysOfReceipt:
    'Maksuaika {days} päivää laskun vastaanottamisesta | Maksettava {days} päivän kuluessa laskun saapumisesta | Maksettava {days} päivän kuluessa laskun vastaanottamisesta',
  payWithoutDeduction:
    'Maksettava {days} päivän kuluessa ilman vähennyksiä | Maksuaika {days} päivää ilman vähennyksiä',
  payByDate:
    'Maksettava viimeistään {date} | Eräpäivä: {date} | Eräpäivä {date} | Maksattehan viimeistään {date} | Pyydämme maksamaan viimeistään {date}',
  payMoneyByDate:
    'Maksettava {money} viimeistään {date} | Pyydämme maksamaan {money} viimeistään {date}',
  payOnReceipt:
    'Maksetaan heti laskun saavuttua | Maksu laskun saapuessa | Maksettava heti | Maksuehto: heti | Erääntyy heti',
  payWithoutDeductionNow:
    'Maksettava heti ilman vähennyksiä | Maksettava välittömästi | Maksettava välittömästi ilman vähennyksiä',
  payInAdvance: 'Maksu etukäteen | Ennakkomaksu vaaditaan | Maksetaan etukäteen',
  payOnDelivery: 'Maksu toimituksen yhteydessä | Maksetaan toimitettaessa | Postiennakko',
  payInInstalments: 'Maksu erissä on mahdollista | Osamaksu on mahdollinen',
  payTransfer:
    'Maksetaan tilisiirtona | Maksu tilisiirrolla | Maksu pankkisiirrolla | Pyydämme maksamaan tilisiirrolla',
  bankTransfer: 'Tilisiirto | Pankkisiirto | Tilisiirrolla',
  payToAccountBelow:
    'Pyydämme maksamaan summan alla olevalle tilille | Maksettava alla olevalle tilille | Summa maksetaan alla olevalle tilille',
  quoteInvoiceNumber:
    'Ilmoittakaa laskun numero maksun yhteydessä | Mainitse laskun numero maksun yhteydessä | Maksettaessa ilmoitettava laskun numero | Käytä laskun numeroa viitteenä | Merkitse maksuun laskun numero',
  quoteReference:
    'Käytä viitettä {id} | Viitenumero: {id} | Viite: {id} | Maksun viite: {id} | Käyttäkää maksaessanne viitettä {id}',
  payByCard: 'Maksu luottokortilla | Maksu kortilla | Korttimaksu',
  creditCard: 'Luottokortti | Luottokortilla | Maksukortti',
  payCash: 'Maksu käteisellä | Käteismaksu',
  cash: 'Käteinen | Käteisellä',
  payByCheck: 'Maksu sekillä',
  check: 'Sekki | Sekillä | Shekki',
  payByDirectDebit:
    'Summa veloitetaan suoraveloituksella | Summa veloitetaan tililtänne | Summa veloitetaan tililtäsi',
  directDebit: 'Suoraveloitus | Suoraveloituksella | Maksu suoraveloituksella',
  payOnline: 'Verkkomaksu | Maksu verkossa | Voit maksaa verkossa',
  paidWithThanks:
    'Maksu vastaanotettu, kiitos | Maksettu, kiitos | Maksu saatu kiittäen | Kiittäen vastaanotettu',
  alreadyPaid:
    'Maksettu | Jo maksettu | Lasku on jo maksettu | Tämä lasku on maksettu | Lasku on maksettu',
  paidOnDate: 'Maksettu {date} | Maksu vastaanotettu {date}',
  noPaymentNeeded: 'Ei maksettavaa | Ei vaadi maksua | Maksua ei tarvita',
  openAmount:
    'Avoin summa on {money} | Avoin summa: {money} | Maksamatta: {money} | Avoinna: {money}',
  depositReceived:
    'Vastaanotettu ennakkomaksu: {money} | Ennakkomaksu vastaanotettu: {money} | Ennakkomaksu {money} vastaanotettu',
  depositOnOrder:
    '{percent} ennakkomaksu tilattaessa | {percent} tilattaessa | {percent} tilauksen yhteydessä',
  depositRequired:
    'Ennakkomaksu on {percent} | Ennakkomaksu {percent} vaaditaan | {percent} ennakkoon | {percent} ennakkomaksu',
  depositBeforeWork:
    '{percent} ennakkomaksu ennen työn aloittamista | {percent} ennen työn aloittamista | {percent} maksetaan ennen työn alkua',
  restOnDelivery:
    '{percent} toimituksen yhteydessä | {percent} toimitettaessa | Loput {percent} toimituksen yhteydessä',
  restOnCompletion:
    '{percent} työn valmistuttua | Loput {percent} työn valmistuttua | {percent} valmistuttua | {percent} työn valmistuessa',
  balanceOnCompletion:
    'Loppusumma maksetaan työn valmistuttua | Loput työn valmistuttua | Loppumaksu työn valmistuttua',
  balanceOnDelivery:
    'Loppusumma maksetaan toimituksen yhteydessä | Loput toimituksen yhteydessä | Loppumaksu toimitettaessa',
  earlyPaymentDiscount:
    '{percent} alennus maksettaessa {days} päivän kuluessa | {percent} käteisalennus {days} päivän kuluessa | {days} pv {percent}',
  noEarlyPaymentDiscount: 'Ei käteisalennusta | Ei alennusta ennakkomaksusta',
  bankChargesBySender:
    'Maksaja vastaa pankkikuluista | Asiakas vastaa kaikista pankkikuluista | Pankkikulut maksaa maksaja | Pankkikulut maksaa asiakas',
  accountHolder: 'Tilinomistaja: {name} | Tilin omistaja: {name} | Saaja: {name}',
  accountNumber: 'Tilinumero: {id} | Tili: {id} | Tilinro: {id}',
  bankName: 'Pankki: {name} | Pankin nimi: {name}',
  bankDetailsChanged:
    'Huomioikaa uudet pankkitietomme | Pankkitietomme ovat muuttuneet | Huomioithan, että pankkitietomme ovat muuttuneet',
  bankDetails: 'Pankkitiedot | Pankkitietomme | Maksutiedot | Pankkiyhteys',
  bankDetailsBelow:
    'Pankkitietomme ovat alla | Löydät pankkitietomme alta | Pankkitietomme löytyvät alta',

  lateInterest:
    'Viivästyskorko {percent} vuodessa | Maksun viivästyessä perimme viivästyskorkoa {percent} vuodessa | Viivästyskorko: {percent} vuodessa',
  lateInterestPerMonth:
    'Viivästyskorko {percent} kuukaudessa | Maksun viivästyessä perimme viivästyskorkoa {percent} kuukaudessa | Viivästyskorko: {percent} kuukaudessa',
  lateFee:
    'Maksun viivästyessä perimme maksun {money} | Muistutusmaksu {money} | Muistutusmaksu: {money} | Viivästysmaksu: {money}',
  statutoryInterest:
    'Viivästyskorko korkolain mukaan | Maksun viivästyessä perimme korkolain mukaisen viivästyskoron | Viivästyskorko korkolain mukainen',
  recoveryCosts:
    'Maksun viivästyessä perimme perintäkulujen vakiokorvauksen {money} | Perintäkulujen vakiokorvaus: {money}',
  workStopsOnLatePayment:
    'Työ voidaan keskeyttää, jos maksu viivästyy | Maksun viivästyessä työ voidaan keskeyttää',
  paymentReminder: 'Maksumuistutus | Muistutus | Maksukehotus',
  ignoreIfPaid:
    'Jos olette jo maksaneet laskun, tämä muistutus on aiheeton | Jos olet jo maksanut laskun, muistutus on aiheeton | Mikäli lasku on jo maksettu, tämä muistutus on aiheeton',
  ownershipUntilPaid:
    'Tavara pysyy omaisuutenamme, kunnes se on kokonaan maksettu | Omistusoikeus siirtyy, kun kauppahinta on kokonaan maksettu | Omistusoikeus säilyy myyjällä täyteen maksuun asti',
  rightsAfterPayment:
    'Käyttöoikeudet siirtyvät, kun lasku on kokonaan maksettu | Käyttöoikeudet siirtyvät maksun jälkeen | Oikeudet siirtyvät, kun lasku on maksettu kokonaan',
}
