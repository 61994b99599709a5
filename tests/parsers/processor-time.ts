/** Seconds of a processor, however busy the machine is with other things. */
export async function processorSeconds(work: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1e6
}

const shortText = 100_000
const longText = 200_000
const mostSeconds = 1
// Below this the garbage collector decides.
const fewestSeconds = 0.25
// Twice the text: two times as long for a linear reader, four times for a quadratic one.
const mostGrowth = 3

/** What is wrong with the time that a reader takes; undefined when it is quick, or grows with its text. */
export async function slownessOf(read: (length: number) => unknown): Promise<string | undefined> {
  const long = await processorSeconds(() => read(longText))
  if (long < fewestSeconds) return undefined
  const short = await processorSeconds(() => read(shortText))
  // Once more: the first time, the engine was still compiling.
  const again = await processorSeconds(() => read(longText))
  const best = Math.min(long, again)
  if (best < fewestSeconds) return undefined
  const growth = best / short
  if (best < mostSeconds && growth < mostGrowth) return undefined
  return `${best.toFixed(2)} s for ${longText} characters, ${growth.toFixed(1)} × as long as for half of them`
}
