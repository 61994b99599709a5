import type { MailSent } from '@sheaf/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { tellFailure } from '#api/failure.ts'
import { toast } from '#ui/feedback/toast.ts'

export const mailFailure = {
  title: 'Email not sent',
  otherwise: "We couldn't send the email. Please try again.",
}

export function useSendAgain(send: () => Promise<MailSent>) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast({ title: 'Email sent', description: message }),
    onError: (error) => tellFailure(mailFailure.title, error, mailFailure.otherwise),
  })
  return { sendAgain: () => mutate(), isSending: isPending, sent: data }
}
