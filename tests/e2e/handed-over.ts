import type { Page } from '@playwright/test'

/** Notes what is handed over to the create screen, which takes it as soon as it stands. To be called before the page opens. */
export async function noteHandOff(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'selectedTemplate') Reflect.set(window, 'handedOver', value)
      setItem.call(this, key, value)
    }
  })
  return async () => {
    const text = await page.evaluate(() => Reflect.get(window, 'handedOver'))
    return JSON.parse(typeof text === 'string' ? text : 'null')
  }
}
