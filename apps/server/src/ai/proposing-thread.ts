import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { propose } from '@sheaf/autofill/propose'

// On Linux this is the priority of this thread alone: who waits for a page goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', (source) => parentPort?.postMessage(propose(source)))
