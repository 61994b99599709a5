import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Entrega no prazo de {days} dias | Prazo de entrega: {days} dias | Entrega em {days} dias',
  deliveryWithinWorkingDays:
    'Entrega no prazo de {days} dias úteis | Prazo de entrega: {days} dias úteis | Entrega em {days} dias úteis',
  deliveryWithinWeeks:
    'Entrega no prazo de {number} semanas | Prazo de entrega: {number} semanas | Entrega em {number} semanas',
  deliverByDate:
    'Entrega até {date} | Agradecemos a entrega até {date} | A entregar até {date} | Entregar até {date}',
  deliveredOnDate: 'Entregue em {date} | Data de entrega: {date} | Entregue a {date}',
  serviceDate:
    'Data da prestação do serviço: {date} | Serviço prestado em {date} | Data do serviço: {date} | Serviços prestados em {date}',
  servicePeriod:
    'Período da prestação do serviço: de {date} a {date} | Serviços prestados de {date} a {date} | Período do serviço: {date} - {date} | Período do serviço: de {date} a {date}',
  servicePeriodMonth:
    'Período de faturação: {month} | Período: {month} | Serviços prestados no mês de {month} | Mês de referência: {month} | Serviços referentes a {month}',
  billingPeriod:
    'Período de faturação: de {date} a {date} | Período: de {date} a {date} | Período de faturação: {date} - {date} | Período: {date} - {date}',
  datesMatchInvoice:
    'A data da prestação do serviço corresponde à data da fatura | A data de entrega corresponde à data da fatura | Bens colocados à disposição na data da fatura',
  freeDelivery:
    'Envio gratuito | Entrega gratuita | Portes grátis | Portes gratuitos | Portes incluídos',
  plusShipping:
    'Acrescem portes de envio | Portes não incluídos | Portes de envio não incluídos | Acrescem portes',
  partialDelivery:
    'Entrega parcial | São possíveis entregas parciais | Entregas parciais possíveis',
  pickUp: 'Levantamento pelo cliente | Recolha pelo cliente | Levantamento na loja',
  deliveryByCourier:
    'Entrega por estafeta | Envio por estafeta | Por estafeta | Envio por transportadora',
  deliveryByMail: 'Entrega por correio | Envio por correio | Por correio',
  deliveryByEmail:
    'Entrega por e-mail | Envio por e-mail | Por e-mail | Por correio eletrónico | Por email',
  deliveryToAddress:
    'Por favor, entregar na morada acima indicada | Entrega na morada acima indicada | Entregar na morada acima indicada',
  callBeforeDelivery:
    'Por favor, telefonar antes da entrega | Telefonar antes da entrega | Ligar antes da entrega',
  deliverToReception: 'Por favor, entregar na receção | Entregar na receção | Entrega na receção',
  handleWithCare: 'Frágil | Frágil, manusear com cuidado | Manusear com cuidado',
  checkGoods:
    'Por favor, verifique a mercadoria no ato da receção | Por favor, verifique a mercadoria no ato da entrega | Verifique a mercadoria na receção',
  reportDefects:
    'Os defeitos devem ser comunicados no prazo de {days} dias | Reclamações no prazo de {days} dias | Por favor, comunique eventuais defeitos no prazo de {days} dias',
  receivedInGoodOrder:
    'Recebido em boas condições | Mercadoria recebida em boas condições | Recebido em bom estado | Mercadoria recebida completa e sem danos',
  confirmOrder:
    'Agradecemos a confirmação desta encomenda | Por favor, confirme esta encomenda | Por favor, confirme a encomenda | Agradecemos o envio da confirmação da encomenda | Por favor, confirme a receção desta encomenda',
  quoteOrderNumber:
    'Agradecemos a indicação do número da encomenda na fatura | Por favor, indique o número da encomenda na fatura | Indique o nosso número de encomenda em todos os documentos | Indicar o número da encomenda na fatura',
  orderAsOffered:
    'Encomendamos o seguinte | Vimos por este meio encomendar o seguinte | Pretendemos encomendar o seguinte | Agradecemos o fornecimento do seguinte',

  orderReference:
    'Encomenda {id} | Encomenda n.º {id} | Número da encomenda: {id} | Nota de encomenda {id} | Encomenda nº {id}',
  yourOrder:
    'A sua encomenda {id} | Vossa encomenda {id} | V/ encomenda {id} | A sua encomenda n.º {id}',
  orderOfDate: 'Encomenda de {date}',
  yourOrderOfDate: 'A sua encomenda de {date} | Vossa encomenda de {date} | V/ encomenda de {date}',
  invoiceReference:
    'Fatura {id} | Fatura n.º {id} | Número da fatura: {id} | Fatura nº {id} | N.º da fatura: {id}',
  invoiceOfDate: 'Fatura {id} de {date} | Fatura n.º {id} de {date} | Fatura nº {id} de {date}',
  quoteNumber:
    'Orçamento {id} | Orçamento n.º {id} | Proposta {id} | Orçamento nº {id} | Proposta n.º {id}',
  ourQuote:
    'O nosso orçamento {id} | Nosso orçamento {id} | N/ orçamento {id} | Nossa proposta {id}',
  yourQuote:
    'O seu orçamento {id} | Vosso orçamento {id} | Vossa proposta {id} | V/ orçamento {id}',
  contractReference:
    'Contrato {id} | Contrato n.º {id} | Conforme contrato {id} | Contrato nº {id}',
  projectReference: 'Projeto {name}',
  customerNumber:
    'Número de cliente: {id} | N.º de cliente: {id} | O seu número de cliente: {id} | Cliente n.º {id} | Código de cliente: {id}',
  asDiscussedWith:
    'Conforme acordado com {name} | Conforme combinado com {name} | Conforme falado com {name}',
  contactPerson: 'Pessoa de contacto: {name} | Contacto: {name} | A sua pessoa de contacto: {name}',
  attention: 'À atenção de {name} | Ao cuidado de {name} | A/c {name}',

  thanks: 'Obrigado | Muito obrigado | Obrigada | Muito obrigada',
  thanksBusiness:
    'Obrigado pela sua preferência | Agradecemos a sua preferência | Obrigado pela preferência',
  thanksOrder:
    'Obrigado pela sua encomenda | Agradecemos a sua encomenda | Muito obrigado pela sua encomenda',
  thanksTrust:
    'Obrigado pela sua confiança | Agradecemos a sua confiança | Obrigado pela confiança',
  thanksInquiry:
    'Obrigado pelo seu contacto | Agradecemos o seu contacto | Obrigado pelo seu pedido | Agradecemos o seu pedido',
  thanksCooperation:
    'Obrigado pela boa colaboração | Obrigado pela sua colaboração | Agradecemos a sua colaboração | Foi um prazer trabalhar consigo',
  thanksPayment:
    'Obrigado pelo seu pagamento | Agradecemos o seu pagamento | Agradecemos o pagamento atempado',
  thanksVisit: 'Obrigado pela sua visita | Agradecemos a sua visita',
  thanksUnderstanding:
    'Obrigado pela compreensão | Agradecemos a sua compreensão | Obrigado pela sua compreensão',
  lookForwardWork:
    'Será um prazer trabalhar consigo | Esperamos poder trabalhar consigo | Será um prazer colaborar convosco',
  lookForwardOrder:
    'Ficamos a aguardar a sua encomenda | Aguardamos a sua encomenda | Fico a aguardar a sua encomenda',
  lookForwardReply:
    'Ficamos a aguardar a sua resposta | Aguardamos a sua resposta | Fico a aguardar a sua resposta | Aguardamos o seu contacto',
  questionsContact:
    'Em caso de dúvida, não hesite em contactar-nos | Se tiver alguma questão, contacte-nos | Para qualquer esclarecimento, não hesite em contactar-nos | Estamos ao dispor para qualquer esclarecimento | Ficamos ao dispor para qualquer esclarecimento | Em caso de dúvida, contacte-nos | Não hesite em contactar-nos em caso de dúvida',
  questionsContactAt:
    'Em caso de dúvida, contacte {id} | Para qualquer questão, contacte {id} | Dúvidas? Contacte {id} | Para esclarecimentos: {id}',
  bestRegards:
    'Com os melhores cumprimentos | Melhores cumprimentos | Cumprimentos | Atenciosamente | Atentamente',
  dearSirOrMadam:
    'Exmos. Senhores | Exmo. Senhor ou Senhora | Ex.mos Senhores | A quem possa interessar',
  dearCustomer:
    'Estimado cliente | Caro cliente | Prezado cliente | Estimados clientes | Exmo. cliente',
  dearName:
    'Caro(a) {name} | Olá, {name} | Caro {name} | Cara {name} | Bom dia, {name} | Prezado {name}',
  hello: 'Olá | Bom dia | Boa tarde',
  invoiceForServices:
    'Faturamos os seguintes serviços | Pelos serviços prestados | Segue a nossa fatura pelos serviços prestados | Vimos por este meio faturar os seguintes serviços',
  offerAsFollows:
    'Temos o prazer de apresentar a seguinte proposta | Temos o prazer de propor o seguinte | Conforme solicitado, apresentamos o seguinte orçamento | Temos o prazer de apresentar o seguinte orçamento',
  happyHolidays: 'Boas festas | Desejamos boas festas | Votos de boas festas',
  happyNewYear: 'Feliz Ano Novo | Desejamos um feliz ano novo | Bom ano novo',

  quoteValidUntil:
    'Este orçamento é válido até {date} | Orçamento válido até {date} | Esta proposta é válida até {date} | Proposta válida até {date}',
  validUntil: 'Válido até {date} | Válida até {date}',
  quoteValidForDays:
    'Este orçamento é válido por {days} dias | Orçamento válido por {days} dias | Validade do orçamento: {days} dias | Esta proposta é válida por {days} dias | Validade da proposta: {days} dias',
  validForDays: 'Validade: {days} dias | Válido por {days} dias | Válido durante {days} dias',
  nonBinding:
    'Este orçamento não é vinculativo | Orçamento sem compromisso | Proposta não vinculativa | Esta proposta não é vinculativa',
  acceptBySigning:
    'Para aceitar, devolva este orçamento assinado | Agradecemos a devolução do orçamento assinado | Por favor, assine e devolva este orçamento | Devolver assinado em sinal de aceitação',
  goodForAgreement: 'Lido e aprovado | Aceite | De acordo | Aceite e aprovado',
  orderConfirmed:
    'Confirmação de encomenda | Confirmamos a sua encomenda | A sua encomenda está confirmada',
  startAfterApproval:
    'Os trabalhos iniciam-se após a adjudicação | Início dos trabalhos após adjudicação | Início dos trabalhos após aprovação do orçamento',
  startAfterDeposit:
    'Os trabalhos iniciam-se após a receção do adiantamento | Início dos trabalhos após receção do adiantamento | Início dos trabalhos após recebimento do sinal',
  startOnDate:
    'Início dos trabalhos: {date} | Os trabalhos iniciam-se em {date} | Data de início: {date} | Início do projeto: {date}',
  completionByDate:
    'Conclusão até {date} | Data de conclusão: {date} | Conclusão dos trabalhos: {date} | A concluir até {date}',
  pricesExcludeTax:
    'Todos os preços são sem IVA | Preços sem IVA | Aos preços acresce IVA | Os preços não incluem IVA | Todos os preços são líquidos | Preços sem impostos | Aos valores apresentados acresce IVA',
  plusTax: 'Acresce IVA | IVA não incluído | Sem IVA | Mais IVA | Impostos não incluídos',
  pricesIncludeTax:
    'Todos os preços incluem IVA | Preços com IVA incluído | Os preços incluem IVA | Preços com impostos incluídos',
  includingTax: 'IVA incluído | Com IVA | Inclui IVA | Impostos incluídos',
  pricesInCurrency:
    'Todos os preços em {id} | Preços em {id} | Todos os valores em {id} | Valores em {id}',
  revisionsIncluded:
    '{number} rondas de alterações incluídas | Inclui {number} rondas de alterações | Inclui {number} revisões | {number} revisões incluídas | Inclui {number} rondas de revisão | Até {number} revisões incluídas',
  changesCharged:
    'As alterações adicionais são faturadas à parte | Os trabalhos adicionais são faturados à parte | Trabalhos adicionais faturados à parte | Os trabalhos a mais são faturados separadamente',
  billedByTime:
    'Faturação por tempo despendido | Faturação por horas | Faturado por horas de trabalho | Por administração direta',
  travelExtra:
    'As despesas de deslocação são faturadas à parte | Acrescem despesas de deslocação | Despesas de deslocação não incluídas | Deslocações não incluídas',
  ourTermsApply:
    'Aplicam-se as nossas condições gerais | Aplicam-se as nossas condições gerais de venda | Sujeito às nossas condições gerais',
  cancellationTerms:
    'Cancelamento gratuito até {days} dias antes da data | Cancelamento gratuito até {days} dias antes | Cancelamento sem custos até {days} dias antes da data',
  cancellationFee:
    'Taxa de cancelamento: {percent} | Aplica-se uma taxa de cancelamento de {percent} | Taxa de cancelamento de {percent}',
  depositNotRefundable:
    'O adiantamento não é reembolsável | Os adiantamentos não são reembolsáveis | O sinal não é reembolsável | Adiantamento não reembolsável',
  warrantyMonths:
    'Garantia: {number} meses | Garantia de {number} meses | {number} meses de garantia',
  warrantyYears: 'Garantia: {number} anos | Garantia de {number} anos | {number} anos de garantia',
  placeOfJurisdiction:
    'Foro competente: {name} | O foro competente é {name} | Tribunal competente: {name} | É competente o foro da comarca de {name}',
  errorsExcepted: 'Salvo erro ou omissão | Salvo erro | Salvo erros e omissões',
  validWithoutSignature:
    'Este documento é válido sem assinatura | Documento válido sem assinatura | Documento emitido eletronicamente, válido sem assinatura | Válido sem assinatura | Esta fatura é válida sem assinatura',
  confidential: 'Confidencial | Este orçamento é confidencial | Estritamente confidencial',
  keepForRecords:
    'Por favor, guarde este documento | Guarde este documento | Por favor, guarde esta fatura | Conserve este documento',

  returnedGoods:
    'Devolução de mercadoria | Devolução | Mercadoria devolvida | Artigos devolvidos | Devoluções',
  damagedGoods:
    'Mercadoria danificada | Mercadoria danificada no transporte | Danos no transporte | Artigo danificado',
  defectiveGoods:
    'Mercadoria com defeito | Artigo com defeito | Produto com defeito | Mercadoria defeituosa | Produto defeituoso',
  wrongGoods:
    'Artigo errado | Mercadoria errada | Entrega errada | Erro na entrega | Artigo entregue errado',
  missingGoods:
    'Artigos em falta | Entrega incompleta | Mercadoria não entregue | Mercadoria em falta',
  priceCorrection:
    'Correção de preço | Correção do preço | Erro no preço | Preço incorreto | Acerto de preço | Ajuste de preço',
  quantityCorrection:
    'Correção de quantidade | Correção da quantidade | Quantidade incorreta | Erro na quantidade',
  taxCorrection:
    'Correção do imposto | Correção do IVA | Taxa de IVA incorreta | Correção de IVA | Taxa de imposto incorreta',
  duplicateInvoice:
    'Fatura duplicada | Faturado em duplicado | Faturação em duplicado | Fatura em duplicado',
  invoiceCancelled: 'Anulação da fatura | Fatura anulada | Anulação de fatura',
  cancelsInvoice:
    'Anulação da fatura {id} | Esta nota de crédito anula a fatura {id} | Anula a fatura {id}',
  creditForInvoice:
    'Nota de crédito relativa à fatura {id} | Crédito referente à fatura {id} | Correção da fatura {id} | Retificação da fatura {id} | Nota de crédito referente à fatura {id}',
  orderCancelled:
    'Cancelamento da encomenda | Encomenda cancelada | Anulação da encomenda | Encomenda anulada',
  subsequentDiscount:
    'Desconto posterior | Desconto concedido posteriormente | Desconto retroativo',
  goodwill: 'Cortesia comercial | Por cortesia comercial | Gesto comercial',
  overpayment: 'Pagamento em excesso | Devolução de pagamento em excesso | Pago a mais',
  serviceNotRendered: 'Serviço não prestado | Serviços não prestados | Serviço não realizado',
  lateDelivery: 'Entrega com atraso | Atraso na entrega | Entrega tardia',
  refundByTransfer:
    'Reembolso por transferência bancária | O valor será reembolsado por transferência bancária | Reembolsaremos o valor por transferência bancária',
  refundWithinDays:
    'O valor será reembolsado no prazo de {days} dias | Reembolso no prazo de {days} dias | Reembolso em {days} dias',
  refundByOriginalMethod:
    'Reembolso pelo meio de pagamento original | O valor será reembolsado pelo meio de pagamento original',
  setOffNextInvoice:
    'O valor será descontado na próxima fatura | A descontar na próxima fatura | O valor será deduzido na próxima fatura | O crédito será deduzido na próxima fatura',
  sorryForInconvenience:
    'Pedimos desculpa pelo incómodo | Lamentamos o incómodo | As nossas desculpas pelo incómodo causado | Pedimos desculpa pelos transtornos',
}
