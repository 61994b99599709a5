import type { SystemTemplate } from '@sheaf/contract/system-templates'
import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { readJson } from './read-json.ts'

const paths = { purchase_order: '/api/po-templates', credit_note: '/api/cn-templates' } as const

/** The templates that come with the product, for the kinds whose list the server keeps. */
export function useSystemTemplates(kind: keyof typeof paths): {
  templates: readonly SystemTemplate[] | undefined
  isFailed: boolean
  tryAgain: () => void
} {
  const path = paths[kind]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => readTemplates(path, signal),
  })
  return { templates: data, isFailed: isError && !isFetching, tryAgain: () => void refetch() }
}

async function readTemplates(
  path: string,
  signal: AbortSignal,
): Promise<readonly SystemTemplate[]> {
  const { systemTemplatesSchema } = await import('@sheaf/contract/system-templates')
  return systemTemplatesSchema.parse(await readJson(api, { path, signal }))
}
