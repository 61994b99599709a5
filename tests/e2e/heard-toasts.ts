import type { Page } from '@playwright/test'

/** Notes every toast from now on: a short one may be gone before a test looks, and the page with it. */
export async function listenForToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll(
        '[role=region][aria-label^=Notifications] li',
      )) {
        const heard = sessionStorage.heardToasts ?? ''
        const text = toast.textContent ?? ''
        if (!heard.includes(text)) sessionStorage.heardToasts = `${heard}${text}\n`
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

export function heardToasts(page: Page): () => Promise<string> {
  return () => page.evaluate(() => sessionStorage.heardToasts ?? '').catch(() => '')
}
