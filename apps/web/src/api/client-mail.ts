import { type Done, doneSchema } from '@sheaf/contract/accounts'
import { api } from './client.ts'

/** The token is that of the link in a mail; no account is needed. */
export async function stopMails(token: string): Promise<Done> {
  const answer = await api.send({
    method: 'POST',
    path: '/api/client-mail/stop',
    body: { token },
  })
  return doneSchema.parse(await answer.json())
}
