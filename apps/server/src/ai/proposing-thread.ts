import { parentPort, workerData } from 'node:worker_threads'
import { propose } from '@sheaf/autofill/propose'

parentPort?.postMessage(propose(workerData))
