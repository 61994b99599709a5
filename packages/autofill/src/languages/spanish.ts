import type { LanguageTable } from './language-table.ts'

export const spanish: LanguageTable = {
  telling:
    'el|la|los|las|de|y|es|por|para|con|una|un|del|que|en|hola|gracias|favor|nos|le|su|sus|nuestra|nuestro|al|se|buenos|días|saludos|como|más|está',
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
    hour: 'horas|hora|h|hrs|hs',
    minute: 'minutos|minuto|min',
    day: 'días|día|jornadas|jornada',
    halfDay: 'medias jornadas|media jornada|medio día',
    week: 'semanas|semana',
    month: 'meses|mes|año|años',
    piece:
      'unidades|unidad|uds|ud|u|piezas|pieza|pzas|pza|cajas|caja|paquetes|paquete|juegos|juego|pares|par|rollos|rollo|botellas|botella|sacos|saco|ejemplares|ejemplar|lotes|lote|bolsas|palés|kits|kit|botes|bote',
    word: 'palabras|palabra',
    page: 'páginas|página|fotos|foto|artículos|artículo|ilustraciones|ilustración|vídeos|vídeo|videos|video|imágenes|imagen|publicaciones|banners|diapositivas|diseños|posts|folios',
    weight: 'kg|g|toneladas|tonelada|kilos|kilo|t',
    length: 'm|metros|metro|ml|cm|mm|metros lineales',
    area: 'm2|metros cuadrados|metro cuadrado',
    volume: 'l|litros|litro|m3',
    distance: 'km|kilómetros|kilómetro',
    session:
      'sesiones|sesión|talleres|taller|visitas|visita|noches|noche|viajes|viaje|clases|clase|desplazamientos|desplazamiento|reuniones',
    person: 'personas|persona|participantes|asistentes|comensales|plazas|usuarios|invitados',
    licence: 'licencias|licencia|suscripciones|suscripción',
    lump: 'tanto alzado|precio cerrado|precio fijo|forfait|global|pa',
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
    fromInvoice:
      'fecha factura|fecha de factura|desde la fecha de factura|desde la factura|tras la recepción|desde la recepción|tras recibir la factura|de la fecha de factura|desde fecha factura|de la factura|tras la factura|desde la emisión|a partir de la fecha de factura|de la recepción de la factura|tras recepción',
    onReceipt:
      'al contado|a la recepción|contado|a la recepción de la factura|pago inmediato|pago al contado|al recibir la factura|a recepción de la factura|a recepción de factura',
    workingDays: 'días hábiles|días laborables',
  },
  marks: {
    pay: 'pago|pagar|pagadero|pagadera|pagaremos|abonar|pagamos|pagos|vencimiento',
    at: '@|a|al precio de|por|a razón de|al tipo de|a un precio de',
    each: 'cada uno|cada una|la unidad|por unidad|c/u|la pieza|por persona|unidad|/ud|por pieza|cada',
    per: 'por|la|el|/|cada|al',
    for: 'por|total|en total|son|suman|hacen|lo que hace',
    number: 'nº|n°|no|núm|número|num|numero|#|n|ref|referencia',
    taxIncluded:
      'iva incluido|iva incl|con iva|impuestos incluidos|iva inc|iva incluído|i.v.a. incluido',
    taxExcluded:
      'más iva|+ iva|sin iva|iva no incluido|iva aparte|mas iva|antes de iva|i.v.a. no incluido|antes de impuestos|(+ iva)|más el iva',
    reverseCharge: 'inversión del sujeto pasivo',
    insteadOf:
      'en lugar de|en vez de|antes|anteriormente|el año pasado|la última vez|precio anterior|normalmente|habitualmente',
    upTo: 'hasta|máx|máximo|como máximo|entre|presupuesto de|al menos|mínimo',
  },
  labels: {
    invoice:
      'factura|fra|fact|factura proforma|facturas|número de factura|nº factura|nº de factura|factura nº|factura núm',
    quote:
      'presupuesto|oferta|cotización|propuesta|pto|presupuesto nº|número de presupuesto|nº de presupuesto|oferta nº',
    order:
      'pedido|orden de compra|oc|orden|ped|o.c.|pedido nº|número de pedido|nº de pedido|nº pedido|orden de compra nº',
    creditNote:
      'factura rectificativa|abono|nota de crédito|rectificativa|nota de abono|rectificación|abono nº',
    customerId:
      'número de cliente|nº cliente|código de cliente|id cliente|cód. cliente|cliente nº|código cliente|núm. cliente|n.º de cliente',
    issued:
      'fecha de factura|fecha factura|fecha|fecha de emisión|emitida el|con fecha|fecha del presupuesto|fecha de pedido|fecha del pedido|de fecha|emitido el|fecha emisión|fecha de la factura|factura de fecha',
    due: 'vencimiento|fecha de vencimiento|vence el|a pagar antes del|pago antes del|pagar antes del|fecha límite de pago|pagadera el|pagar hasta el|vence|pagadero antes del|fecha de pago|pago hasta el|abonar antes del|pago el|vto|pagadera antes del|pago a más tardar el|pago como máximo el',
    validUntil:
      'válido hasta|validez|válida hasta|vigencia|válido hasta el|oferta válida hasta|vigente hasta|validez hasta|válida hasta el|vigencia hasta|presupuesto válido hasta|caduca el|validez de la oferta',
    deliverBy:
      'fecha de entrega|entrega|entregar antes del|entrega antes del|plazo de entrega|entrega el|entregar el|entrega prevista|fecha entrega|los necesitamos antes del|entrega para el|necesario para el|fecha de envío|lo necesitamos para el|los necesitamos para el|entregar a más tardar el',
    client:
      'cliente|facturar a|facturado a|datos de facturación|dirección de facturación|destinatario|comprador|el cliente|la clienta|emitir a nombre de|factura a|factura a nombre de|presupuesto para|a nombre de|nuestros datos|datos fiscales|clienta|factura para|facturar a nombre de|nuestros datos de facturación|datos del cliente|abonar a|nuestros datos fiscales|para:|a:|datos:',
    vendor:
      'proveedor|prestador|vendedor|contratista|el proveedor|el prestador|profesional|proveedora|suministrador|la proveedora|la profesional|el profesional|autónomo|pedido a|pedido para',
    shipTo:
      'dirección de entrega|entregar en|enviar a|lugar de entrega|entrega en|dirección de envío|envío a|entregar a|envíen a|enviar el pedido a|entréguese en|mercancía a',
    contact: 'contacto|a la atención de|att|persona de contacto|atn|a/a',
    company: 'empresa|razón social|sociedad|compañía|denominación social',
    name: 'nombre|nombre y apellidos',
    address: 'dirección|domicilio|domicilio social|domicilio fiscal|calle|sede',
    phone: 'tel|teléfono|tfno|móvil|tlf|tlfn|telf|m|t|celular|cel|tf|mov',
    fax: 'fax',
    email: 'email|e-mail|correo|mail|correo electrónico',
    website: 'web|sitio web|página web|www',
    taxId: 'cif|nif|nif/cif|nif-iva|c.i.f.|n.i.f.|cif/nif|dni|rfc|nie|vat|nif iva|número de iva',
    bank: 'banco|cuenta|cuenta bancaria|iban|bic|datos bancarios|titular|número de cuenta',
    terms: 'condiciones de pago|forma de pago|pago|plazo de pago|términos de pago|condiciones',
    total:
      'total|importe total|total factura|a pagar|total a pagar|suma total|total con iva|total general|total iva incluido|en total|total presupuesto|monto total|precio total|total pedido|total del pedido|total a abonar|líquido a percibir|suma|total a ingresar|importe a abonar',
    subtotal:
      'subtotal|base imponible|total sin iva|importe neto|base|neto|total neto|suma parcial|total base imponible',
    tax: 'iva|i.v.a.|impuesto|igic|impuestos',
    discount:
      'descuento|dto|rebaja|desc|bonificación|dto.|descuento por|descuento comercial|pronto pago',
    shipping:
      'envío|gastos de envío|portes|transporte|gastos de transporte|flete|entrega|coste de envío|porte|gastos de portes|costes de envío|embalaje',
    paid: 'anticipo|a cuenta|pagado|ya pagado|señal|depósito|resto|pendiente',
    withholding: 'irpf|retención|retención irpf|retención de irpf',
    rate: 'tarifa|precio por hora|tarifa por hora|precio hora|tarifa diaria|tarifa horaria|mi tarifa|precio/hora|precio por día',
    quantity:
      'cantidad|cant|horas|uds|unidades|días|cant.|ud|jornadas|nº horas|duración|cantidades',
    price:
      'precio unitario|precio|p. unit|precio ud|tarifa|pvp|precio unidad|p.u.|precio unit.|precio/ud|precio/hora|coste unitario|p/u|importe unitario|precio hora|€/ud|precio/u',
    amount: 'importe|total|subtotal|monto|valor|precio|precio total|importe (€)|coste',
    description:
      'descripción|concepto|artículo|servicio|producto|detalle|tarea|trabajo|conceptos|partida|actividad|servicios|material|trabajos',
    itemNumber: 'referencia|ref|código|ref.|sku|cód|cód.|código artículo',
    unit: 'unidad|ud|um',
    date: 'fecha|día|semana|período|periodo|mes',
    reason: 'motivo|razón|debido a|a causa de|porque|causa|por motivo de|ya que',
    refund:
      'reembolso|devolución|reembolso por|devolución por|reintegro|compensar|compensación|descontar',
    shipVia:
      'transportista|método de envío|enviado por|envío por|forma de envío|envío mediante|agencia de transporte|por mensajería',
    preparedBy: 'preparado por|elaborado por|comercial|realizado por|asesor',
    from: 'de|remitente',
    to: 'para|a',
    subject: 'asunto|rv|re',
    sent: 'enviado|fecha|enviado el',
    cc: 'cc|cco|responder a',
    greeting:
      'hola|buenos días|buenas tardes|estimado|estimada|querido|querida|estimados|buenas|estimado sr|estimada sra|muy buenas|apreciado|apreciada|estimada señora|estimado señor|muy señores míos',
    closing:
      'saludos|un saludo|atentamente|gracias|saludos cordiales|muchas gracias|un abrazo|cordialmente|reciba un cordial saludo|quedo a la espera|abrazos|mil gracias|un cordial saludo|besos|hasta pronto|saluda atentamente|gracias de antemano|gracias y un saludo|muchas gracias y un saludo|le saluda atentamente|saludos y gracias',
    wrote: 'escribió|ha escrito',
    original: 'mensaje original',
    forwarded: 'mensaje reenviado|rv|mensaje reenviado por|reenviado',
    between: 'entre|de una parte|reunidos',
  },
}
