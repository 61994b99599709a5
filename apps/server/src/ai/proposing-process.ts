import { propose, type Source } from '@sheaf/autofill/propose'
import { answerOrders } from '../processes/answer-orders.ts'

answerOrders((source: Source) => propose(source))
