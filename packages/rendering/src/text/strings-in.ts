/** Every text inside a value, however deep, without the empty ones. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** The same value with every text inside changed. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  return mapped(value, change) as Value
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (value === null || typeof value !== 'object') return value
  // A plain loop: every part of every sheet goes through here.
  const result: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) result[key] = mapped(item, change)
  return result
}
