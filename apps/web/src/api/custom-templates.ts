import {
  type CustomTemplate,
  type CustomTemplateKind,
  customTemplateKinds,
  customTemplateSchemas,
  listedCustomTemplateSchemas,
  type SaveCustomTemplate,
} from '@sheaf/contract/custom-templates'
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readTemplatePages } from './template-pages.ts'

/** What every custom template has, and its saved fields, wherever its kind keeps them. */
export type AnyCustomTemplate = CustomTemplate

const kinds = Object.keys(customTemplateKinds) as CustomTemplateKind[]

/** The saved templates of a kind other than invoices, oldest first. */
export function useCustomTemplates(
  kind: CustomTemplateKind,
): Fetched<readonly AnyCustomTemplate[]> {
  return fetched(useQuery(listQuery(kind)))
}

/** All of them, for each kind a list that comes or fails on its own. */
export function useAllCustomTemplates() {
  const answers = useQueries({ queries: kinds.map(listQuery) })
  return answers.flatMap((answer, index) => {
    const kind = kinds[index]
    return kind ? [{ kind, ...fetched(answer) }] : []
  })
}

function listQuery(kind: CustomTemplateKind) {
  return queryOptions({
    queryKey: [listPath(kind)],
    queryFn: ({ signal }) =>
      readTemplatePages<AnyCustomTemplate>(api, {
        path: listPath(kind),
        signal,
        parseList: (answer) => listedCustomTemplateSchemas[kind].array().parse(answer),
        parseOne: (answer) => customTemplateSchemas[kind].parse(answer),
      }),
    // Another tab may have saved one: a screen that opens shows the truth.
    refetchOnMount: 'always',
  })
}

/** To be called after each change: the list on screen is the server's. Without a kind all of them are read anew. */
export function useRefreshCustomTemplates(): (kind?: CustomTemplateKind) => Promise<void> {
  const client = useQueryClient()
  return async (kind) => {
    const changed = kind ? [kind] : kinds
    await Promise.all(changed.map((each) => client.refetchQueries({ queryKey: [listPath(each)] })))
  }
}

export async function createCustomTemplate(
  kind: CustomTemplateKind,
  body: SaveCustomTemplate,
): Promise<AnyCustomTemplate> {
  const answer = await api.send({ method: 'POST', path: listPath(kind), body })
  return customTemplateSchemas[kind].parse(await answer.json())
}

export async function updateCustomTemplate(
  kind: CustomTemplateKind,
  id: string,
  body: SaveCustomTemplate,
): Promise<void> {
  await api.send({ method: 'PUT', path: pathOf(kind, id), body })
}

export async function renameCustomTemplate(
  kind: CustomTemplateKind,
  id: string,
  name: string,
): Promise<void> {
  await api.send({ method: 'PATCH', path: pathOf(kind, id), body: { name } })
}

export async function deleteCustomTemplate(kind: CustomTemplateKind, id: string): Promise<void> {
  await api.send({ method: 'DELETE', path: pathOf(kind, id) })
}

function listPath(kind: CustomTemplateKind): string {
  return `/api${customTemplateKinds[kind].path}`
}

function pathOf(kind: CustomTemplateKind, id: string): string {
  return `${listPath(kind)}/${encodeURIComponent(id)}`
}
