import { expect, it } from 'vitest'
import { linesOf } from './lines-of.ts'

function answer(...chunks: readonly Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk)
        controller.close()
      },
    }),
  )
}

async function heard(response: Response): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(response)) lines.push(line)
  return lines
}

it('hears each line whole, however the network cuts it, also inside a letter', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n\n{"b":2}\n{"c":3}')
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const lines = await heard(answer(bytes.slice(0, cut), bytes.slice(cut)))
    expect(lines).toEqual(['{"a":"é"}', '{"b":2}', '{"c":3}'])
  }
})

it('hears nothing in an empty answer', async () => {
  expect(await heard(new Response(null))).toEqual([])
})
