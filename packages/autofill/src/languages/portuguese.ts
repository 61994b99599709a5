import type { LanguageTable } from './language-table.ts'

export const portuguese: LanguageTable = {
  telling:
    'o|os|as|de|e|é|para|com|uma|um|do|da|que|em|olá|obrigado|obrigada|não|nos|ao|na|no|por|favor|bom|dia|nossa|nosso|sua|seu|são|cumprimentos|dos|das|pela|segue|à',
  trade:
    'fatura|factura|fiscal|faturas|número|orçamento|proposta|cotação|encomenda|pedido|ordem|compra|crédito|emissão|emitida|emitido|datada|vencimento|pagar|pagamento|vence|limite|faturar|faturado|dados|faturação|morada|destinatário|para|contratante|fornecedor|prestador|vendedor|serviços|contratado|contratada|fornecedora|prestadora|condições|prazo|valor|montante|geral|preço|líquido|tributável|incidência|ilíquido|sub-total|imposto|impostos|desconto|dedução|abatimento|desc|pronto|portes|envio|transporte|frete|entrega|custos|despesas|custo|quantidade|qtde|horas|dias|unidades|quant|unitário|tarifa|p.unit|hora|importância|importe|descrição|artigo|serviço|produto|designação|item|tarefa|trabalho|itens|atividade',
  decimalMark: ',',
  months: [
    'janeiro|jan',
    'fevereiro|fev',
    'março|mar',
    'abril|abr',
    'maio|mai',
    'junho|jun',
    'julho|jul',
    'agosto|ago',
    'setembro|set',
    'outubro|out',
    'novembro|nov',
    'dezembro|dez',
  ],
  weekdays: [
    'segunda-feira|segunda|seg',
    'terça-feira|terça|ter',
    'quarta-feira|quarta|qua',
    'quinta-feira|quinta|qui',
    'sexta-feira|sexta|sex',
    'sábado|sáb',
    'domingo|dom',
  ],
  numbers:
    'um=1|uma=1|dois=2|duas=2|três=3|quatro=4|cinco=5|seis=6|sete=7|oito=8|nove=9|dez=10|onze=11|doze=12|treze=13|catorze=14|quatorze=14|quinze=15|dezasseis=16|dezesseis=16|dezassete=17|dezessete=17|dezoito=18|dezanove=19|dezenove=19|vinte=20|trinta=30|quarenta=40|cinquenta=50|sessenta=60|cem=100|uma dúzia de=12|meia=0.5|meio=0.5',
  units: {
    day: 'dias|dia|diárias|diária|jornadas',
    week: 'semanas|semana',
    month: 'meses|mês|mensalidades|ano|anos',
  },
  days: {
    today: 'hoje',
    tomorrow: 'amanhã',
    yesterday: 'ontem',
    next: 'próximo|próxima|que vem|seguinte',
    this: 'este|esta|corrente|deste|desta',
    endOf:
      'fim de|fim do|final do|final de|até ao fim do|o fim do|último dia do|fim deste|final deste|o final do',
    month: 'mês',
    week: 'semana',
    days: 'dias|dia',
    onReceipt:
      'a pronto|pronto pagamento|na receção|à vista|no recebimento|pagamento imediato|a pronto pagamento|pagamento à vista|na recepção',
    workingDays: 'dias úteis',
  },
  marks: {
    taxIncluded: 'iva incluído|com iva|iva incl|impostos incluídos|iva incluido|com impostos',
    reverseCharge: 'autoliquidação|iva - autoliquidação|inversão do sujeito passivo',
  },
  labels: {
    deliverBy:
      'data de entrega|entrega|entrega até|entregar até|prazo de entrega|entrega em|entrega a|entrega prevista|até dia|necessário até|entrega até ao dia|data de envio|precisamos até|entrega no dia|precisamos deles até',
    from: 'de|remetente',
    to: 'para',
    subject: 'assunto|enc|re',
    sent: 'enviado|data|enviada|enviado em',
    cc: 'cc|bcc|responder para',
    closing:
      'cumprimentos|com os melhores cumprimentos|melhores cumprimentos|atenciosamente|obrigado|obrigada|muito obrigado|muito obrigada|abraço|um abraço|cordialmente|saudações|com os meus cumprimentos|até breve|beijinhos|grato|grata|att|cordiais saudações|atentamente|cpts|fico a aguardar|obrigado e cumprimentos|abraços|desde já obrigado|desde já obrigada|bom trabalho|um bom dia|valeu',
    wrote: 'escreveu',
    original: 'mensagem original',
    forwarded:
      'mensagem encaminhada|mensagem reencaminhada|início da mensagem reencaminhada|reencaminhada|enc',
  },
}
