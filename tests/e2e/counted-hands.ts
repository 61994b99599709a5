import type { Locator, Page } from '@playwright/test'

// An office worker who types without haste, and what pointing at something and clicking it takes (Card, Moran and Newell).
const keysASecond = 5.5
const secondsAClick = 1.3

/** A person at mouse and keyboard, whose every key and click is counted. */
export function countedHands(page: Page) {
  let keys = 0
  let clicks = 0

  async function press(key: string): Promise<void> {
    keys += 1
    await page.keyboard.press(key)
  }

  async function click(target: Locator): Promise<void> {
    clicks += 1
    await target.click()
  }

  async function type(text: string): Promise<void> {
    keys += text.length
    await page.keyboard.type(text)
  }

  return {
    press,
    click,
    type,

    /** Follows a link that stands outside the browser, in a mail program, say. */
    async follow(address: string): Promise<void> {
      clicks += 1
      await page.goto(address)
    },

    /** Tabs into a field that is next and clicks into any other, then writes over what stands there. */
    async write(field: Locator, text: string): Promise<void> {
      await press('Tab')
      if (!(await isFocused(field))) await click(field)
      await field.evaluate((input) => input instanceof HTMLInputElement && input.select())
      await type(text)
    },

    count: () => ({ clicks, seconds: keys / keysASecond + clicks * secondsAClick }),
  }
}

async function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement)
}
