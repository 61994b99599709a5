import { z } from 'zod'
import { currentUserSchema } from './current-user.ts'
import { oneLine } from './one-line.ts'

const required = (message: string) => z.string(message).min(1, message)

export const emailSchema = z
  .string('Please enter a valid email address')
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

const newPasswordSchema = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(100, 'Password must be at most 100 characters')

// An overlong password is refused before it is hashed: hashing costs time that a stranger could waste.
export const passwordSchema = required('Password is required').max(
  100,
  'Password must be at most 100 characters',
)

const firstNameSchema = z
  .string('First name is required')
  .trim()
  .min(1, 'First name is required')
  .max(50, 'First name must be at most 50 characters')
  .regex(...oneLine('First name'))

const lastNameSchema = z
  .string('Last name must be text')
  .trim()
  .max(50, 'Last name must be at most 50 characters')
  .regex(...oneLine('Last name'))

const linkTokenSchema = required('No confirmation token provided').max(
  200,
  "This link isn't one of ours",
)

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema })
export type Login = z.infer<typeof loginSchema>

export const signupSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema.optional(),
})
export type Signup = z.infer<typeof signupSchema>

export const confirmEmailQuerySchema = z.object({ token: linkTokenSchema })

/** Only another browser than the one that signed up is asked for the password. */
export const confirmEmailBodySchema = z.object({ password: passwordSchema.optional() }).nullish()

export const confirmPasswordSchema = z.object({ password: passwordSchema })
export type ConfirmPassword = z.infer<typeof confirmPasswordSchema>

/** A request for a mail: a forgotten password, or another confirmation. */
export const mailRequestSchema = z.object({ email: emailSchema })
export type MailRequest = z.infer<typeof mailRequestSchema>

export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })
export type ResetPassword = z.infer<typeof resetPasswordSchema>

export const changePasswordSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
})
export type ChangePassword = z.infer<typeof changePasswordSchema>

export const changeNameSchema = z.object({ firstName: firstNameSchema, lastName: lastNameSchema })
export type ChangeName = z.infer<typeof changeNameSchema>

export const deleteAccountSchema = z.object({ password: passwordSchema })
export type DeleteAccount = z.infer<typeof deleteAccountSchema>

/** A browser that a user is signed in with. */
const openSessionSchema = z.object({
  id: z.string(),
  /** In words, such as 'Firefox on Windows'. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSessionSchema>

export const openSessionsSchema = z.array(openSessionSchema)

export const sessionIdSchema = z.object({
  id: z.string().regex(/^ses_[\w-]{1,64}$/, 'Must be the id of a session'),
})

export const doneSchema = z.object({ message: z.string() })
export type Done = z.infer<typeof doneSchema>

/** `user` is who is signed in by it from now on; null where the browser is somebody else's at the moment. */
export const confirmedSchema = doneSchema.extend({ user: currentUserSchema.nullable() })
export type Confirmed = z.infer<typeof confirmedSchema>

/** `mailboxPath` leads to the mails of an installation that sends none; otherwise null. */
export const mailSentSchema = doneSchema.extend({ mailboxPath: z.string().nullable() })
export type MailSent = z.infer<typeof mailSentSchema>

/** Where the mails of an installation go: to a mail server, to a mailbox on the same machine, or nowhere that people could read them. */
export const mailDeliverySchema = z.object({
  goesTo: z.enum(['mail-server', 'mailbox', 'nowhere']),
})
export type MailDelivery = z.infer<typeof mailDeliverySchema>
