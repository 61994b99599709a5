import '#api/zod-without-eval.ts'
import { readBytes } from './read-bytes.ts'

/** All that this worker does: it reads one file after another, so that a thousand of them do not hold up the page. */
addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  // A rejected promise would never reach the page.
  postMessage(await readBytes(data).catch(() => null))
})
