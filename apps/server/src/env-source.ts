import { StartError } from './start-error.ts'

export type Source = Readonly<Record<string, string | undefined>>

// Compose files and unit files often pass a variable they do not fill: empty means unset.
export function read(source: Source, name: string): string | undefined {
  const value = source[name]?.trim()
  return value === '' ? undefined : value
}

// Values of secrets never come here.
export function refuse(name: string, value: string, accepted: string): never {
  throw new StartError(`${name} is '${value}'. Accepted: ${accepted}.`)
}

export function readChoice<T extends string>(
  source: Source,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = read(source, name)
  if (value === undefined) return fallback
  return choices.find((choice) => choice === value) ?? refuse(name, value, choices.join(', '))
}
