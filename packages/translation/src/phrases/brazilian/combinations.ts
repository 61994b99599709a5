import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} de {month} | {thing} {month} | {thing} em {month} | {thing} do mês de {month} | {thing} mês de {month} | {thing} referente a {month}',
  thingOnDate:
    '{thing} de {date} | {thing} {date} | {thing} em {date} | {thing} no dia {date} | {thing} do dia {date}',
  thingFromTo:
    '{thing} de {date} a {date} | {thing} de {date} até {date} | {thing} entre {date} e {date}',
  thingFromMonthToMonth:
    '{thing} de {month} a {month} | {thing} {month} a {month} | {thing} {month} - {month} | {thing} de {month} até {month}',
  thingForName: '{thing} para {name}',
  thingForProject:
    '{thing} para o projeto {name} | {thing} do projeto {name} | {thing} projeto {name}',
  quantityOfThing: '{quantity} de {thing} | {quantity} {thing}',
  thingQuantity: '{thing} {quantity}',
  timesThing: '{number} × {thing} | {number} vezes {thing} | {number} {thing}',
  thingTimes: '{thing} × {number}',
  thingAndThing: '{thing} e {thing}',
  thingThingAndThing: '{thing}, {thing} e {thing}',
  thingIncluding:
    '{thing} com {thing} | {thing} incluindo {thing} | {thing} incl. {thing} | {thing}, inclui {thing}',
  thingWithout: '{thing} sem {thing} | {thing} excluindo {thing} | {thing} exceto {thing}',
  including: 'Inclui {thing} | Incluindo {thing} | Incl. {thing}',
  depositForThing:
    'Sinal para {thing} | Adiantamento para {thing} | Entrada para {thing} | Sinal de {thing}',
  thingOnSite: '{thing} no local | {thing} nas instalações do cliente',
  thingAsAgreed: '{thing} conforme combinado | {thing} conforme acordado',
  thingByInvoice:
    '{thing} conforme fatura {id} | {thing} de acordo com a fatura {id} | {thing} conforme fatura nº {id}',
  thingByQuote:
    '{thing} conforme orçamento {id} | {thing} conforme proposta {id} | {thing} de acordo com o orçamento {id} | {thing} conforme orçamento nº {id}',
  thingByOrder:
    '{thing} conforme pedido {id} | {thing} de acordo com o pedido {id} | {thing} conforme pedido nº {id}',
  flatRateForThing:
    'Preço fechado para {thing} | Valor fixo para {thing} | Valor fechado para {thing} | Preço fixo para {thing}',
  thingFlatRate:
    '{thing} a preço fechado | {thing} valor fechado | {thing} preço fechado | {thing} preço fixo',
  thingUpTo: '{thing} até {quantity}',
  quantityAtMoney: '{quantity} a {money} | {quantity} × {money} | {quantity} a {money} cada',
  quantityIncluded:
    'Inclui {quantity} | {quantity} inclusos | {quantity} inclusas | Incluindo {quantity} | Incl. {quantity}',
}
