import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} de {month} | {thing} {month} | {thing} en {month} | {thing} del mes de {month} | {thing} mes de {month}',
  thingOnDate: '{thing} del {date} | {thing} el {date} | {thing} {date} | {thing} de fecha {date}',
  thingFromTo:
    '{thing} del {date} al {date} | {thing} desde el {date} hasta el {date} | {thing} entre el {date} y el {date}',
  thingFromMonthToMonth:
    '{thing} de {month} a {month} | {thing} {month} a {month} | {thing} {month} - {month} | {thing} desde {month} hasta {month}',
  thingForName: '{thing} para {name}',
  thingForProject:
    '{thing} para el proyecto {name} | {thing} del proyecto {name} | {thing} proyecto {name}',
  quantityOfThing: '{quantity} de {thing} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} veces {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} y {thing} | {thing} e {thing}',
  thingThingAndThing: '{thing}, {thing} y {thing} | {thing}, {thing} e {thing}',
  thingIncluding:
    '{thing} con {thing} | {thing} incluyendo {thing} | {thing} incl. {thing} | {thing}, incluye {thing}',
  thingWithout: '{thing} sin {thing} | {thing} excluyendo {thing} | {thing} excepto {thing}',
  including: 'Incluye {thing} | Incl. {thing} | Incluyendo {thing}',
  depositForThing:
    'Anticipo para {thing} | Pago a cuenta de {thing} | Anticipo de {thing} | Señal para {thing}',
  thingOnSite: '{thing} in situ | {thing} presencial | {thing} en las instalaciones del cliente',
  thingAsAgreed: '{thing} según lo acordado | {thing} según acuerdo',
  thingByInvoice:
    '{thing} según factura {id} | {thing} según la factura {id} | {thing} según factura n.º {id}',
  thingByQuote:
    '{thing} según presupuesto {id} | {thing} según el presupuesto {id} | {thing} según oferta {id} | {thing} según presupuesto n.º {id}',
  thingByOrder:
    '{thing} según pedido {id} | {thing} según el pedido {id} | {thing} según pedido n.º {id}',
  flatRateForThing:
    'Tarifa plana para {thing} | Precio cerrado para {thing} | Precio fijo para {thing} | Tarifa plana de {thing}',
  thingFlatRate:
    '{thing} a precio cerrado | {thing} a tanto alzado | {thing} a precio fijo | {thing} tarifa plana',
  thingUpTo: '{thing} hasta {quantity}',
  quantityAtMoney:
    '{quantity} a {money} | {quantity} × {money} | {quantity} a {money} cada una | {quantity} a razón de {money}',
  quantityIncluded:
    'Incluye {quantity} | {quantity} incluidos | {quantity} incluidas | Incl. {quantity} | Incluyendo {quantity}',
}
