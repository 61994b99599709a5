import { displayPath } from '@sheaf/contract/objects'
import { withBase } from '#ui/page/base-path.ts'
import { basePath } from './client.ts'

/** Where the browser loads a stored picture from: '/objects/…' is shown through '/internal'. */
export function pictureAddress(objectPath: string): string {
  return withBase(basePath, `/${displayPath(objectPath)}`)
}
