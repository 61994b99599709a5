/** A field by a name from the kinds table. The schema made every text field a string; unknown names are empty. */
export function textField(holder: object, name: string): string {
  const value = (holder as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
