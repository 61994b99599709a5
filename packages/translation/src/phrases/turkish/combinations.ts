import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} ({month}) | {thing} {month} | {thing} {month} dönemi | {thing} {month} ayı',
  thingOnDate:
    '{thing} ({date}) | {thing} {date} | {thing} {date} tarihli | {thing} {date} tarihinde',
  thingFromTo:
    '{thing} ({date} – {date}) | {thing} {date} ile {date} arası | {thing} {date} ile {date} tarihleri arasında | {thing} {date} - {date}',
  thingFromMonthToMonth:
    '{thing} ({month} – {month}) | {thing} {month} - {month} | {thing} {month} ile {month} arası',
  thingForName: '{thing} – {name} için | {thing} {name} için',
  thingForProject:
    '{thing} – {name} projesi için | {thing} {name} projesi | {thing} – {name} projesi | {thing} {name} projesi için',
  quantityOfThing: '{quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} {thing} | {number} adet {thing}',
  thingTimes: '{thing} × {number} | {thing} {number} adet',
  thingAndThing: '{thing} ve {thing} | {thing} ile {thing}',
  thingThingAndThing: '{thing}, {thing} ve {thing}',
  thingIncluding: '{thing}, {thing} dâhil',
  thingWithout: '{thing}, {thing} hariç',
  including: '{thing} dâhil | {thing} dâhildir',
  depositForThing:
    'Avans: {thing} | {thing} için avans | {thing} için ön ödeme | {thing} için kapora',
  thingOnSite:
    '{thing}, müşteri adresinde | {thing} müşteri adresinde | {thing} yerinde | Yerinde {thing}',
  thingAsAgreed:
    '{thing}, anlaşıldığı gibi | {thing} anlaşıldığı üzere | {thing} görüşüldüğü üzere | {thing} anlaşıldığı gibi',
  thingByInvoice:
    '{thing}, fatura no {id} | {thing} fatura {id} uyarınca | {thing} fatura {id} | {id} numaralı fatura uyarınca {thing}',
  thingByQuote:
    '{thing}, teklif no {id} | {thing} teklif {id} uyarınca | {thing} teklif {id} | {id} numaralı teklif uyarınca {thing}',
  thingByOrder:
    '{thing}, sipariş no {id} | {thing} sipariş {id} uyarınca | {thing} sipariş {id} | {id} numaralı sipariş uyarınca {thing}',
  flatRateForThing:
    'Götürü bedel: {thing} | {thing} için götürü bedel | {thing} için sabit fiyat | {thing} için sabit ücret',
  thingFlatRate:
    '{thing}, götürü bedel | {thing} götürü bedel | {thing} sabit fiyat | {thing} götürü',
  thingUpTo:
    '{thing}, en fazla {quantity} | {thing} en fazla {quantity} | {thing} azami {quantity}',
  quantityAtMoney:
    '{quantity} × {money} | {quantity} birim fiyat {money} | {quantity} beheri {money}',
  quantityIncluded:
    '{quantity} fiyata dâhil | {quantity} fiyata dâhildir | {quantity} ücrete dâhildir',
}
