import type { LanguageTable } from './language-table.ts'

export const portuguese: LanguageTable = {
  telling:
    'o|os|as|de|e|é|para|com|uma|um|do|da|que|em|olá|obrigado|obrigada|não|nos|ao|na|no|por|favor|bom|dia|nossa|nosso|sua|seu|são|cumprimentos|dos|das|pela|segue|à',
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
    hour: 'horas|hora|h|hrs',
    minute: 'minutos|minuto|min',
    day: 'dias|dia|diárias|diária|jornadas',
    halfDay: 'meios dias|meio dia|meio-dia|meios-dias|meias diárias',
    week: 'semanas|semana',
    month: 'meses|mês|mensalidades|ano|anos',
    piece:
      'unidades|unidade|un|und|unid|peças|peça|pç|pçs|caixas|caixa|pacotes|pacote|pares|par|rolos|rolo|garrafas|garrafa|sacos|saco|exemplares|exemplar|conjuntos|conjunto|lotes|paletes|resmas|resma|latas|kits|kit|embalagens',
    word: 'palavras|palavra',
    page: 'páginas|página|fotos|foto|fotografias|artigos|artigo|ilustrações|ilustração|vídeos|vídeo|imagens|imagem|laudas|lauda|slides|posts|banners|telas|ecrãs',
    weight: 'kg|g|toneladas|quilos|quilo|t',
    length: 'm|metros|metro|ml|cm|mm',
    area: 'm2|metros quadrados|metro quadrado',
    volume: 'l|litros|litro|m3',
    distance: 'km|quilómetros|quilômetros|quilómetro',
    session:
      'sessões|sessão|workshops|workshop|noites|noite|visitas|visita|aulas|aula|deslocações|deslocação|viagens|reuniões|turnos',
    person: 'pessoas|pessoa|participantes|convidados|lugares|utilizadores|usuários',
    licence: 'licenças|licença|assinaturas|assinatura|subscrições|subscrição',
    lump: 'valor fixo|preço fechado|preço fixo|valor global|vg',
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
    fromInvoice:
      'data da fatura|após a data da fatura|da data da fatura|após a fatura|após emissão|da fatura|após recepção|após receção|após a emissão|da data de emissão|após o recebimento|da receção da fatura|após receção da fatura|da emissão|após a data de emissão|da data da factura|após emissão da fatura|após o envio da fatura',
    onReceipt:
      'a pronto|pronto pagamento|na receção|à vista|no recebimento|pagamento imediato|a pronto pagamento|pagamento à vista|na recepção',
    workingDays: 'dias úteis',
  },
  marks: {
    pay: 'pagamento|pagar|pagável|liquidar|pagamos|pagaremos|vencimento|pago',
    at: '@|a|ao preço de|por|à razão de|ao valor de|à taxa de',
    each: 'cada|cada um|cada uma|a unidade|por unidade|unidade|por pessoa|por peça|/un|a peça|unitário',
    per: 'por|à|a|ao|/|cada',
    for: 'por|total|no total|soma|dá|num total de|totalizando',
    number: 'nº|n°|no|núm|número|num|numero|#|n|n.º|ref|referência',
    taxIncluded: 'iva incluído|com iva|iva incl|impostos incluídos|iva incluido|com impostos',
    taxExcluded:
      'mais iva|+ iva|sem iva|iva não incluído|acresce iva|s/ iva|ao qual acresce iva|acrescido de iva|a que acresce iva|iva à parte',
    reverseCharge: 'autoliquidação|iva - autoliquidação|inversão do sujeito passivo',
    insteadOf:
      'em vez de|ao invés de|não|no lugar de|antes|anteriormente|preço antigo|em vez dos|em vez das|normalmente|no ano passado',
    upTo: 'até|máx|máximo|no máximo|entre|orçamento de|mínimo|pelo menos',
  },
  labels: {
    invoice:
      'fatura|factura|ft|nota fiscal|nf|faturas|fat|fr|fatura nº|número da fatura|nº da fatura|fatura n',
    quote: 'orçamento|proposta|cotação|orc|orçamento nº|número do orçamento|proposta nº',
    order:
      'encomenda|pedido|ordem de compra|nota de encomenda|oc|pedido de compra|enc|encomenda nº|número da encomenda|nº de encomenda|encomenda n|pedido nº|ordem de compra nº|nº da encomenda',
    creditNote: 'nota de crédito|nc|crédito|nota de crédito nº',
    customerId:
      'número de cliente|nº cliente|código de cliente|cód. cliente|nº de cliente|n.º de cliente|id de cliente|id cliente',
    issued:
      'data da fatura|data|data de emissão|emitida em|emitido em|data do orçamento|data da encomenda|datada de|de|data do pedido|com data de|emissão|emitida a|data da factura',
    due: 'vencimento|data de vencimento|pagar até|a pagar até|pagamento até|vence em|vence a|data limite|data limite de pagamento|vencimento em|pagável até|pagamento até ao dia|a pagar até ao dia|liquidar até|pagar até ao dia|prazo de pagamento|pagamento até dia|pagar até dia|vencimento a',
    validUntil:
      'válido até|validade|válida até|proposta válida até|orçamento válido até|válido por|validade até|válida por|válido até ao dia|validade da proposta|válida até ao dia',
    deliverBy:
      'data de entrega|entrega|entrega até|entregar até|prazo de entrega|entrega em|entrega a|entrega prevista|até dia|necessário até|entrega até ao dia|data de envio|precisamos até|entrega no dia|precisamos deles até',
    client:
      'cliente|faturar a|faturado a|dados de faturação|morada de faturação|destinatário|faturar para|contratante|o cliente|a cliente|orçamento para|fatura em nome de|dados para faturação|dados de faturamento|comprador|emitir fatura a|em nome de|os nossos dados|dados para a fatura|fatura para|emitir a fatura a|adquirente|faturar em nome de|creditar a|dados do cliente|tomador|endereço de cobrança|emitir em nome de|para:|a:|dados:',
    vendor:
      'fornecedor|prestador|vendedor|prestador de serviços|o fornecedor|contratado|contratada|fornecedora|o prestador|a prestadora|prestadora|encomenda a|encomenda à|encomenda para',
    shipTo:
      'morada de entrega|entregar em|local de entrega|endereço de entrega|enviar para|entregar a|entrega na|entregar na|entregar no|entrega em|envio para',
    contact: 'contacto|contato|a/c|ao cuidado de|à atenção de|responsável|pessoa de contacto',
    company: 'empresa|razão social|denominação|sociedade|firma',
    name: 'nome|nome completo',
    address: 'morada|endereço|sede|rua|morada fiscal|com sede em|com sede na',
    phone: 'tel|telefone|telemóvel|tlm|telm|tlf|celular|cel|t|m|fone|whatsapp',
    fax: 'fax',
    email: 'email|e-mail|mail|correio eletrónico|correio eletrônico',
    website: 'web|site|sítio|www',
    taxId:
      'nif|nipc|contribuinte|nº contribuinte|cnpj|cpf|nif/nipc|n.º de contribuinte|número de contribuinte|vat|contribuinte nº',
    bank: 'banco|conta|conta bancária|iban|bic|dados bancários|nib|titular',
    terms: 'condições de pagamento|pagamento|prazo de pagamento|forma de pagamento|condições',
    total:
      'total|valor total|total a pagar|total da fatura|montante total|a pagar|total com iva|total geral|no total|preço total|total iva incluído|soma|total da encomenda|importância total|total do pedido|total do orçamento|montante a pagar|total do crédito|total líquido|valor a pagar|total a creditar',
    subtotal:
      'subtotal|total sem iva|valor líquido|base tributável|base de incidência|total ilíquido|incidência|sub-total|total s/ iva|valor sem iva|total líquido sem iva',
    tax: 'iva|i.v.a.|imposto|iss|impostos',
    discount: 'desconto|dedução|abatimento|desc|desconto de|pronto pagamento',
    shipping:
      'portes|envio|transporte|frete|entrega|custos de envio|portes de envio|despesas de envio|custo de transporte|custos de transporte|taxa de entrega|expedição',
    paid: 'adiantamento|sinal|já pago|pago|entrada|saldo|restante',
    withholding: 'retenção na fonte|irs|retenção|retenção de irs',
    rate: 'tarifa|valor hora|valor por hora|preço por hora|valor/hora|preço hora|valor diário|preço/hora|taxa horária|valor dia|diária',
    quantity:
      'quantidade|qtd|qtde|horas|dias|unidades|qt|quant|qtd.|qt.|quant.|nº horas|duração|un',
    price:
      'preço unitário|preço|preço unit|valor unitário|tarifa|p. unit|p.unit.|preço unit.|valor unit.|valor hora|preço/hora|preço un.|preço/un|p.u.|vl. unit.|custo unitário',
    amount: 'valor|total|montante|importância|preço|valor total|total (€)|preço total|importe',
    description:
      'descrição|artigo|serviço|produto|designação|item|tarefa|trabalho|itens|atividade|serviços|descritivo|material|trabalhos',
    itemNumber: 'referência|código|ref|ref.|cód|sku|cód.',
    unit: 'unidade|un',
    date: 'data|dia|semana|período|mês',
    reason: 'motivo|razão|devido a|porque|por causa de|uma vez que|por motivo de|em virtude de',
    refund: 'reembolso|devolução|reembolso por|reembolsar|estorno|compensar|abater|a descontar',
    shipVia:
      'transportadora|envio por|método de envio|enviado por|expedido por|envio via|por transportadora',
    preparedBy: 'preparado por|elaborado por|comercial|vendedor',
    from: 'de|remetente',
    to: 'para',
    subject: 'assunto|enc|re',
    sent: 'enviado|data|enviada|enviado em',
    cc: 'cc|bcc|responder para',
    greeting:
      'olá|bom dia|boa tarde|caro|cara|exmo|exma|prezado|prezada|estimado|estimada|caros|exmos|boa noite|oi|viva|exmos. senhores|prezados|exmo. senhor|exma. senhora|exma. sra.|exmo. sr.',
    closing:
      'cumprimentos|com os melhores cumprimentos|melhores cumprimentos|atenciosamente|obrigado|obrigada|muito obrigado|muito obrigada|abraço|um abraço|cordialmente|saudações|com os meus cumprimentos|até breve|beijinhos|grato|grata|att|cordiais saudações|atentamente|cpts|fico a aguardar|obrigado e cumprimentos|abraços|desde já obrigado|desde já obrigada|bom trabalho|um bom dia|valeu',
    wrote: 'escreveu',
    original: 'mensagem original',
    forwarded:
      'mensagem encaminhada|mensagem reencaminhada|início da mensagem reencaminhada|reencaminhada|enc',
    between: 'entre',
  },
}
