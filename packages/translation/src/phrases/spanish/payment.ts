import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Pago en un plazo de {days} días | Pago a {days} días | Plazo de pago: {days} días | Pagadero en {days} días | Pago en {days} días | Vencimiento a {days} días | Forma de pago: {days} días',
  payWithinDaysOfInvoice:
    'Pago a {days} días fecha factura | Pago en un plazo de {days} días desde la fecha de la factura | Pago a {days} días de la fecha de factura | Pago en un plazo de {days} días a partir de la fecha de la factura',
  payWithinDaysOfReceipt:
    'Pago a {days} días desde la recepción de la factura | Pago en un plazo de {days} días desde la recepción | Pago en un plazo de {days} días desde la recepción de la factura | Pago a {days} días de la recepción de la factura',
  payWithoutDeduction:
    'Pago en un plazo de {days} días sin descuento | Pago a {days} días neto | Pagadero en {days} días sin deducción | Pago a {days} días sin descuento',
  payByDate:
    'Rogamos efectúe el pago antes del {date} | Vencimiento: {date} | Pago antes del {date} | Vence el {date} | Fecha de vencimiento: {date} | Rogamos transfiera el importe antes del {date} | Fecha límite de pago: {date}',
  payMoneyByDate:
    'Rogamos transfiera {money} antes del {date} | Rogamos pague {money} antes del {date} | El importe de {money} vence el {date}',
  payOnReceipt:
    'Pago a la recepción de la factura | Pago a la recepción | Pagadero a la recepción | Pago al recibo de la factura | Pago contra factura | A la recepción',
  payWithoutDeductionNow:
    'Pago inmediato sin descuento | Pagadero de inmediato | Pago inmediato | Pagadero de inmediato sin deducción',
  payInAdvance:
    'Pago por adelantado | Pago por anticipado | Prepago obligatorio | Se requiere pago por adelantado',
  payOnDelivery:
    'Pago a la entrega | Pago contra entrega | Contra reembolso | Pago contra reembolso',
  payInInstalments:
    'Se admite el pago a plazos | Posibilidad de pago a plazos | Es posible el pago a plazos',
  payTransfer:
    'Pago por transferencia bancaria | Forma de pago: transferencia bancaria | Pago mediante transferencia bancaria | Rogamos pague por transferencia bancaria | Pago por transferencia',
  bankTransfer:
    'Transferencia bancaria | Por transferencia bancaria | Transferencia | Mediante transferencia bancaria',
  payToAccountBelow:
    'Rogamos transfiera el importe a la cuenta indicada a continuación | Rogamos realice la transferencia a la cuenta indicada abajo | Por favor, transfiera el importe a la cuenta indicada a continuación | Rogamos ingrese el importe en la cuenta indicada a continuación | Ingrese el importe en la siguiente cuenta',
  quoteInvoiceNumber:
    'Rogamos indique el número de factura en el pago | Indique el número de factura en el pago | Por favor, indique el número de factura | Rogamos indique el número de factura | Indique el número de factura como concepto | Por favor, indique el número de factura en la transferencia | Indique el número de factura en el concepto de la transferencia',
  quoteReference:
    'Rogamos indique la referencia {id} | Concepto: {id} | Indique {id} como concepto | Referencia de pago: {id} | Por favor, indique la referencia {id}',
  payByCard: 'Pago con tarjeta de crédito | Pago con tarjeta | Pago por tarjeta',
  creditCard: 'Tarjeta de crédito | Con tarjeta de crédito',
  payCash: 'Pago en efectivo | Pago al contado en efectivo',
  cash: 'Efectivo | En efectivo | En metálico',
  payByCheck: 'Pago con cheque | Pago mediante cheque | Pago por cheque',
  check: 'Cheque | Con cheque | Mediante cheque',
  payByDirectDebit:
    'El importe se cargará en su cuenta mediante domiciliación bancaria | El importe se cargará en su cuenta | Le cobraremos el importe por domiciliación bancaria | El importe se cobrará por domiciliación bancaria',
  directDebit:
    'Domiciliación bancaria | Recibo domiciliado | Por domiciliación bancaria | Pago por domiciliación bancaria | Adeudo directo',
  payOnline: 'Pago en línea | Pago online | Puede pagar en línea | Puede pagar online',
  paidWithThanks:
    'Pagado, gracias | Pago recibido, gracias | Importe recibido, gracias | Recibido el pago, muchas gracias',
  alreadyPaid:
    'Ya pagado | Pagado | Esta factura ya está pagada | La factura ya ha sido pagada | Esta factura ya ha sido abonada | Factura pagada',
  paidOnDate: 'Pagado el {date} | Pago recibido el {date} | Abonado el {date} | Cobrado el {date}',
  noPaymentNeeded:
    'No requiere pago | No es necesario ningún pago | No se requiere ningún pago | Nada que pagar',
  openAmount:
    'El importe pendiente es de {money} | Importe pendiente: {money} | Pendiente de pago: {money}',
  depositReceived:
    'Anticipo de {money} recibido | Anticipo recibido: {money} | Hemos recibido un anticipo de {money}',
  depositOnOrder:
    'Anticipo del {percent} al realizar el pedido | {percent} al realizar el pedido | {percent} de anticipo con el pedido | {percent} a la firma del presupuesto | {percent} con el pedido | {percent} a la aceptación del presupuesto',
  depositRequired:
    'Se requiere un anticipo del {percent} | Anticipo del {percent} | {percent} por adelantado | Anticipo requerido: {percent}',
  depositBeforeWork:
    'Se requiere un anticipo del {percent} antes de comenzar los trabajos | Anticipo del {percent} antes del inicio de los trabajos | {percent} antes del inicio de los trabajos | {percent} al inicio de los trabajos',
  restOnDelivery:
    '{percent} a la entrega | {percent} restante a la entrega | El {percent} restante a la entrega | El {percent} restante se abonará a la entrega',
  restOnCompletion:
    '{percent} a la finalización | {percent} al finalizar | {percent} restante a la finalización | El {percent} restante al finalizar los trabajos | {percent} al finalizar los trabajos | {percent} a la finalización de los trabajos',
  balanceOnCompletion:
    'El importe restante se abonará a la finalización | Resto a la finalización | Resto al finalizar los trabajos | El resto se abonará al finalizar los trabajos | Saldo a la finalización',
  balanceOnDelivery:
    'El importe restante se abonará a la entrega | Resto a la entrega | El resto se abonará a la entrega | Saldo a la entrega',
  earlyPaymentDiscount:
    '{percent} de descuento por pago en {days} días | Descuento del {percent} por pago en {days} días | {percent} de descuento por pronto pago en {days} días | {percent} de descuento por pago en un plazo de {days} días',
  noEarlyPaymentDiscount: 'Sin descuento por pronto pago | No se aplica descuento por pronto pago',
  bankChargesBySender:
    'Los gastos bancarios corren a cargo del pagador | Gastos bancarios a cargo del cliente | Los gastos bancarios corren a cargo del cliente | Gastos bancarios a cargo del ordenante',
  accountHolder: 'Titular de la cuenta: {name} | Titular: {name}',
  accountNumber:
    'Número de cuenta: {id} | N.º de cuenta: {id} | Cuenta: {id} | Nº de cuenta: {id} | Cuenta bancaria: {id}',
  bankName: 'Banco: {name} | Nombre del banco: {name} | Entidad bancaria: {name} | Entidad: {name}',
  bankDetailsChanged:
    'Tenga en cuenta nuestros nuevos datos bancarios | Nuestros datos bancarios han cambiado | Le informamos de que nuestros datos bancarios han cambiado',
  bankDetails: 'Datos bancarios | Nuestros datos bancarios | Datos de pago | Datos para el pago',
  bankDetailsBelow:
    'Encontrará nuestros datos bancarios a continuación | Nuestros datos bancarios figuran a continuación | A continuación encontrará nuestros datos bancarios',

  lateInterest:
    'Los pagos atrasados devengarán un interés del {percent} anual | El retraso en el pago devengará un interés del {percent} anual | Interés de demora del {percent} anual',
  lateInterestPerMonth:
    'Los pagos atrasados devengarán un interés del {percent} mensual | Recargo por demora del {percent} mensual | Interés de demora del {percent} mensual | Se aplicará un recargo por demora del {percent} mensual',
  lateFee:
    'Se aplicará un recargo por demora de {money} | Recargo por demora: {money} | Se cobrarán {money} en concepto de gastos de reclamación',
  statutoryInterest:
    'En caso de demora se aplicará el interés legal | En caso de retraso en el pago se aplicarán los intereses de demora legales | Los pagos atrasados devengarán el interés legal de demora',
  recoveryCosts:
    'En caso de demora se devengará una indemnización fija de {money} por costes de cobro | Indemnización fija por costes de cobro en caso de demora: {money}',
  workStopsOnLatePayment:
    'Los trabajos podrán suspenderse en caso de retraso en el pago | En caso de retraso en el pago podremos suspender los trabajos',
  paymentReminder: 'Recordatorio de pago | Recordatorio | Aviso de pago pendiente',
  ignoreIfPaid:
    'Si ya ha realizado el pago, haga caso omiso de este recordatorio | Haga caso omiso de este recordatorio si ya ha realizado el pago | Si ya ha efectuado el pago, no tenga en cuenta este aviso',
  ownershipUntilPaid:
    'La mercancía sigue siendo de nuestra propiedad hasta su pago íntegro | Reserva de dominio hasta el pago íntegro | La mercancía es propiedad del vendedor hasta su pago total | La mercancía seguirá siendo de nuestra propiedad hasta el pago total',
  rightsAfterPayment:
    'Los derechos de uso se ceden tras el pago íntegro | Los derechos de uso se transfieren con el pago íntegro | Todos los derechos se ceden tras el pago íntegro',
}
