import { loadQuickly } from './quick-loading.ts'

// All modules of a static import would be loaded before its first line runs.
loadQuickly()
await import('./run-server.ts')
