import type { SystemTemplate } from '@sheaf/contract/system-templates'
import { type Fetched, useFetched } from './fetched.ts'

const paths = { purchase_order: '/api/po-templates', credit_note: '/api/cn-templates' } as const

/** The templates that come with the product, for the kinds whose list the server keeps. */
export function useSystemTemplates(kind: keyof typeof paths): Fetched<readonly SystemTemplate[]> {
  return useFetched(paths[kind], async () => {
    const { systemTemplatesSchema } = await import('@sheaf/contract/system-templates')
    return systemTemplatesSchema
  })
}
