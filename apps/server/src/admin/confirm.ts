import { withAccount } from './accounts.ts'
import { type Command, UsageError } from './command.ts'

export const confirm: Command = {
  usage: 'EMAIL',
  summary: "confirm the address of an account whose owner can't get email",
  async run(context, args) {
    const [email, ...rest] = args
    if (email === undefined || rest.length > 0) throw new UsageError('confirm takes one EMAIL.')
    await withAccount(context, email, async (user, store) => {
      if (user.emailConfirmedAt !== null) {
        context.print(`${user.email} was confirmed already.`)
        return
      }
      await store.activateUser(user.id, { emailConfirmedAt: context.now() })
      await store.removeLinks(user.id, 'confirm')
      context.print(`${user.email} is confirmed now.`)
    })
  },
}
