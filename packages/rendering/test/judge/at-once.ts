/** Does the work for each item, so many at a time, and gives the results in the order of the items. */
export async function atOnce<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const hands = Array.from({ length: limit }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  })
  await Promise.all(hands)
  return results
}
