import fp from 'fastify-plugin'

/** Bodies are JSON and nothing else. */
export const jsonBodies = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients that name the type on every call send it with an empty body, too.
    if (text === '') return done(null, undefined)
    return parseJson(request, text.toString(), done)
  })
})
