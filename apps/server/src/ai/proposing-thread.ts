import { parentPort } from 'node:worker_threads'
import { propose } from '@sheaf/autofill/propose'

parentPort?.on('message', (source) => parentPort?.postMessage(propose(source)))
