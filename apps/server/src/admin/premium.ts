import { settlePlan } from '../billing/store.ts'
import { withAccount } from './accounts.ts'
import { type Command, UsageError } from './command.ts'

export const premium: Command = {
  usage: 'EMAIL on|off',
  summary: 'give an account the premium plan, or take it away',
  async run(context, args) {
    const [email, state, ...rest] = args
    if (email === undefined || (state !== 'on' && state !== 'off') || rest.length > 0) {
      throw new UsageError('premium takes one EMAIL and on or off.')
    }
    await withAccount(context, email, async (user, store, transaction) => {
      await store.changeUser(user.id, { isGrantedPremium: state === 'on' })
      await settlePlan(transaction, user.id)
      const plan = (await store.getUser(user.id))?.subscription
      const why = state === 'off' && plan === 'premium' ? ', which they pay for' : ''
      context.print(`${user.email} has the ${plan} plan now${why}.`)
    })
  },
}
