import { loadQuickly } from './quick-loading.ts'

loadQuickly()
await import('./admin/run-from-terminal.ts')
