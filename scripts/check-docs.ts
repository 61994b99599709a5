import { findDocFaults } from './doc-faults.ts'
import { root } from './run-program.ts'

const faults = findDocFaults(root)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
