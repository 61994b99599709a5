import type { MailWords } from './mail-words.ts'

export const brazilian: MailWords = {
  greeting: { named: 'Olá, {client},', unnamed: 'Olá,' },
  closing: 'Atenciosamente,',
  invoice: {
    subject: 'Fatura {number} de {company}',
    message:
      'Segue em anexo a fatura nº {number}, no valor de {amount}.\n\nAgradecemos a preferência. Em caso de dúvidas, basta responder a este e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Lembrete: fatura {number}, vencimento em {dueDate}',
      message:
        'Gostaríamos de lembrar da fatura nº {number}, no valor de {amount}, com vencimento em {dueDate}.\n\nCaso o pagamento já tenha sido feito, agradecemos e pedimos que desconsidere este e-mail.',
    },
    polite: {
      subject: 'Fatura {number} em aberto',
      message:
        'A fatura nº {number}, no valor de {amount}, venceu em {dueDate} e ainda não identificamos o pagamento. Pode ter sido apenas um esquecimento, por isso pedimos a gentileza de regularizá-la nos próximos dias.\n\nCaso o pagamento já tenha sido feito, agradecemos e pedimos que desconsidere este e-mail.',
    },
    firm: {
      subject: 'Último aviso: fatura {number} vencida',
      message:
        'A fatura nº {number}, no valor de {amount}, venceu em {dueDate} e continua em aberto. Solicitamos o pagamento do valor total sem mais demora.\n\nSe houver algum motivo que impeça o pagamento, entre em contato conosco imediatamente. Caso contrário, precisaremos avaliar as medidas cabíveis para a cobrança do débito.',
    },
  },
  attached: 'A fatura está anexada a este e-mail.',
  facts: {
    number: 'Número da fatura',
    amountDue: 'Valor em aberto',
    dueDate: 'Vencimento',
    daysLate: 'Dias em atraso',
  },
  lateFees: {
    interest:
      'Em caso de atraso no pagamento, a lei nos dá direito a juros de mora, atualmente de {rate} ao ano ({law}).',
    interestAndSum:
      'Em caso de atraso no pagamento, a lei nos dá direito a juros de mora, atualmente de {rate} ao ano, e a uma quantia fixa de {sum} ({law}).',
  },
  sentWith: 'Enviado com o Sheaf',
  stop: {
    reason: 'Você está recebendo este e-mail porque {company} emitiu uma fatura para você.',
    label: 'Não receber mais estes e-mails',
  },
}
