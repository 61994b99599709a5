import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Entrega en un plazo de {days} días | Plazo de entrega: {days} días | Entrega en {days} días',
  deliveryWithinWorkingDays:
    'Entrega en un plazo de {days} días laborables | Plazo de entrega: {days} días laborables | Entrega en {days} días laborables | Entrega en {days} días hábiles | Plazo de entrega: {days} días hábiles',
  deliveryWithinWeeks:
    'Entrega en un plazo de {number} semanas | Plazo de entrega: {number} semanas | Entrega en {number} semanas',
  deliverByDate:
    'Entrega antes del {date} | Rogamos entregar antes del {date} | A entregar antes del {date} | Entrega hasta el {date}',
  deliveredOnDate: 'Entregado el {date} | Fecha de entrega: {date}',
  serviceDate:
    'Fecha de prestación del servicio: {date} | Fecha del servicio: {date} | Servicio prestado el {date} | Servicios prestados el {date} | Fecha de operación: {date}',
  servicePeriod:
    'Periodo de prestación del servicio: del {date} al {date} | Servicios prestados del {date} al {date} | Periodo de servicio: {date} - {date} | Periodo de servicio: del {date} al {date} | Periodo de prestación: {date} - {date}',
  servicePeriodMonth:
    'Periodo de facturación: {month} | Periodo: {month} | Servicios prestados en {month} | Periodo de servicio: {month} | Mes facturado: {month}',
  billingPeriod:
    'Periodo de facturación: del {date} al {date} | Periodo: del {date} al {date} | Periodo de facturación: {date} - {date} | Periodo: {date} - {date} | Periodo facturado: del {date} al {date}',
  datesMatchInvoice:
    'La fecha de prestación del servicio coincide con la fecha de factura | La fecha de entrega coincide con la fecha de factura | La fecha de operación coincide con la fecha de factura | La fecha del servicio es la fecha de la factura',
  freeDelivery:
    'Envío gratuito | Entrega gratuita | Portes pagados | Envío gratis | Portes gratuitos',
  plusShipping:
    'Gastos de envío no incluidos | Más gastos de envío | Portes no incluidos | Más portes | Gastos de envío aparte',
  partialDelivery: 'Entrega parcial | Se admiten entregas parciales | Entregas parciales posibles',
  pickUp: 'Recogida por el cliente | Recogida por parte del cliente | Recogida en tienda',
  deliveryByCourier:
    'Entrega por mensajería | Envío por mensajería | Por mensajero | Por mensajería',
  deliveryByMail:
    'Entrega por correo | Envío por correo postal | Por correo postal | Envío por correo | Por correo',
  deliveryByEmail:
    'Entrega por correo electrónico | Envío por correo electrónico | Por correo electrónico | Envío por email | Por email',
  deliveryToAddress:
    'Rogamos entregar en la dirección arriba indicada | Entrega en la dirección arriba indicada | Entregar en la dirección indicada arriba',
  callBeforeDelivery:
    'Rogamos llamar antes de la entrega | Llamar antes de la entrega | Por favor, llamar antes de entregar',
  deliverToReception:
    'Entregar en recepción | Rogamos entregar en recepción | Entrega en recepción',
  handleWithCare: 'Frágil | Frágil, manipular con cuidado | Manipular con cuidado',
  checkGoods:
    'Rogamos revise la mercancía a la recepción | Por favor, revise la mercancía a la entrega | Compruebe la mercancía en el momento de la entrega',
  reportDefects:
    'Los defectos deben comunicarse en un plazo de {days} días | Rogamos comunique cualquier defecto en un plazo de {days} días | Reclamaciones en un plazo de {days} días',
  receivedInGoodOrder:
    'Recibido en buen estado | Mercancía recibida en buen estado | Recibido conforme | Mercancía recibida completa y sin daños',
  confirmOrder:
    'Rogamos confirme este pedido | Rogamos confirme el pedido | Por favor, confirme este pedido | Rogamos confirme la recepción de este pedido | Rogamos nos envíe una confirmación de pedido',
  quoteOrderNumber:
    'Rogamos indique el número de pedido en su factura | Indique el número de pedido en la factura | Indique nuestro número de pedido en todos los documentos | Por favor, indique el número de pedido en la factura',
  orderAsOffered:
    'Por la presente realizamos el siguiente pedido | Solicitamos el suministro de lo siguiente | Les hacemos el siguiente pedido | Deseamos pedir lo siguiente',

  orderReference:
    'Pedido {id} | Pedido n.º {id} | Número de pedido: {id} | Pedido nº {id} | Pedido de compra {id} | N.º de pedido: {id}',
  yourOrder: 'Su pedido {id} | Su pedido n.º {id} | Su pedido nº {id}',
  orderOfDate: 'Pedido del {date} | Pedido de fecha {date}',
  yourOrderOfDate: 'Su pedido del {date} | Su pedido de fecha {date}',
  invoiceReference:
    'Factura {id} | Factura n.º {id} | Número de factura: {id} | Factura nº {id} | N.º de factura: {id}',
  invoiceOfDate:
    'Factura {id} del {date} | Factura n.º {id} del {date} | Factura {id} de fecha {date} | Factura nº {id} de fecha {date}',
  quoteNumber:
    'Presupuesto {id} | Presupuesto n.º {id} | Oferta {id} | Presupuesto nº {id} | Número de presupuesto: {id}',
  ourQuote: 'Nuestro presupuesto {id} | Nuestra oferta {id}',
  yourQuote: 'Su presupuesto {id} | Su oferta {id}',
  contractReference: 'Contrato {id} | Contrato n.º {id} | Según contrato {id} | Contrato nº {id}',
  projectReference: 'Proyecto {name}',
  customerNumber:
    'Número de cliente: {id} | N.º de cliente: {id} | Su número de cliente: {id} | Código de cliente: {id} | Nº de cliente: {id}',
  asDiscussedWith: 'Según lo acordado con {name} | Según lo hablado con {name}',
  contactPerson: 'Persona de contacto: {name} | Contacto: {name} | Su persona de contacto: {name}',
  attention: 'A la atención de {name} | Atención: {name}',

  thanks: 'Gracias | Muchas gracias',
  thanksBusiness:
    'Gracias por contar con nosotros | Gracias por confiar en nuestros servicios | Gracias por elegirnos | Gracias por su compra',
  thanksOrder: 'Gracias por su pedido | Muchas gracias por su pedido | Le agradecemos su pedido',
  thanksTrust:
    'Gracias por su confianza | Muchas gracias por su confianza | Gracias por confiar en nosotros | Agradecemos su confianza',
  thanksInquiry: 'Gracias por su consulta | Gracias por su solicitud | Gracias por su interés',
  thanksCooperation:
    'Gracias por su colaboración | Ha sido un placer trabajar con usted | Gracias por la buena colaboración | Gracias por trabajar con nosotros',
  thanksPayment: 'Gracias por su pago | Gracias por su pronto pago | Le agradecemos su pago',
  thanksVisit: 'Gracias por su visita',
  thanksUnderstanding: 'Gracias por su comprensión | Agradecemos su comprensión',
  lookForwardWork:
    'Esperamos trabajar con usted | Será un placer colaborar con ustedes | Será un placer trabajar con usted',
  lookForwardOrder:
    'Quedamos a la espera de su pedido | Esperamos su pedido | Quedo a la espera de su pedido',
  lookForwardReply:
    'Quedamos a la espera de su respuesta | Quedo a la espera de su respuesta | A la espera de su respuesta | A la espera de sus noticias',
  questionsContact:
    'Si tiene alguna pregunta, póngase en contacto con nosotros | Para cualquier consulta, no dude en contactarnos | Quedamos a su disposición para cualquier duda | No dude en contactarnos si tiene alguna pregunta | Para cualquier duda, estamos a su disposición | Para cualquier consulta, póngase en contacto con nosotros | Si tiene alguna duda, póngase en contacto con nosotros | Quedamos a su disposición para cualquier consulta',
  questionsContactAt:
    'Si tiene alguna pregunta, póngase en contacto con {id} | Para cualquier consulta: {id} | Para cualquier duda, escriba a {id} | Si tiene alguna pregunta, escriba a {id}',
  bestRegards:
    'Atentamente | Un cordial saludo | Saludos cordiales | Cordialmente | Saludos | Reciba un cordial saludo',
  dearSirOrMadam:
    'Estimados señores | Estimado señor o señora | Muy señores míos | Estimado/a señor/a | A quien corresponda',
  dearCustomer: 'Estimado cliente | Estimada clienta | Estimados clientes | Apreciado cliente',
  dearName:
    'Estimado/a {name} | Hola, {name} | Estimado {name} | Estimada {name} | Buenos días, {name}',
  hello: 'Hola | Buenos días | Buenas tardes',
  invoiceForServices:
    'Le facturamos los siguientes servicios | Por los servicios prestados | A continuación le detallamos la factura por los servicios prestados | Les facturamos los siguientes servicios',
  offerAsFollows:
    'Nos complace presentarle el siguiente presupuesto | Nos complace ofrecerle lo siguiente | Nos complace presentarles la siguiente oferta | Según lo solicitado, le presentamos el siguiente presupuesto',
  happyHolidays: 'Felices fiestas | Le deseamos felices fiestas',
  happyNewYear: 'Feliz Año Nuevo | Le deseamos un feliz año nuevo | Próspero año nuevo',

  quoteValidUntil:
    'Este presupuesto es válido hasta el {date} | Presupuesto válido hasta el {date} | Esta oferta es válida hasta el {date} | Oferta válida hasta el {date}',
  validUntil: 'Válido hasta el {date} | Válida hasta el {date} | Válido hasta {date}',
  quoteValidForDays:
    'Este presupuesto tiene una validez de {days} días | Presupuesto válido durante {days} días | Validez del presupuesto: {days} días | Esta oferta es válida durante {days} días | Validez de la oferta: {days} días | Este presupuesto es válido durante {days} días',
  validForDays:
    'Validez: {days} días | Válido durante {days} días | Validez de {days} días | Válido por {days} días',
  nonBinding:
    'Este presupuesto no es vinculante | Oferta no vinculante | Oferta sin compromiso | Presupuesto sin compromiso | Esta oferta no es vinculante',
  acceptBySigning:
    'Para aceptar este presupuesto, devuélvalo firmado | Rogamos nos devuelva el presupuesto firmado en señal de aceptación | Por favor, firme y devuelva este presupuesto | Para aceptar, firme y devuelva este presupuesto',
  goodForAgreement: 'Leído y conforme | Aceptado y conforme | Conforme | De acuerdo',
  orderConfirmed: 'Confirmación de pedido | Confirmamos su pedido | Su pedido está confirmado',
  startAfterApproval:
    'Los trabajos comienzan tras la aceptación del presupuesto | Inicio de los trabajos tras la aceptación del presupuesto | Los trabajos comenzarán tras la aceptación',
  startAfterDeposit:
    'Los trabajos comienzan tras recibir el anticipo | Los trabajos comenzarán una vez recibido el anticipo | Inicio de los trabajos tras el cobro del anticipo',
  startOnDate:
    'Inicio de los trabajos: {date} | Los trabajos comienzan el {date} | Fecha de inicio: {date} | Inicio del proyecto: {date} | Los trabajos comenzarán el {date}',
  completionByDate:
    'Finalización antes del {date} | Fecha de finalización: {date} | Finalización: {date} | A finalizar antes del {date}',
  pricesExcludeTax:
    'Precios sin IVA | Todos los precios son sin IVA | IVA no incluido en los precios | Los precios no incluyen IVA | Todos los precios son netos | Los precios no incluyen impuestos | Precios sin impuestos',
  plusTax:
    'Más IVA | IVA no incluido | Sin IVA | IVA aparte | Impuestos no incluidos | Más impuestos',
  pricesIncludeTax:
    'Precios con IVA incluido | Todos los precios incluyen IVA | Los precios incluyen IVA | Los precios incluyen impuestos | Precios con impuestos incluidos',
  includingTax: 'IVA incluido | Impuestos incluidos | Con IVA | Incluye IVA',
  pricesInCurrency:
    'Todos los precios en {id} | Precios en {id} | Todos los importes en {id} | Todos los precios están expresados en {id} | Importes en {id}',
  revisionsIncluded:
    '{number} rondas de cambios incluidas | Incluye {number} rondas de cambios | Incluye {number} rondas de revisión | {number} revisiones incluidas | Incluye {number} revisiones | Hasta {number} rondas de cambios incluidas',
  changesCharged:
    'Los cambios adicionales se facturan aparte | Los trabajos adicionales se facturan aparte | Los cambios adicionales se facturarán aparte | Los trabajos adicionales se facturarán por separado | Los cambios se facturan por horas',
  billedByTime:
    'Facturación por horas | Facturación según el tiempo empleado | Facturado por tiempo empleado | Según horas trabajadas | Facturación por administración',
  travelExtra:
    'Los gastos de desplazamiento se facturan aparte | Gastos de viaje no incluidos | Gastos de desplazamiento no incluidos | Más gastos de desplazamiento | Los gastos de viaje se facturarán aparte',
  ourTermsApply:
    'Se aplican nuestras condiciones generales | Se aplican nuestras condiciones generales de venta | Sujeto a nuestras condiciones generales | Son de aplicación nuestras condiciones generales',
  cancellationTerms:
    'Cancelación gratuita hasta {days} días antes de la fecha | Cancelación gratuita hasta {days} días antes | Cancelación sin cargo hasta {days} días antes de la fecha',
  cancellationFee:
    'Gastos de cancelación: {percent} | Se aplicarán gastos de cancelación del {percent} | Gastos de cancelación del {percent}',
  depositNotRefundable:
    'El anticipo no es reembolsable | Los anticipos no son reembolsables | Anticipo no reembolsable | La señal no es reembolsable',
  warrantyMonths:
    'Garantía: {number} meses | Garantía de {number} meses | {number} meses de garantía',
  warrantyYears: 'Garantía: {number} años | Garantía de {number} años | {number} años de garantía',
  placeOfJurisdiction:
    'Fuero: {name} | Jurisdicción: {name} | Las partes se someten a los tribunales de {name} | Tribunales competentes: {name}',
  errorsExcepted: 'Salvo error u omisión | Salvo error | Salvo errores y omisiones',
  validWithoutSignature:
    'Este documento es válido sin firma | Documento válido sin firma | Documento generado electrónicamente, válido sin firma | Válido sin firma | Esta factura es válida sin firma',
  confidential: 'Confidencial | Este presupuesto es confidencial | Estrictamente confidencial',
  keepForRecords:
    'Rogamos conserve este documento | Conserve este documento | Conserve esta factura | Por favor, conserve esta factura para sus registros',

  returnedGoods:
    'Devolución de mercancía | Devolución | Mercancía devuelta | Devoluciones | Artículos devueltos',
  damagedGoods:
    'Mercancía dañada | Mercancía dañada en el transporte | Daños en el transporte | Artículo dañado | Llegó dañado',
  defectiveGoods:
    'Mercancía defectuosa | Artículo defectuoso | Producto defectuoso | Producto con defectos',
  wrongGoods:
    'Artículo equivocado | Error en el envío | Mercancía equivocada | Entrega errónea | Artículo incorrecto',
  missingGoods:
    'Faltan artículos | Artículos no entregados | Entrega incompleta | Mercancía no entregada | Mercancía faltante',
  priceCorrection:
    'Corrección de precio | Error en el precio | Ajuste de precio | Corrección del precio | Precio incorrecto',
  quantityCorrection:
    'Corrección de cantidad | Error en la cantidad | Corrección de la cantidad | Cantidad incorrecta',
  taxCorrection:
    'Corrección del impuesto | Corrección del IVA | Tipo impositivo incorrecto | Tipo de IVA incorrecto | Corrección de impuestos',
  duplicateInvoice:
    'Factura duplicada | Facturado dos veces | Facturación duplicada | Duplicidad de factura',
  invoiceCancelled: 'Anulación de la factura | Factura anulada | Anulación de factura',
  cancelsInvoice:
    'Anulación de la factura {id} | Anula la factura {id} | Esta factura rectificativa anula la factura {id}',
  creditForInvoice:
    'Rectificación de la factura {id} | Abono de la factura {id} | Abono correspondiente a la factura {id} | Rectifica la factura {id} | Corrección de la factura {id}',
  orderCancelled:
    'Cancelación del pedido | Pedido cancelado | Anulación del pedido | Pedido anulado',
  subsequentDiscount:
    'Descuento posterior | Descuento concedido con posterioridad | Descuento retroactivo',
  goodwill:
    'Atención comercial | Abono por atención comercial | Gesto comercial | Cortesía comercial',
  overpayment: 'Pago en exceso | Devolución de pago en exceso | Pagado de más | Cobro indebido',
  serviceNotRendered: 'Servicio no prestado | Servicios no prestados | Servicio no realizado',
  lateDelivery: 'Entrega con retraso | Retraso en la entrega | Entrega tardía',
  refundByTransfer:
    'Reembolso por transferencia bancaria | El importe se reembolsará por transferencia bancaria | Devolución por transferencia bancaria | Le reembolsaremos el importe por transferencia bancaria',
  refundWithinDays:
    'El importe se reembolsará en un plazo de {days} días | Reembolso en un plazo de {days} días | Reembolso en {days} días',
  refundByOriginalMethod:
    'Reembolso por el mismo medio de pago | El importe se reembolsará por el mismo medio de pago | Reembolso al medio de pago original',
  setOffNextInvoice:
    'El importe se descontará de la próxima factura | A descontar de la próxima factura | El importe se compensará en la próxima factura | El abono se aplicará a la próxima factura',
  sorryForInconvenience:
    'Disculpe las molestias | Lamentamos las molestias | Rogamos disculpe las molestias | Sentimos las molestias ocasionadas',
}
