/** The element that the markup calls `data-part="NAME"`. */
export function findPart<E extends HTMLElement>(
  root: ParentNode,
  name: string,
  kind: { new (): E; prototype: E },
): E {
  const part = root.querySelector(`[data-part="${name}"]`)
  if (!(part instanceof kind)) throw new Error(`The page has no part ${name}`)
  return part
}
