import type { combinations as english } from '../english/combinations.ts'
import type { Translated } from '../phrase-book.ts'

export const combinations: Translated<typeof english> = {
  thingForMonth:
    '{thing} de {month} | {thing} {month} | {thing} em {month} | {thing} do mês de {month} | {thing} mês de {month} | {thing} referente a {month}',
  thingOnDate:
    '{thing} de {date} | {thing} {date} | {thing} em {date} | {thing} a {date} | {thing} no dia {date} | {thing} do dia {date}',
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
  depositForThing: 'Adiantamento para {thing} | Sinal para {thing} | Adiantamento de {thing}',
  thingOnSite: '{thing} no local | {thing} nas instalações do cliente',
  thingAsAgreed: '{thing} conforme acordado | {thing} conforme combinado',
  thingByInvoice:
    '{thing} conforme fatura {id} | {thing} de acordo com a fatura {id} | {thing} conforme fatura n.º {id}',
  thingByQuote:
    '{thing} conforme orçamento {id} | {thing} conforme proposta {id} | {thing} de acordo com o orçamento {id} | {thing} conforme orçamento n.º {id}',
  thingByOrder:
    '{thing} conforme encomenda {id} | {thing} de acordo com a encomenda {id} | {thing} conforme encomenda n.º {id}',
  flatRateForThing:
    'Valor fixo para {thing} | Preço fixo para {thing} | Preço fechado para {thing} | Valor global para {thing}',
  thingFlatRate:
    '{thing} a preço fixo | {thing} a valor fixo | {thing} valor fixo | {thing} preço fixo',
  thingUpTo: '{thing} até {quantity}',
  quantityAtMoney: '{quantity} a {money} | {quantity} × {money} | {quantity} a {money} cada',
  quantityIncluded:
    'Inclui {quantity} | {quantity} incluídos | {quantity} incluídas | Incluindo {quantity} | Incl. {quantity}',
}
