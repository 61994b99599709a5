import { withAccount } from './accounts.ts'
import { type Command, UsageError } from './command.ts'

const plans = { on: 'premium', off: 'free' } as const

export const premium: Command = {
  usage: 'EMAIL on|off',
  summary: 'give an account the premium plan, or take it away',
  async run(context, args) {
    const [email, state, ...rest] = args
    if (email === undefined || (state !== 'on' && state !== 'off') || rest.length > 0) {
      throw new UsageError('premium takes one EMAIL and on or off.')
    }
    await withAccount(context, email, async (user, store) => {
      await store.changeUser(user.id, { subscription: plans[state] })
      context.print(`${user.email} has the ${plans[state]} plan now.`)
    })
  },
}
