/** Half the size: hundredths of a point are finer than any screen, and nobody reads the names of glyphs. */
export function trimSvg(svg: string): string {
  const names = new Map<string, string>()
  return svg
    .replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/ [xy]="0"/g, '')
    .replace(/(id="|href="#|url\(#)([\w-]+)/g, (_, before: string, name: string) => {
      if (!names.has(name)) names.set(name, `s${names.size.toString(36)}`)
      return `${before}${names.get(name)}`
    })
}
