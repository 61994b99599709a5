import fp from 'fastify-plugin'
import { AppError } from './app-error.ts'

/** Bodies are JSON and nothing else. */
export const jsonBodies = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients that name the type on every call send it with an empty body, too.
    if (text === '') return done(null, undefined)
    if (escapedNull.test(text.toString())) return done(unstorable())
    return parseJson(request, text.toString(), done)
  })
})

// PostgreSQL stores every sign but this one. Written in JSON as \u0000, unless the backslash itself is escaped.
const escapedNull = /(?<!\\)(?:\\\\)*\\u0000/

function unstorable(): AppError {
  return new AppError('request.invalid', 'The request holds a null character, which no text needs.')
}
