import type { LanguageTable } from './language-table.ts'

export const spanish: LanguageTable = {
  telling:
    'el|la|los|las|de|y|es|por|para|con|una|un|del|que|en|hola|gracias|favor|nos|le|su|sus|nuestra|nuestro|al|se|buenos|días|saludos|como|más|está',
  trade:
    'factura|facturas|número|presupuesto|oferta|cotización|propuesta|pedido|orden|compra|rectificativa|abono|crédito|rectificación|fecha|emisión|emitida|vencimiento|vence|pagar|antes|pago|límite|pagadera|hasta|facturar|facturado|datos|facturación|dirección|destinatario|comprador|clienta|emitir|nombre|proveedor|prestador|vendedor|contratista|profesional|proveedora|suministrador|condiciones|plazo|términos|importe|suma|general|incluido|imponible|neto|parcial|impuesto|igic|impuestos|descuento|rebaja|desc|bonificación|comercial|pronto|envío|gastos|portes|transporte|flete|entrega|coste|porte|cantidad|cant|horas|unidades|días|jornadas|precio|unitario|tarifa|unidad|precio/ud|monto|valor|descripción|concepto|artículo|servicio|producto|detalle|tarea|trabajo|conceptos|partida',
  decimalMark: ',',
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sep|sept',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  weekdays: [
    'lunes|lun',
    'martes|mar',
    'miércoles|mié',
    'jueves|jue',
    'viernes|vie',
    'sábado|sáb',
    'domingo|dom',
  ],
  numbers:
    'un=1|una=1|uno=1|dos=2|tres=3|cuatro=4|cinco=5|seis=6|siete=7|ocho=8|nueve=9|diez=10|once=11|doce=12|trece=13|catorce=14|quince=15|dieciséis=16|diecisiete=17|dieciocho=18|diecinueve=19|veinte=20|treinta=30|cuarenta=40|cincuenta=50|sesenta=60|cien=100|una docena de=12|media=0.5|medio=0.5',
  units: {
    day: 'días|día|jornadas|jornada',
    week: 'semanas|semana',
    month: 'meses|mes|año|años',
  },
  days: {
    today: 'hoy',
    tomorrow: 'mañana',
    yesterday: 'ayer',
    next: 'próximo|próxima|que viene|siguiente|proximo',
    this: 'este|esta|en curso|presente',
    endOf:
      'fin de|final de|finales de|a finales de|fin del|final del|último día de|fin de este|finales del',
    month: 'mes',
    week: 'semana',
    days: 'días|día',
    onReceipt:
      'al contado|a la recepción|contado|a la recepción de la factura|pago inmediato|pago al contado|al recibir la factura|a recepción de la factura|a recepción de factura',
    workingDays: 'días hábiles|días laborables',
  },
  marks: {
    taxIncluded:
      'iva incluido|iva incl|con iva|impuestos incluidos|iva inc|iva incluído|i.v.a. incluido',
    reverseCharge: 'inversión del sujeto pasivo',
  },
  labels: {
    deliverBy:
      'fecha de entrega|entrega|entregar antes del|entrega antes del|plazo de entrega|entrega el|entregar el|entrega prevista|fecha entrega|los necesitamos antes del|entrega para el|necesario para el|fecha de envío|lo necesitamos para el|los necesitamos para el|entregar a más tardar el',
    from: 'de|remitente',
    to: 'para|a',
    subject: 'asunto|rv|re',
    sent: 'enviado|fecha|enviado el',
    cc: 'cc|cco|responder a',
    closing:
      'saludos|un saludo|atentamente|gracias|saludos cordiales|muchas gracias|un abrazo|cordialmente|reciba un cordial saludo|quedo a la espera|abrazos|mil gracias|un cordial saludo|besos|hasta pronto|saluda atentamente|gracias de antemano|gracias y un saludo|muchas gracias y un saludo|le saluda atentamente|saludos y gracias',
    wrote: 'escribió|ha escrito',
    original: 'mensaje original',
    forwarded: 'mensaje reenviado|rv|mensaje reenviado por|reenviado',
  },
}
