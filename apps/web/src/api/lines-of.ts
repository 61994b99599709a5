/** The lines of an answer as they come. */
export async function* linesOf({ body }: Pick<Response, 'body'>): AsyncGenerator<string> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value = '' } = await reader.read()
      const [last = '', ...whole] = (rest + value).split('\n').toReversed()
      yield* whole.toReversed().filter(isSaid)
      rest = last
      if (done) break
    }
    if (isSaid(rest)) yield rest
  } finally {
    // Whoever has heard enough hangs up.
    await reader.cancel()
  }
}

function isSaid(line: string): boolean {
  return line.trim() !== ''
}
