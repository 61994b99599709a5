import type { MailWords } from './mail-words.ts'

export const spanish: MailWords = {
  greeting: { named: 'A la atención de {client}:', unnamed: 'Estimado cliente:' },
  closing: 'Atentamente,',
  invoice: {
    subject: 'Factura {number} de {company}',
    message:
      'Adjuntamos la factura n.º {number} por un importe de {amount}.\n\nGracias por su confianza. Si tiene cualquier duda, puede responder a este correo.',
  },
  reminders: {
    friendly: {
      subject: 'Recordatorio: factura {number}, con vencimiento el {dueDate}',
      message:
        'Le recordamos amablemente la factura n.º {number} por un importe de {amount}, con vencimiento el {dueDate}.\n\nSi ya ha realizado el pago, se lo agradecemos y le rogamos que no tenga en cuenta este correo.',
    },
    polite: {
      subject: 'Factura {number} pendiente de pago',
      message:
        'La factura n.º {number} por un importe de {amount} venció el {dueDate} y todavía no hemos recibido el pago. Entendemos que puede tratarse de un descuido, por lo que le rogamos que lo realice en los próximos días.\n\nSi ya ha realizado el pago, se lo agradecemos y le rogamos que no tenga en cuenta este correo.',
    },
    firm: {
      subject: 'Último aviso: factura {number} vencida',
      message:
        'La factura n.º {number} por un importe de {amount} venció el {dueDate} y sigue pendiente de pago. Le requerimos que abone la totalidad del importe sin más demora.\n\nSi hay algún motivo que impida el pago, póngase en contacto con nosotros de inmediato. De lo contrario, nos reservamos el derecho a emprender las acciones oportunas para el cobro de la deuda.',
    },
  },
  attached: 'Encontrará la factura adjunta a este correo.',
  facts: {
    number: 'Número de factura',
    amountDue: 'Importe pendiente',
    dueDate: 'Fecha de vencimiento',
    daysLate: 'Días de retraso',
  },
  lateFees: {
    interest:
      'En caso de demora en el pago, la ley nos reconoce intereses de demora, actualmente del {rate} anual ({law}).',
    interestAndSum:
      'En caso de demora en el pago, la ley nos reconoce intereses de demora, actualmente del {rate} anual, y una indemnización fija de {sum} por costes de cobro ({law}).',
  },
  sentWith: 'Enviado con Sheaf',
  stop: {
    reason: 'Recibe este correo porque {company} le ha emitido una factura.',
    label: 'No recibir más correos de este tipo',
  },
}
