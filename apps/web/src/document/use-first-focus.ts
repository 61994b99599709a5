import { type RefObject, useEffect } from 'react'

/** Once, when the paper comes: the first of the usual fields that is empty. A phone would open its keyboard over it. */
export function useFirstFocus(sheet: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || window.matchMedia('(pointer: coarse)').matches) return
    const fields = sheet.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    const empty = [...fields].find(({ value, name }) => value === '' && isUsual(name))
    empty?.focus({ preventScroll: true })
  }, [sheet, isWanted])
}

function isUsual(name: string): boolean {
  return /^(?!shipTo|bank).*Name$|\.description$/.test(name)
}
