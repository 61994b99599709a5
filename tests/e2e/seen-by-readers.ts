import type { Locator } from '@playwright/test'

/** Whether the browser has worked out where it stands and how it looks. */
export async function isLaidOut(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
}

/** The pixels of its text that there is no room for. */
export async function cutOff(locator: Locator): Promise<number> {
  return locator.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
  )
}

/** Whether nothing lies over the last of it. */
export async function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(right - 2, bottom - 2))
  })
}
