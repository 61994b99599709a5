import { z } from 'zod'
import { StartError } from './start-error.ts'

export type Source = Readonly<Record<string, string | undefined>>

/** The variables that a schema names. Its messages go on after the name of the one that it refuses. */
export function readSettings<T>(source: Source, schema: z.ZodType<T>): T {
  // Compose files and unit files often pass a variable they do not fill: empty means unset.
  const filled = Object.entries(source).map(([name, value]) => [name, value?.trim() || undefined])
  const result = schema.safeParse(Object.fromEntries(filled))
  if (result.success) return result.data
  const [refusal] = result.error.issues
  throw new StartError(`${refusal?.path.join(' and ')} ${refusal?.message}`)
}

/** Shows the value that is refused, so it is not for secrets. */
export function showing(accepted: string) {
  return ({ input }: { readonly input?: unknown }) => `is '${input}'. Accepted: ${accepted}.`
}

export const text = z.string().optional()

export const isOn = z
  .enum(['on', 'off'], { error: showing('on, off') })
  .default('off')
  .transform((word) => word === 'on')

export function wholeNumber(most: number) {
  const error = showing(`a whole number from 1 to ${most}`)
  return z
    .string()
    .regex(/^\d{1,5}$/, { error })
    .transform(Number)
    .pipe(z.number().min(1, { error }).max(most, { error }))
}

/** An http or https address. One with a password is refused before anything of it is shown. */
export function webAddress(
  accepted: string,
  credentials = `Accepted: ${accepted}.`,
  fits: (url: URL) => boolean = () => true,
) {
  const isFitting = (url: URL | null) =>
    (url?.protocol === 'http:' || url?.protocol === 'https:') && fits(url)
  return z
    .string()
    .refine((address) => !holdsCredentials(URL.parse(address)), {
      error: `holds a user name or password (not shown here). ${credentials}`,
      abort: true,
    })
    .refine((address) => isFitting(URL.parse(address)), { error: showing(accepted), abort: true })
    .transform((address) => new URL(address))
}

function holdsCredentials(url: URL | null): boolean {
  return url !== null && (url.username !== '' || url.password !== '')
}
