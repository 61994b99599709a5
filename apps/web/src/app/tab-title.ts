import { productName } from '@sheaf/contract/product'

/** What the browser's tab says. */
export function tabTitle(title: string): string {
  return title === productName ? productName : `${title} · ${productName}`
}
