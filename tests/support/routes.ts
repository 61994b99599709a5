import type { FastifyInstance } from 'fastify'

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Every route of an app, from the tree that the framework prints of them. */
export function routesOf(app: FastifyInstance): Route[] {
  const branch: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', answered = ''] =
        /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      branch.splice(depth, branch.length, part)
      const path = branch.join('').replace(/\/?\*$/, '/*')
      const known = answered.split(', ')
      return methods.filter((method) => known.includes(method)).map((method) => ({ method, path }))
    })
}
