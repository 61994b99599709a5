let carried = ''

/** The address that was typed on another of these pages: nobody types it twice. Kept in this tab, until it is reloaded. */
export function carriedEmail(): string {
  return carried
}

export function carryEmail(email: string): void {
  carried = email
}
