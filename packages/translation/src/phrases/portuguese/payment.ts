import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Pagamento no prazo de {days} dias | Pagamento a {days} dias | Prazo de pagamento: {days} dias | Pagamento em {days} dias | A pagar no prazo de {days} dias | Vencimento a {days} dias',
  payWithinDaysOfInvoice:
    'Pagamento no prazo de {days} dias a contar da data da fatura | Pagamento a {days} dias da data da fatura | Pagamento no prazo de {days} dias após a data da fatura | {days} dias após a data da fatura',
  payWithinDaysOfReceipt:
    'Pagamento no prazo de {days} dias após receção da fatura | Pagamento no prazo de {days} dias após a receção | Pagamento no prazo de {days} dias após a receção da fatura | Pagamento a {days} dias da receção da fatura',
  payWithoutDeduction:
    'Pagamento no prazo de {days} dias sem desconto | Pagamento a {days} dias líquido | Pagamento no prazo de {days} dias sem dedução',
  payByDate:
    'Agradecemos o pagamento até {date} | Pagamento até {date} | Data de vencimento: {date} | A pagar até {date} | Vencimento: {date} | Agradecemos a transferência do valor até {date} | Data limite de pagamento: {date}',
  payMoneyByDate:
    'Agradecemos a transferência de {money} até {date} | Agradecemos o pagamento de {money} até {date} | O valor de {money} vence em {date}',
  payOnReceipt:
    'Pagamento a pronto | Pronto pagamento | Pagamento na receção da fatura | Pagamento contra fatura | Pagamento na receção | Pagamento à receção da fatura',
  payWithoutDeductionNow:
    'Pagamento imediato sem desconto | Pagamento imediato | A pagar de imediato',
  payInAdvance: 'Pagamento adiantado | Exige-se pagamento antecipado | Pagamento antes da entrega',
  payOnDelivery:
    'Pagamento na entrega | Pagamento contra entrega | À cobrança | Pagamento no ato da entrega',
  payInInstalments:
    'É possível o pagamento em prestações | Possibilidade de pagamento em prestações | Pagamento em prestações possível',
  payTransfer:
    'Pagamento por transferência bancária | Agradecemos o pagamento por transferência bancária | Forma de pagamento: transferência bancária | Pagamento por transferência',
  bankTransfer: 'Transferência bancária | Por transferência bancária | Transferência',
  payToAccountBelow:
    'Agradecemos a transferência do valor para a conta abaixo indicada | Por favor, transfira o valor para a conta abaixo indicada | Agradecemos que transfira o valor para a conta abaixo | Pagamento para a conta abaixo indicada',
  quoteInvoiceNumber:
    'Agradecemos a indicação do número da fatura no pagamento | Por favor, indique o número da fatura no pagamento | Indique o número da fatura no pagamento | Por favor, indique o número da fatura | Indique o número da fatura no descritivo da transferência | Indicar o número da fatura no pagamento',
  quoteReference:
    'Por favor, indique a referência {id} | Referência de pagamento: {id} | Indique {id} como referência | Descritivo da transferência: {id}',
  payByCard:
    'Pagamento com cartão de crédito | Pagamento com cartão | Pagamento por cartão de crédito',
  creditCard: 'Cartão de crédito | Com cartão de crédito',
  payCash: 'Pagamento em dinheiro | Pagamento em numerário',
  cash: 'Dinheiro | Em dinheiro | Numerário | Em numerário',
  payByCheck: 'Pagamento por cheque | Pagamento com cheque',
  check: 'Cheque | Por cheque',
  payByDirectDebit:
    'O valor será cobrado por débito direto | O valor será debitado na sua conta | Cobraremos o valor por débito direto',
  directDebit: 'Débito direto | Por débito direto | Pagamento por débito direto',
  payOnline: 'Pagamento online | Pode pagar online',
  paidWithThanks: 'Pago, obrigado | Pagamento recebido, obrigado | Valor recebido, obrigado',
  alreadyPaid:
    'Já pago | Pago | Esta fatura já se encontra paga | Esta fatura já foi paga | A fatura já foi paga | Fatura paga | Liquidado',
  paidOnDate: 'Pago em {date} | Pagamento recebido em {date} | Pago a {date} | Liquidado em {date}',
  noPaymentNeeded:
    'Não é necessário qualquer pagamento | Nenhum pagamento necessário | Nada a pagar',
  openAmount:
    'O valor em dívida é de {money} | Valor em dívida: {money} | Valor pendente: {money} | Valor em aberto: {money}',
  depositReceived:
    'Adiantamento de {money} recebido | Adiantamento recebido: {money} | Recebemos um adiantamento de {money} | Sinal recebido: {money}',
  depositOnOrder:
    'Adiantamento de {percent} com a encomenda | {percent} com a encomenda | {percent} de sinal com a encomenda | {percent} na adjudicação | {percent} com a adjudicação | {percent} no ato da encomenda',
  depositRequired:
    'É necessário um adiantamento de {percent} | Adiantamento de {percent} | {percent} adiantado | Sinal de {percent}',
  depositBeforeWork:
    'É necessário um adiantamento de {percent} antes do início dos trabalhos | Adiantamento de {percent} antes do início dos trabalhos | {percent} antes do início dos trabalhos | {percent} no início dos trabalhos',
  restOnDelivery:
    '{percent} na entrega | Restantes {percent} na entrega | Os restantes {percent} na entrega | {percent} com a entrega',
  restOnCompletion:
    '{percent} na conclusão | {percent} na conclusão dos trabalhos | Restantes {percent} na conclusão | Os restantes {percent} no final dos trabalhos | {percent} no final dos trabalhos',
  balanceOnCompletion:
    'O valor restante é devido na conclusão | Restante na conclusão dos trabalhos | Restante na conclusão | Saldo na conclusão | O restante é pago no final dos trabalhos',
  balanceOnDelivery:
    'O valor restante é devido na entrega | Restante na entrega | Saldo na entrega | O restante é pago na entrega',
  earlyPaymentDiscount:
    '{percent} de desconto para pagamento em {days} dias | Desconto de {percent} para pagamento no prazo de {days} dias | {percent} de desconto de pronto pagamento em {days} dias | {percent} de desconto para pagamento no prazo de {days} dias',
  noEarlyPaymentDiscount:
    'Sem desconto de pronto pagamento | Sem desconto por pagamento antecipado | Não há desconto de pronto pagamento',
  bankChargesBySender:
    'As despesas bancárias são por conta do ordenante | Despesas bancárias por conta do cliente | As despesas bancárias são por conta do cliente | Despesas bancárias a cargo do cliente',
  accountHolder: 'Titular da conta: {name} | Titular: {name}',
  accountNumber:
    'Número de conta: {id} | N.º de conta: {id} | Conta: {id} | Nº de conta: {id} | Conta bancária: {id}',
  bankName: 'Banco: {name} | Nome do banco: {name}',
  bankDetailsChanged:
    'Tenha em atenção os nossos novos dados bancários | Os nossos dados bancários foram alterados | Informamos que os nossos dados bancários mudaram',
  bankDetails: 'Dados bancários | Os nossos dados bancários | Dados para pagamento',
  bankDetailsBelow:
    'Os nossos dados bancários encontram-se abaixo | Encontra os nossos dados bancários abaixo | Os nossos dados bancários são indicados abaixo',

  lateInterest:
    'Os pagamentos em atraso vencem juros de {percent} ao ano | Em caso de atraso no pagamento, são devidos juros de {percent} ao ano | Juros de mora: {percent} ao ano',
  lateInterestPerMonth:
    'Os pagamentos em atraso vencem juros de {percent} ao mês | Em caso de atraso no pagamento, são devidos juros de {percent} ao mês | Juros de mora: {percent} ao mês',
  lateFee:
    'Em caso de atraso será cobrada uma taxa de {money} | Taxa por atraso no pagamento: {money} | Será cobrada uma taxa de mora de {money}',
  statutoryInterest:
    'Em caso de atraso no pagamento, são devidos juros de mora à taxa legal | Os pagamentos em atraso vencem juros de mora legais | Em caso de mora aplicam-se os juros legais',
  recoveryCosts:
    'Em caso de atraso no pagamento, é devida uma indemnização fixa de {money} por custos de cobrança | Indemnização fixa por custos de cobrança em caso de atraso: {money}',
  workStopsOnLatePayment:
    'Os trabalhos podem ser suspensos em caso de atraso no pagamento | Em caso de atraso no pagamento, os trabalhos podem ser suspensos',
  paymentReminder: 'Aviso de pagamento | Lembrete de pagamento | Lembrete',
  ignoreIfPaid:
    'Se já efetuou o pagamento, ignore este aviso | Caso já tenha efetuado o pagamento, queira ignorar este aviso | Por favor, ignore este aviso se já efetuou o pagamento',
  ownershipUntilPaid:
    'A mercadoria permanece nossa propriedade até ao pagamento integral | Reserva de propriedade até ao pagamento integral | A mercadoria é propriedade do vendedor até ao pagamento integral',
  rightsAfterPayment:
    'Os direitos de utilização transmitem-se com o pagamento integral | Os direitos de utilização são transferidos após o pagamento integral | Todos os direitos são transferidos após o pagamento integral',
}
