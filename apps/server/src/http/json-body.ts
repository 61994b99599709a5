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
    return parseJson(request, text, (error, value) => {
      // Few texts hold these letters, and only those need to be looked through.
      const refusal = text.includes('\\u0000') ? refusalOfNulls(value) : undefined
      done(error ?? refusal ?? null, value)
    })
  })
})
