import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth: '{thing}, {month} | {thing} {month} | {thing}: {month}',
  thingOnDate: '{thing} an {date} | {thing} {date} | {thing}, {date}',
  thingFromTo:
    '{thing} ón {date} go dtí an {date} | {thing} ón {date} go dtí {date} | {thing} idir an {date} agus an {date}',
  thingFromMonthToMonth:
    '{thing}, {month} – {month} | {thing} {month} – {month} | {thing}, {month} go {month} | {thing} {month} go {month}',
  thingForName: '{thing}: {name} | {thing} do {name} | {thing} le haghaidh {name}',
  thingForProject:
    '{thing} don tionscadal {name} | {thing} le haghaidh an tionscadail {name} | {thing}, tionscadal {name}',
  quantityOfThing: '{thing}, {quantity} | {quantity} {thing} | {quantity} de {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} uaire {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} agus {thing}',
  thingThingAndThing: '{thing}, {thing} agus {thing}',
  thingIncluding:
    '{thing}, lena n-áirítear {thing} | {thing} lena n-áirítear {thing} | {thing} le {thing} | {thing}, {thing} san áireamh',
  thingWithout:
    '{thing} gan {thing} san áireamh | {thing}, gan {thing} san áireamh | {thing} gan {thing}',
  including: 'Lena n-áirítear {thing} | {thing} san áireamh',
  depositForThing: 'Éarlais: {thing} | Réamhíocaíocht: {thing} | Éarlais ar {thing}',
  thingOnSite: '{thing} ar an láthair | {thing} ag áitreabh an chliaint',
  thingAsAgreed: '{thing} mar a comhaontaíodh | {thing} mar a pléadh',
  thingByInvoice:
    '{thing} de réir an tsonraisc {id} | {thing}, sonrasc {id} | {thing} de réir shonrasc {id}',
  thingByQuote:
    '{thing} de réir an luachain {id} | {thing}, luachan {id} | {thing} de réir luachan {id}',
  thingByOrder: '{thing} de réir an ordaithe {id} | {thing}, ordú {id} | {thing} de réir ordú {id}',
  flatRateForThing: 'Ráta seasta: {thing} | Táille sheasta: {thing} | Ráta seasta ar {thing}',
  thingFlatRate: '{thing} ar ráta seasta | {thing}, ráta seasta | {thing} ar phraghas seasta',
  thingUpTo: '{thing}, suas le {quantity} | {thing} suas le {quantity}',
  quantityAtMoney: '{quantity} × {money} | {quantity} ar {money} | {quantity} ag {money}',
  quantityIncluded: '{quantity} san áireamh | Lena n-áirítear {quantity}',
}
