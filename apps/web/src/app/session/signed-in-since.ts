import { withBase } from '#ui/page/base-path.ts'

/** The back button shows a visitor's page as it was kept: its reader may have signed in since, and then gets their own. */
export function reloadIfSignedInSince(basePath: string): void {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted && !isFromHistory()) return
    const answer = await fetch(withBase(basePath, '/api/auth/user')).catch(() => undefined)
    if (answer?.ok) location.reload()
  })
}

function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
