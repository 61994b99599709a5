import { type Template, templateSchema, templatesSchema } from '@sheaf/contract/templates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client.ts'
import { type Fetched, fetched } from './fetched.ts'
import { readTemplatePages } from './template-pages.ts'

const path = '/api/templates'

/** All that a user fills in; the rest is the server's. */
export type TemplateContent = Omit<Template, 'id' | 'createdAt' | 'updatedAt'>

/** The saved invoice templates of the user, oldest first. */
export function useTemplates(): Fetched<readonly Template[]> {
  const query = useQuery({
    queryKey: [path],
    queryFn: readTemplates,
    // Another tab may have saved one: a screen that opens shows the truth.
    refetchOnMount: 'always',
  })
  return fetched(query)
}

/** To be called after each change: the list on screen is the server's. */
export function useRefreshTemplates(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.refetchQueries({ queryKey: [path] })
}

export async function createTemplate(body: TemplateContent): Promise<Template> {
  const answer = await api.send({ method: 'POST', path, body })
  return templateSchema.parse(await answer.json())
}

export async function updateTemplate(id: string, body: TemplateContent): Promise<Template> {
  const answer = await api.send({ method: 'PUT', path: pathOf(id), body })
  return templateSchema.parse(await answer.json())
}

export async function deleteTemplate(id: string): Promise<void> {
  await api.send({ method: 'DELETE', path: pathOf(id) })
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`
}

function readTemplates({ signal }: { signal: AbortSignal }): Promise<readonly Template[]> {
  return readTemplatePages<Template>(api, {
    path,
    signal,
    parseList: (answer) => templatesSchema.parse(answer),
    parseOne: (answer) => templateSchema.parse(answer),
  })
}
