import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Terminu tal-ħlas f’jiem: {days} | Ħlas fi żmien {days} jum | Ħlas fi żmien {days}-il jum | Jekk jogħġbok ħallas fi żmien {days} jum | Pagabbli fi żmien {days} jum | Ħlas fi żmien {days} ijiem',
  payWithinDaysOfInvoice:
    'Terminu tal-ħlas mid-data tal-fattura, f’jiem: {days} | Ħlas fi żmien {days} jum mid-data tal-fattura | Ħlas fi żmien {days}-il jum mid-data tal-fattura | Pagabbli fi żmien {days} jum mid-data tal-fattura',
  payWithinDaysOfReceipt:
    'Terminu tal-ħlas mill-wasla tal-fattura, f’jiem: {days} | Ħlas fi żmien {days} jum minn meta tasal il-fattura | Ħlas fi żmien {days}-il jum mill-wasla tal-fattura',
  payWithoutDeduction:
    'Terminu tal-ħlas mingħajr tnaqqis, f’jiem: {days} | Ħlas fi żmien {days} jum mingħajr tnaqqis | Ħlas fi żmien {days}-il jum mingħajr tnaqqis',
  payByDate:
    'Ħlas dovut sa: {date} | Jekk jogħġbok ħallas sa {date} | Il-ħlas huwa dovut sa {date} | Data dovuta: {date} | Pagabbli sa {date}',
  payMoneyByDate:
    'Jekk jogħġbok ħallas {money} sa: {date} | Jekk jogħġbok ittrasferixxi {money} sa {date} | L-ammont ta’ {money} huwa dovut sa {date}',
  payOnReceipt:
    'Il-ħlas isir malli tasal il-fattura | Ħlas mal-wasla | Dovut mal-wasla | Pagabbli mal-wasla | Ħlas mal-wasla tal-fattura',
  payWithoutDeductionNow:
    'Pagabbli immedjatament mingħajr tnaqqis | Pagabbli immedjatament | Dovut immedjatament',
  payInAdvance: 'Ħlas minn qabel | Ħlas bil-quddiem meħtieġ | Jitħallas minn qabel',
  payOnDelivery: 'Ħlas mal-konsenja | Pagabbli mal-konsenja',
  payInInstalments: 'Ħlas bin-nifs huwa possibbli | Il-ħlas jista’ jsir bin-nifs',
  payTransfer: 'Jekk jogħġbok ħallas b’trasferiment bankarju | Ħlas b’trasferiment bankarju',
  bankTransfer: 'Trasferiment bankarju | B’trasferiment bankarju',
  payToAccountBelow:
    'Jekk jogħġbok ittrasferixxi l-ammont fil-kont t’hawn taħt | Jekk jogħġbok ħallas fil-kont t’hawn taħt | L-ammont għandu jitħallas fil-kont t’hawn taħt',
  quoteInvoiceNumber:
    'Jekk jogħġbok semmi n-numru tal-fattura mal-ħlas | Jekk jogħġbok ikteb in-numru tal-fattura mal-ħlas | Jekk jogħġbok semmi n-numru tal-fattura',
  quoteReference:
    'Jekk jogħġbok uża r-referenza {id} | Referenza tal-ħlas: {id} | Jekk jogħġbok semmi {id} mal-ħlas',
  payByCard: 'Ħlas b’karta ta’ kreditu | Ħlas bil-karta',
  creditCard: 'Karta ta’ kreditu | B’karta ta’ kreditu',
  payCash: 'Ħlas fi flus kontanti | Ħlas kontanti',
  cash: 'Flus kontanti | Kontanti | Fi flus kontanti',
  payByCheck: 'Ħlas b’ċekk',
  check: 'Ċekk | B’ċekk',
  payByDirectDebit: 'L-ammont jinġabar b’debitu dirett | L-ammont jitnaqqas mill-kont tiegħek',
  directDebit: 'Debitu dirett | B’debitu dirett | Ħlas b’debitu dirett',
  payOnline: 'Ħlas online | Tista’ tħallas online',
  paidWithThanks: 'Imħallas bir-ringrazzjament | Ħlas irċevut, grazzi | Imħallas, grazzi',
  alreadyPaid:
    'Diġà mħallas | Imħallas | Din il-fattura diġà tħallset | Il-fattura diġà tħallset | Imħallsa',
  paidOnDate: 'Data tal-ħlas: {date} | Imħallas {date} | Ħlas irċevut {date}',
  noPaymentNeeded: 'L-ebda ħlas mhu meħtieġ | Xejn x’tħallas',
  openAmount:
    'L-ammont pendenti huwa {money} | Ammont pendenti: {money} | Ammont mhux imħallas: {money}',
  depositReceived:
    'Depożitu rċevut: {money} | Depożitu ta’ {money} rċevut | Irċevejna depożitu ta’ {money}',
  depositOnOrder:
    'Depożitu ta’ {percent} mal-ordni | {percent} mal-ordni | {percent} depożitu mal-ordni',
  depositRequired:
    'Meħtieġ depożitu ta’ {percent} | Depożitu ta’ {percent} meħtieġ | {percent} bil-quddiem',
  depositBeforeWork: 'Depożitu ta’ {percent} qabel jibda x-xogħol | {percent} qabel jibda x-xogħol',
  restOnDelivery: '{percent} mal-konsenja | Il-bqija ta’ {percent} mal-konsenja',
  restOnCompletion:
    '{percent} mat-tlestija | {percent} meta jitlesta x-xogħol | Il-bqija ta’ {percent} mat-tlestija',
  balanceOnCompletion:
    'Il-bilanċ huwa dovut mat-tlestija | Bilanċ mat-tlestija | Il-bilanċ jitħallas mat-tlestija',
  balanceOnDelivery:
    'Il-bilanċ huwa dovut mal-konsenja | Bilanċ mal-konsenja | Il-bilanċ jitħallas mal-konsenja',
  earlyPaymentDiscount:
    'Skont ta’ {percent} għal ħlas bikri, terminu f’jiem: {days} | Skont ta’ {percent} għal ħlas fi żmien {days} jum | Skont ta’ {percent} għal ħlas fi żmien {days}-il jum',
  noEarlyPaymentDiscount: 'L-ebda skont għal ħlas bikri | Mingħajr skont għal ħlas bikri',
  bankChargesBySender:
    'L-ispejjeż bankarji jitħallsu minn min iħallas | L-ispejjeż bankarji kollha jitħallsu mill-klijent | L-ispejjeż tal-bank huma għall-klijent',
  accountHolder: 'Detentur tal-kont: {name} | Isem il-kont: {name}',
  accountNumber: 'Numru tal-kont: {id} | Nru tal-kont: {id} | Kont: {id}',
  bankName: 'Bank: {name} | Isem il-bank: {name}',
  bankDetailsChanged:
    'Jekk jogħġbok innota d-dettalji bankarji ġodda tagħna | Id-dettalji bankarji tagħna nbidlu',
  bankDetails: 'Dettalji bankarji | Id-dettalji bankarji tagħna | Dettalji tal-ħlas',
  bankDetailsBelow:
    'Id-dettalji bankarji tagħna jinsabu hawn taħt | Issib id-dettalji bankarji tagħna hawn taħt',

  lateInterest:
    'Ħlasijiet tard huma soġġetti għal imgħax ta’ {percent} fis-sena | Imgħax ta’ {percent} fis-sena fuq ħlas tard',
  lateInterestPerMonth:
    'Ħlasijiet tard huma soġġetti għal imgħax ta’ {percent} fix-xahar | Imgħax ta’ {percent} fix-xahar fuq ħlas tard',
  lateFee:
    'Għal ħlas tard jiżdied ħlas ta’ {money} | Ħlas addizzjonali għal pagament tard: {money} | Ħlas tat-tfakkira: {money}',
  statutoryInterest:
    'Japplika l-imgħax legali fuq ħlasijiet tard | L-imgħax statutorju japplika għal ħlasijiet tard',
  recoveryCosts:
    'F’każ ta’ ħlas tard huwa dovut kumpens ta’ {money} għall-ispejjeż tal-irkupru | Kumpens għall-ispejjeż tal-irkupru: {money}',
  workStopsOnLatePayment:
    'Ix-xogħol jista’ jiġi sospiż jekk il-ħlas ikun tard | Nistgħu nissospendu x-xogħol jekk il-ħlas ikun tard',
  paymentReminder: 'Tfakkira tal-ħlas | Tfakkira',
  ignoreIfPaid:
    'Jekk jogħġbok injora din it-tfakkira jekk diġà ħallast | Jekk diġà ħallast, jekk jogħġbok injora din it-tfakkira',
  ownershipUntilPaid:
    'Il-merkanzija tibqa’ proprjetà tagħna sakemm titħallas kollha | Il-prodotti jibqgħu proprjetà tagħna sal-ħlas sħiħ',
  rightsAfterPayment:
    'Id-drittijiet tal-użu jgħaddu mal-ħlas sħiħ | Id-drittijiet kollha jgħaddu mal-ħlas sħiħ',
}
