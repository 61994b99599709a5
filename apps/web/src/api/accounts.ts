import {
  type ChangeName,
  type ChangePassword,
  type Confirmed,
  type ConfirmPassword,
  confirmedSchema,
  type DeleteAccount,
  type Done,
  doneSchema,
  type Login,
  type MailRequest,
  type MailSent,
  mailSentSchema,
  type ResetPassword,
  type Signup,
} from '@sheaf/contract/accounts'
import { type CurrentUser, currentUserSchema } from '@sheaf/contract/current-user'
import type { ZodType } from 'zod'
import { api } from './client.ts'

type Method = 'POST' | 'PATCH' | 'DELETE'

export function login(body: Login): Promise<CurrentUser> {
  return send('POST', '/api/auth/login', currentUserSchema, body)
}

export function signup(body: Signup): Promise<MailSent> {
  return send('POST', '/api/auth/signup', mailSentSchema, body)
}

/** Signs in, too. In another browser than the one that signed up the password is asked for. */
export function confirmEmail(token: string, body?: ConfirmPassword): Promise<Confirmed> {
  const query = new URLSearchParams({ token })
  return send('POST', `/api/auth/confirm-email?${query}`, confirmedSchema, body)
}

export function resendConfirmation(body: MailRequest): Promise<MailSent> {
  return send('POST', '/api/auth/resend-confirmation', mailSentSchema, body)
}

export function forgotPassword(body: MailRequest): Promise<MailSent> {
  return send('POST', '/api/auth/forgot-password', mailSentSchema, body)
}

export function resetPassword(body: ResetPassword): Promise<Done> {
  return send('POST', '/api/auth/reset-password', doneSchema, body)
}

export function changeName(body: ChangeName): Promise<CurrentUser> {
  return send('PATCH', '/api/account', currentUserSchema, body)
}

export function changePassword(body: ChangePassword): Promise<Done> {
  return send('POST', '/api/account/password', doneSchema, body)
}

export function deleteAccount(body: DeleteAccount): Promise<Done> {
  return send('DELETE', '/api/account', doneSchema, body)
}

export async function readOwnData(): Promise<Blob> {
  const answer = await api.send({ method: 'GET', path: '/api/account/data' })
  return answer.blob()
}

async function send<T>(
  method: Method,
  path: string,
  answer: ZodType<T>,
  body?: unknown,
): Promise<T> {
  const response = await api.send({ method, path, body })
  return answer.parse(await response.json())
}
