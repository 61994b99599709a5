/** Gives each heading the id that the address of its section ends with. */
export function createHeadingIds(): (title: string) => string {
  const given = new Set<string>()
  let index = -1
  return (title) => {
    index += 1
    const wanted = slugOf(title) || `heading-${index}`
    let id = wanted
    for (let copy = 2; given.has(id); copy += 1) id = `${wanted}-${copy}`
    given.add(id)
    return id
  }
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-')
}
