export const combinations = {
  thingForMonth: '{thing} for {month} | {thing} in {month} | {thing} {month}',
  thingOnDate: '{thing} on {date} | {thing} of {date} | {thing} dated {date} | {thing} {date}',
  thingFromTo:
    '{thing} from {date} to {date} | {thing} from {date} until {date} | {thing} between {date} and {date}',
  thingFromMonthToMonth:
    '{thing} from {month} to {month} | {thing} {month} to {month} | {thing} {month} - {month}',
  thingForName: '{thing} for {name}',
  thingForProject:
    '{thing} for project {name} | {thing} for the project {name} | {thing} for the {name} project',
  quantityOfThing: '{quantity} of {thing} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} times {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} and {thing}',
  thingThingAndThing: '{thing}, {thing} and {thing} | {thing}, {thing}, and {thing}',
  thingIncluding: '{thing} including {thing} | {thing} incl. {thing} | {thing} with {thing}',
  thingWithout: '{thing} without {thing} | {thing} excluding {thing} | {thing} excl. {thing}',
  including: 'Including {thing} | Incl. {thing}',
  depositForThing: 'Deposit for {thing} | Down payment for {thing} | Advance payment for {thing}',
  thingOnSite: '{thing} on site | {thing} at the client’s premises',
  thingAsAgreed: '{thing} as agreed | {thing} as discussed',
  thingByInvoice: '{thing} per invoice {id} | {thing} according to invoice {id}',
  thingByQuote:
    '{thing} per quote {id} | {thing} according to quote {id} | {thing} as per quote {id} | {thing} according to offer {id}',
  thingByOrder:
    '{thing} per order {id} | {thing} according to order {id} | {thing} as per order {id}',
  flatRateForThing:
    'Flat rate for {thing} | Flat fee for {thing} | Lump sum for {thing} | Fixed price for {thing}',
  thingFlatRate: '{thing} flat rate | {thing} flat fee | {thing} lump sum | {thing} fixed price',
  thingUpTo: '{thing} up to {quantity}',
  quantityAtMoney: '{quantity} at {money} | {quantity} at {money} each | {quantity} × {money}',
  quantityIncluded:
    '{quantity} included | Includes {quantity} | Including {quantity} | Incl. {quantity}',
} as const
