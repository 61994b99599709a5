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
