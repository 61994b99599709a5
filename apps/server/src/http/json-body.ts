import fp from 'fastify-plugin'
import { refusalOfNulls } from './null-characters.ts'

/** Bodies are JSON and nothing else. */
export const jsonBodies = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    // Clients that name the type on every call send it with an empty body, too.
    if (text === '') return done(null, undefined)
    return parseJson(request, withoutHalves(text), (error, value) => {
      // Few texts hold these letters, and only those need to be looked through.
      const refusal = text.includes('\\u0000') ? refusalOfNulls(value) : undefined
      done(error ?? refusal ?? null, value)
    })
  })
})

const anyEscape =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[\s\S])/g

// Half an emoji, as it is left where a program cut a text. UTF-8 has no form for it: PostgreSQL refuses the row, and no
// header or mail can hold it. It becomes the sign for what could not be read, as every encoder writes it.
function withoutHalves(text: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return text
  return text.replace(anyEscape, (sign, half) => (half === undefined ? sign : '\\ufffd'))
}
