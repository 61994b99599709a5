import type { MailWords } from './mail-words.ts'

export const portuguese: MailWords = {
  greeting: { named: 'Estimado(a) Cliente,', unnamed: 'Estimado(a) Cliente,' },
  closing: 'Com os melhores cumprimentos,',
  invoice: {
    subject: 'Fatura {number} de {company}',
    message:
      'Junto enviamos a fatura n.º {number}, no valor de {amount}.\n\nAgradecemos a sua confiança. Para qualquer esclarecimento, basta responder a este e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Lembrete: fatura {number}, com vencimento a {dueDate}',
      message:
        'Vimos relembrar a fatura n.º {number}, no valor de {amount}, com vencimento a {dueDate}.\n\nCaso já tenha efetuado o pagamento, agradecemos e pedimos que não considere este e-mail.',
    },
    polite: {
      subject: 'Fatura {number} por liquidar',
      message:
        'A fatura n.º {number}, no valor de {amount}, venceu-se a {dueDate} e ainda não recebemos o respetivo pagamento. Tratar-se-á certamente de um lapso, pelo que solicitamos a sua regularização nos próximos dias.\n\nCaso já tenha efetuado o pagamento, agradecemos e pedimos que não considere este e-mail.',
    },
    firm: {
      subject: 'Último aviso: fatura {number} em atraso',
      message:
        'A fatura n.º {number}, no valor de {amount}, venceu-se a {dueDate} e continua por liquidar. Solicitamos o pagamento integral sem mais demora.\n\nSe existir algum motivo que impeça o pagamento, contacte-nos de imediato. Caso contrário, reservamo-nos o direito de recorrer aos meios adequados para a cobrança da dívida.',
    },
  },
  attached: 'A fatura segue em anexo.',
  facts: {
    number: 'Número da fatura',
    amountDue: 'Valor em dívida',
    dueDate: 'Data de vencimento',
    daysLate: 'Dias em atraso',
  },
  lateFees: {
    interest:
      'Em caso de atraso no pagamento, a lei confere-nos o direito a juros de mora, atualmente à taxa anual de {rate} ({law}).',
    interestAndSum:
      'Em caso de atraso no pagamento, a lei confere-nos o direito a juros de mora, atualmente à taxa anual de {rate}, e a uma indemnização fixa de {sum} ({law}).',
  },
  sentWith: 'Enviado com o Sheaf',
  stop: {
    reason: 'Recebe este e-mail porque {company} lhe emitiu uma fatura.',
    label: 'Deixar de receber estes e-mails',
  },
}
