import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Pagamento em até {days} dias | Pagamento em {days} dias | Prazo de pagamento: {days} dias | Pagar em até {days} dias | Vencimento em {days} dias | Favor pagar em até {days} dias',
  payWithinDaysOfInvoice:
    'Pagamento em até {days} dias da data da fatura | Pagamento em até {days} dias após a data da fatura | Pagamento em até {days} dias a contar da data da fatura | Vencimento {days} dias após a data da fatura | Pagamento {days} dias após a emissão',
  payWithinDaysOfReceipt:
    'Pagamento em até {days} dias após o recebimento da fatura | Pagamento em até {days} dias após o recebimento | Pagamento em até {days} dias do recebimento da fatura',
  payWithoutDeduction:
    'Pagamento em até {days} dias sem desconto | Pagamento em até {days} dias líquido | Pagamento em até {days} dias sem dedução',
  payByDate:
    'Favor pagar até {date} | Pagamento até {date} | Vencimento: {date} | Data de vencimento: {date} | Pagar até {date} | Favor transferir o valor até {date} | Vencimento em {date}',
  payMoneyByDate:
    'Favor transferir {money} até {date} | Favor pagar {money} até {date} | O valor de {money} vence em {date}',
  payOnReceipt:
    'Pagamento à vista | Pagamento no recebimento | Pagamento no recebimento da fatura | À vista | Pagamento contra apresentação | Pagamento contra fatura',
  payWithoutDeductionNow:
    'Pagamento imediato sem desconto | Pagamento imediato | Vencimento imediato',
  payInAdvance:
    'Pagamento adiantado | Exige-se pagamento antecipado | Pagamento antes da entrega | Pagamento antecipado obrigatório',
  payOnDelivery: 'Pagamento na entrega | Pagamento contra entrega | Pagamento no ato da entrega',
  payInInstalments:
    'Pagamento parcelado disponível | É possível parcelar o pagamento | Aceitamos pagamento parcelado | Pagamento em parcelas possível',
  payTransfer:
    'Pagamento por transferência bancária | Favor pagar por transferência bancária | Forma de pagamento: transferência bancária | Pagamento via transferência bancária',
  bankTransfer:
    'Transferência bancária | Por transferência bancária | Transferência | Via transferência bancária',
  payToAccountBelow:
    'Favor transferir o valor para a conta abaixo | Favor depositar o valor na conta abaixo | Por favor, transfira o valor para a conta indicada abaixo | Favor transferir o valor total para a conta abaixo',
  quoteInvoiceNumber:
    'Favor informar o número da fatura no pagamento | Por favor, informe o número da fatura no pagamento | Favor informar o número da fatura | Por favor, informe o número da fatura | Informe o número da fatura ao efetuar o pagamento',
  quoteReference:
    'Favor informar a referência {id} | Referência de pagamento: {id} | Informe {id} como referência | Por favor, informe a referência {id}',
  payByCard:
    'Pagamento com cartão de crédito | Pagamento com cartão | Pagamento no cartão de crédito | Pagamento no cartão',
  creditCard: 'Cartão de crédito | No cartão de crédito | Com cartão de crédito',
  payCash: 'Pagamento em dinheiro | Pagamento em espécie',
  cash: 'Dinheiro | Em dinheiro | Em espécie',
  payByCheck: 'Pagamento com cheque | Pagamento em cheque',
  check: 'Cheque | Em cheque',
  payByDirectDebit:
    'O valor será debitado da sua conta | O valor será cobrado por débito automático | Cobraremos o valor por débito automático',
  directDebit:
    'Débito automático | Por débito automático | Pagamento por débito automático | Débito em conta',
  payOnline: 'Pagamento online | Você pode pagar online | Pagamento on-line | Pague online',
  paidWithThanks: 'Pago, obrigado | Pagamento recebido, obrigado | Valor recebido, obrigado',
  alreadyPaid:
    'Já pago | Pago | Esta fatura já foi paga | A fatura já foi paga | Fatura paga | Quitado | Fatura quitada',
  paidOnDate: 'Pago em {date} | Pagamento recebido em {date} | Quitado em {date}',
  noPaymentNeeded: 'Nenhum pagamento necessário | Não é necessário nenhum pagamento | Nada a pagar',
  openAmount:
    'O valor em aberto é de {money} | Valor em aberto: {money} | Valor pendente: {money} | Saldo devedor: {money}',
  depositReceived:
    'Sinal de {money} recebido | Sinal recebido: {money} | Recebemos um sinal de {money} | Adiantamento de {money} recebido | Entrada de {money} recebida',
  depositOnOrder:
    'Sinal de {percent} no pedido | {percent} no pedido | {percent} de sinal no pedido | {percent} na aprovação do orçamento | {percent} de entrada no pedido | {percent} no fechamento do pedido',
  depositRequired:
    'É necessário um sinal de {percent} | Sinal de {percent} | {percent} adiantado | Entrada de {percent} | {percent} de entrada',
  depositBeforeWork:
    'É necessário um sinal de {percent} antes do início dos serviços | Sinal de {percent} antes do início dos serviços | {percent} antes do início dos serviços | {percent} no início dos serviços | {percent} antes do início dos trabalhos',
  restOnDelivery:
    '{percent} na entrega | {percent} restantes na entrega | Os {percent} restantes na entrega | Restante de {percent} na entrega',
  restOnCompletion:
    '{percent} na conclusão | {percent} na conclusão dos serviços | {percent} restantes na conclusão | Os {percent} restantes na conclusão | {percent} ao final dos serviços | {percent} no término',
  balanceOnCompletion:
    'O valor restante é devido na conclusão | Restante na conclusão | Saldo na conclusão | Restante na conclusão dos serviços | O restante será pago na conclusão',
  balanceOnDelivery:
    'O valor restante é devido na entrega | Restante na entrega | Saldo na entrega | O restante será pago na entrega',
  earlyPaymentDiscount:
    '{percent} de desconto para pagamento em até {days} dias | Desconto de {percent} para pagamento em até {days} dias | {percent} de desconto pagando em até {days} dias',
  noEarlyPaymentDiscount:
    'Sem desconto por pagamento antecipado | Não há desconto para pagamento antecipado',
  bankChargesBySender:
    'As tarifas bancárias são por conta do pagador | Tarifas bancárias por conta do cliente | As tarifas bancárias são por conta do cliente | Despesas bancárias por conta do cliente',
  accountHolder: 'Titular da conta: {name} | Titular: {name} | Favorecido: {name}',
  accountNumber: 'Número da conta: {id} | Conta: {id} | Conta corrente: {id} | Conta nº: {id}',
  bankName: 'Banco: {name} | Nome do banco: {name}',
  bankDetailsChanged:
    'Atenção aos nossos novos dados bancários | Nossos dados bancários mudaram | Informamos que nossos dados bancários foram alterados',
  bankDetails: 'Dados bancários | Nossos dados bancários | Dados para pagamento',
  bankDetailsBelow:
    'Nossos dados bancários estão abaixo | Confira abaixo nossos dados bancários | Seguem abaixo nossos dados bancários',

  lateInterest:
    'Pagamentos em atraso estão sujeitos a juros de {percent} ao ano | Em caso de atraso, serão cobrados juros de {percent} ao ano | Juros de mora de {percent} ao ano',
  lateInterestPerMonth:
    'Pagamentos em atraso estão sujeitos a juros de {percent} ao mês | Em caso de atraso, serão cobrados juros de {percent} ao mês | Juros de mora de {percent} ao mês',
  lateFee:
    'Em caso de atraso será cobrada multa de {money} | Multa por atraso: {money} | Será cobrada uma taxa de atraso de {money}',
  statutoryInterest:
    'Em caso de atraso, serão cobrados juros de mora legais | Pagamentos em atraso estão sujeitos aos juros legais | Em caso de atraso incidem juros de mora na forma da lei',
  recoveryCosts:
    'Em caso de atraso no pagamento, é devida uma indenização fixa de {money} por custos de cobrança | Indenização fixa por custos de cobrança em caso de atraso: {money}',
  workStopsOnLatePayment:
    'Os serviços podem ser suspensos em caso de atraso no pagamento | Em caso de atraso no pagamento, os serviços podem ser suspensos',
  paymentReminder: 'Lembrete de pagamento | Lembrete | Aviso de cobrança',
  ignoreIfPaid:
    'Se você já efetuou o pagamento, desconsidere este lembrete | Caso já tenha efetuado o pagamento, desconsidere este aviso | Se já pagou, por favor desconsidere este lembrete',
  ownershipUntilPaid:
    'A mercadoria permanece de nossa propriedade até o pagamento integral | Reserva de domínio até o pagamento integral | As mercadorias permanecem de nossa propriedade até o pagamento integral',
  rightsAfterPayment:
    'Os direitos de uso são transferidos após o pagamento integral | Os direitos de uso são cedidos após o pagamento integral | Todos os direitos são transferidos após o pagamento integral',
}
