import type { MailSent } from '@sheaf/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { failureMessage } from '#api/failure.ts'
import { toast } from '#ui/feedback/toast.ts'

export function useSendAgain(send: () => Promise<MailSent>) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast({ title: 'Mail sent', description: message }),
    onError: (error) =>
      toast({
        title: 'Mail not sent',
        description: failureMessage(error, 'The mail could not be sent. Please try again.'),
        variant: 'destructive',
      }),
  })
  return { sendAgain: () => mutate(), isSending: isPending, sent: data }
}
