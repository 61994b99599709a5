import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { propose } from '@sheaf/autofill/propose'

// On Linux this is the priority of this thread alone: who waits for a page goes first.
if (process.platform === 'linux') setPriority(5)

parentPort?.on('message', (source) => parentPort?.postMessage(propose(source)))
