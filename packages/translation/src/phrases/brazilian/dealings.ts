import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Entrega em até {days} dias | Prazo de entrega: {days} dias | Entrega em {days} dias',
  deliveryWithinWorkingDays:
    'Entrega em até {days} dias úteis | Prazo de entrega: {days} dias úteis | Entrega em {days} dias úteis',
  deliveryWithinWeeks:
    'Entrega em até {number} semanas | Prazo de entrega: {number} semanas | Entrega em {number} semanas',
  deliverByDate:
    'Entrega até {date} | Favor entregar até {date} | Entregar até {date} | A ser entregue até {date}',
  deliveredOnDate: 'Entregue em {date} | Data de entrega: {date}',
  serviceDate:
    'Data da prestação do serviço: {date} | Serviço prestado em {date} | Data do serviço: {date} | Serviços prestados em {date}',
  servicePeriod:
    'Período da prestação do serviço: de {date} a {date} | Serviços prestados de {date} a {date} | Período do serviço: {date} - {date} | Período do serviço: de {date} a {date}',
  servicePeriodMonth:
    'Período de faturamento: {month} | Período: {month} | Serviços prestados no mês de {month} | Mês de referência: {month} | Competência: {month}',
  billingPeriod:
    'Período de faturamento: de {date} a {date} | Período: de {date} a {date} | Período de faturamento: {date} - {date} | Período: {date} - {date} | Período de cobrança: de {date} a {date}',
  datesMatchInvoice:
    'A data da prestação do serviço é a data da fatura | A data de entrega corresponde à data da fatura | A data da prestação do serviço corresponde à data da fatura',
  freeDelivery: 'Frete grátis | Entrega gratuita | Envio grátis | Entrega grátis',
  plusShipping:
    'Frete não incluso | Mais frete | Frete à parte | Frete não incluído | Frete por conta do cliente',
  partialDelivery:
    'Entrega parcial | São possíveis entregas parciais | Entregas parciais são possíveis',
  pickUp: 'Retirada pelo cliente | Retirada no local | Retirada na loja',
  deliveryByCourier:
    'Entrega por transportadora | Envio por transportadora | Entrega por motoboy | Por transportadora',
  deliveryByMail:
    'Entrega pelos correios | Envio pelos correios | Pelos correios | Por correio | Envio por correio',
  deliveryByEmail:
    'Entrega por e-mail | Envio por e-mail | Por e-mail | Por email | Enviado por e-mail',
  deliveryToAddress:
    'Favor entregar no endereço acima | Entrega no endereço acima | Entregar no endereço acima',
  callBeforeDelivery:
    'Favor ligar antes da entrega | Ligar antes da entrega | Favor telefonar antes da entrega',
  deliverToReception:
    'Favor entregar na recepção | Entregar na recepção | Entrega na recepção | Entregar na portaria',
  handleWithCare: 'Frágil | Frágil, manusear com cuidado | Manusear com cuidado',
  checkGoods:
    'Favor conferir a mercadoria no recebimento | Favor conferir a mercadoria na entrega | Confira a mercadoria no ato do recebimento',
  reportDefects:
    'Defeitos devem ser comunicados em até {days} dias | Reclamações em até {days} dias | Favor comunicar eventuais defeitos em até {days} dias',
  receivedInGoodOrder:
    'Recebido em bom estado | Mercadoria recebida em bom estado | Recebido em perfeitas condições | Mercadoria recebida completa e sem danos',
  confirmOrder:
    'Favor confirmar este pedido | Por favor, confirme este pedido | Favor confirmar o pedido | Favor enviar a confirmação do pedido | Favor confirmar o recebimento deste pedido',
  quoteOrderNumber:
    'Favor informar o número do pedido na fatura | Por favor, informe o número do pedido na fatura | Informe nosso número de pedido em todos os documentos | Favor mencionar o número do pedido na nota fiscal',
  orderAsOffered:
    'Solicitamos o fornecimento do seguinte | Gostaríamos de encomendar o seguinte | Fazemos o seguinte pedido | Favor fornecer o seguinte',

  orderReference:
    'Pedido {id} | Pedido nº {id} | Número do pedido: {id} | Pedido de compra {id} | Pedido de compra nº {id}',
  yourOrder: 'Seu pedido {id} | Seu pedido nº {id}',
  orderOfDate: 'Pedido de {date}',
  yourOrderOfDate: 'Seu pedido de {date}',
  invoiceReference:
    'Fatura {id} | Fatura nº {id} | Número da fatura: {id} | Nota fiscal {id} | Nota fiscal nº {id}',
  invoiceOfDate: 'Fatura {id} de {date} | Fatura nº {id} de {date} | Nota fiscal {id} de {date}',
  quoteNumber: 'Orçamento {id} | Orçamento nº {id} | Proposta {id} | Proposta nº {id}',
  ourQuote: 'Nosso orçamento {id} | Nossa proposta {id}',
  yourQuote: 'Seu orçamento {id} | Sua proposta {id}',
  contractReference: 'Contrato {id} | Contrato nº {id} | Conforme contrato {id}',
  projectReference: 'Projeto {name}',
  customerNumber:
    'Código do cliente: {id} | Número do cliente: {id} | Cliente nº {id} | Seu código de cliente: {id}',
  asDiscussedWith:
    'Conforme combinado com {name} | Conforme acordado com {name} | Conforme conversado com {name}',
  contactPerson: 'Contato: {name} | Pessoa de contato: {name} | Seu contato: {name}',
  attention: 'Aos cuidados de {name} | À atenção de {name} | A/C {name}',

  thanks: 'Obrigado | Muito obrigado | Obrigada | Muito obrigada',
  thanksBusiness:
    'Obrigado pela preferência | Agradecemos a preferência | Agradecemos a sua preferência',
  thanksOrder:
    'Obrigado pelo seu pedido | Agradecemos o seu pedido | Obrigado pelo pedido | Agradecemos pelo seu pedido',
  thanksTrust:
    'Obrigado pela confiança | Agradecemos a confiança | Obrigado por confiar em nós | Agradecemos a sua confiança',
  thanksInquiry:
    'Obrigado pelo seu contato | Agradecemos o seu contato | Obrigado pela sua solicitação',
  thanksCooperation:
    'Obrigado pela parceria | Agradecemos a parceria | Foi um prazer trabalhar com você | Obrigado pela colaboração',
  thanksPayment:
    'Obrigado pelo pagamento | Obrigado pelo seu pagamento | Agradecemos o pagamento em dia',
  thanksVisit: 'Obrigado pela visita | Agradecemos a sua visita | Obrigado pela sua visita',
  thanksUnderstanding:
    'Obrigado pela compreensão | Agradecemos a compreensão | Agradecemos a sua compreensão',
  lookForwardWork:
    'Será um prazer trabalhar com você | Esperamos trabalhar com você em breve | Esperamos poder trabalhar com você',
  lookForwardOrder:
    'Aguardamos o seu pedido | Ficamos no aguardo do seu pedido | Fico no aguardo do seu pedido',
  lookForwardReply:
    'Aguardamos o seu retorno | Ficamos no aguardo do seu retorno | Fico no aguardo do seu retorno | Aguardamos a sua resposta',
  questionsContact:
    'Em caso de dúvidas, entre em contato conosco | Se tiver alguma dúvida, entre em contato conosco | Qualquer dúvida, estamos à disposição | Ficamos à disposição para qualquer esclarecimento | Estamos à disposição para quaisquer esclarecimentos | Qualquer dúvida, entre em contato | Em caso de dúvida, entre em contato conosco',
  questionsContactAt:
    'Em caso de dúvidas, entre em contato com {id} | Dúvidas? Fale com {id} | Para dúvidas: {id} | Dúvidas? Entre em contato: {id}',
  bestRegards: 'Atenciosamente | Cordialmente | Abraços | Saudações | Att.',
  dearSirOrMadam: 'Prezados Senhores | A quem possa interessar | Prezados',
  dearCustomer: 'Prezado cliente | Caro cliente | Estimado cliente | Prezados clientes',
  dearName:
    'Prezado(a) {name} | Olá, {name} | Prezado {name} | Prezada {name} | Caro {name} | Cara {name} | Oi, {name} | Bom dia, {name}',
  hello: 'Olá | Bom dia | Boa tarde | Oi',
  invoiceForServices:
    'Segue a fatura referente aos serviços prestados | Faturamos os seguintes serviços | Pelos serviços prestados | Referente aos serviços prestados',
  offerAsFollows:
    'Temos o prazer de apresentar a seguinte proposta | Apresentamos o seguinte orçamento | Conforme solicitado, apresentamos nossa proposta | Temos o prazer de apresentar o seguinte orçamento',
  happyHolidays: 'Boas festas | Desejamos boas festas',
  happyNewYear: 'Feliz Ano Novo | Desejamos um feliz ano novo',

  quoteValidUntil:
    'Este orçamento é válido até {date} | Orçamento válido até {date} | Esta proposta é válida até {date} | Proposta válida até {date}',
  validUntil: 'Válido até {date} | Válida até {date}',
  quoteValidForDays:
    'Este orçamento é válido por {days} dias | Orçamento válido por {days} dias | Validade do orçamento: {days} dias | Validade da proposta: {days} dias | Esta proposta é válida por {days} dias | Proposta válida por {days} dias',
  validForDays: 'Validade: {days} dias | Válido por {days} dias',
  nonBinding:
    'Este orçamento não é vinculante | Orçamento sem compromisso | Proposta não vinculante | Orçamento sujeito a alterações',
  acceptBySigning:
    'Para aceitar, assine e devolva este orçamento | Favor assinar e devolver este orçamento | Favor devolver assinado em sinal de aceite | Por favor, assine e devolva este orçamento',
  goodForAgreement: 'De acordo | Lido e aprovado | Aprovado | Aceito e aprovado',
  orderConfirmed:
    'Confirmação de pedido | Confirmamos o seu pedido | Seu pedido está confirmado | Confirmação do pedido',
  startAfterApproval:
    'Os serviços começam após a aprovação do orçamento | Início dos serviços após aprovação do orçamento | Início após aprovação',
  startAfterDeposit:
    'Os serviços começam após o recebimento do sinal | Início dos serviços após o recebimento do sinal | Início após pagamento do sinal',
  startOnDate:
    'Início dos serviços: {date} | Os serviços começam em {date} | Data de início: {date} | Início do projeto: {date} | Início da obra: {date}',
  completionByDate:
    'Conclusão até {date} | Data de conclusão: {date} | Término: {date} | Conclusão dos serviços: {date}',
  pricesExcludeTax:
    'Os preços não incluem impostos | Preços sem impostos | Impostos não inclusos nos preços | Todos os preços são líquidos | Todos os preços são sem impostos | Valores sem impostos',
  plusTax:
    'Impostos não inclusos | Mais impostos | Sem impostos | Impostos à parte | Impostos não incluídos',
  pricesIncludeTax:
    'Os preços incluem impostos | Preços com impostos inclusos | Todos os preços incluem impostos | Valores com impostos inclusos',
  includingTax: 'Impostos inclusos | Com impostos | Impostos incluídos | Inclui impostos',
  pricesInCurrency:
    'Todos os preços em {id} | Preços em {id} | Todos os valores em {id} | Valores em {id}',
  revisionsIncluded:
    '{number} rodadas de alterações inclusas | Inclui {number} rodadas de alterações | Inclui {number} revisões | {number} revisões inclusas | Até {number} revisões inclusas | Inclui {number} rodadas de revisão',
  changesCharged:
    'Alterações adicionais são cobradas à parte | Serviços adicionais são cobrados à parte | Serviços adicionais serão cobrados separadamente | Alterações extras serão cobradas à parte',
  billedByTime:
    'Cobrança por hora trabalhada | Faturamento por horas trabalhadas | Cobrado por hora | Cobrança por tempo gasto',
  travelExtra:
    'Despesas de viagem cobradas à parte | Despesas de viagem não inclusas | Mais despesas de viagem | Deslocamento não incluso | As despesas de viagem são cobradas à parte',
  ourTermsApply:
    'Aplicam-se nossas condições gerais | Aplicam-se nossos termos e condições | Sujeito aos nossos termos e condições',
  cancellationTerms:
    'Cancelamento gratuito até {days} dias antes da data | Cancelamento gratuito até {days} dias antes | Cancelamento sem custo até {days} dias antes da data',
  cancellationFee:
    'Taxa de cancelamento: {percent} | Multa por cancelamento: {percent} | Será cobrada taxa de cancelamento de {percent} | Multa de cancelamento de {percent}',
  depositNotRefundable:
    'O sinal não é reembolsável | Os adiantamentos não são reembolsáveis | Sinal não reembolsável | O sinal não será devolvido',
  warrantyMonths:
    'Garantia: {number} meses | Garantia de {number} meses | {number} meses de garantia',
  warrantyYears: 'Garantia: {number} anos | Garantia de {number} anos | {number} anos de garantia',
  placeOfJurisdiction: 'Foro: {name} | Foro competente: {name} | Fica eleito o foro de {name}',
  errorsExcepted: 'Salvo erro ou omissão | Salvo erros e omissões | Salvo erro',
  validWithoutSignature:
    'Este documento é válido sem assinatura | Documento válido sem assinatura | Documento emitido eletronicamente, válido sem assinatura | Válido sem assinatura | Esta fatura é válida sem assinatura',
  confidential: 'Confidencial | Este orçamento é confidencial | Estritamente confidencial',
  keepForRecords:
    'Favor guardar este documento | Guarde este documento | Guarde esta fatura | Por favor, guarde este documento para seus registros',

  returnedGoods:
    'Devolução de mercadoria | Devolução | Mercadoria devolvida | Itens devolvidos | Devoluções',
  damagedGoods:
    'Mercadoria danificada | Mercadoria avariada | Avaria no transporte | Produto danificado | Mercadoria danificada no transporte',
  defectiveGoods:
    'Mercadoria com defeito | Produto com defeito | Item com defeito | Produto defeituoso',
  wrongGoods:
    'Produto errado | Item errado enviado | Mercadoria errada | Entrega errada | Produto entregue errado',
  missingGoods:
    'Itens faltantes | Entrega incompleta | Mercadoria não entregue | Mercadoria faltante | Produto faltante',
  priceCorrection:
    'Correção de preço | Ajuste de preço | Preço incorreto | Erro de preço | Correção do preço',
  quantityCorrection:
    'Correção de quantidade | Quantidade incorreta | Ajuste de quantidade | Quantidade errada',
  taxCorrection:
    'Correção de imposto | Alíquota incorreta | Correção do imposto | Correção de impostos',
  duplicateInvoice:
    'Fatura duplicada | Faturado em duplicidade | Cobrança em duplicidade | Cobrança duplicada',
  invoiceCancelled: 'Cancelamento da fatura | Fatura cancelada | Cancelamento de fatura',
  cancelsInvoice:
    'Cancelamento da fatura {id} | Esta nota de crédito cancela a fatura {id} | Cancela a fatura {id}',
  creditForInvoice:
    'Crédito referente à fatura {id} | Nota de crédito referente à fatura {id} | Correção da fatura {id}',
  orderCancelled: 'Cancelamento do pedido | Pedido cancelado | Cancelamento de pedido',
  subsequentDiscount:
    'Desconto posterior | Desconto concedido posteriormente | Desconto retroativo',
  goodwill: 'Cortesia comercial | Crédito de cortesia | A título de cortesia',
  overpayment:
    'Pagamento a maior | Devolução de pagamento a maior | Pagamento em excesso | Pago a mais',
  serviceNotRendered: 'Serviço não prestado | Serviços não prestados | Serviço não realizado',
  lateDelivery: 'Entrega atrasada | Atraso na entrega | Entrega com atraso',
  refundByTransfer:
    'Reembolso por transferência bancária | O valor será reembolsado por transferência bancária | Estorno por transferência bancária | O valor será devolvido por transferência bancária',
  refundWithinDays:
    'O valor será reembolsado em até {days} dias | Reembolso em até {days} dias | Estorno em até {days} dias',
  refundByOriginalMethod:
    'Reembolso pela forma de pagamento original | Estorno na forma de pagamento original | O valor será reembolsado pela forma de pagamento original',
  setOffNextInvoice:
    'O valor será abatido da próxima fatura | A ser abatido na próxima fatura | O valor será descontado na próxima fatura | O crédito será abatido da próxima fatura',
  sorryForInconvenience:
    'Pedimos desculpas pelo transtorno | Lamentamos o transtorno | Desculpe pelo transtorno | Pedimos desculpas pelo inconveniente',
}
