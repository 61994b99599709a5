const storageKey = 'sheaf.returnDraft'

/** Before this tab leaves for the login: which draft was open, for the page that is come back to. */
export function rememberOpenDraft(): void {
  const id = history.state?.draftId
  if (typeof id !== 'string') return
  sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, id }))
}

/** The draft that was open on this page when the session ended. Answered once. */
export function takeRememberedDraft(): string | undefined {
  try {
    const { path, id } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    sessionStorage.removeItem(storageKey)
    return path === location.pathname && typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
