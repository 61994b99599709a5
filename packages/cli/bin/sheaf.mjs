#!/usr/bin/env node
// The machine's Node only starts the pinned one, as every command here does.
process.argv.splice(2, 0, 'packages/cli/src/main.ts')
await import('../../../scripts/bootstrap.mjs')
