import { and, desc, eq, gt, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { accountLinks, users } from '../db/schema.ts'
import type { LinkPurpose } from './links.ts'
import { createSessionStore } from './session-store.ts'

export type User = typeof users.$inferSelect
export type AccountLink = typeof accountLinks.$inferSelect
export type AccountStore = ReturnType<typeof createAccountStore>

export type NewUser = Pick<User, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName'>

export function createAccountStore(orm: Orm) {
  return {
    ...createUserStore(orm),
    ...createLinkStore(orm),
    ...createSessionStore(orm),
  }
}

function createUserStore(orm: Orm) {
  return {
    async getUser(id: string): Promise<User | undefined> {
      const [user] = await orm.select().from(users).where(eq(users.id, id))
      return user
    },

    async getUserByEmail(email: string): Promise<User | undefined> {
      const [user] = await orm.select().from(users).where(hasEmail(email))
      return user
    },

    /** The oldest first. */
    async findUsers(): Promise<User[]> {
      return await orm.select().from(users).orderBy(users.createdAt, users.id)
    },

    /** The account of this address, made if there is none. Others who ask at the same time wait. */
    async requireUser(wanted: NewUser, now: Date): Promise<User> {
      for (;;) {
        const row = { ...wanted, createdAt: now }
        const [made] = await orm.insert(users).values(row).onConflictDoNothing().returning()
        if (made !== undefined) return made
        const [known] = await orm.select().from(users).where(hasEmail(wanted.email)).for('update')
        // Deleted between the two: then there is room for a new one.
        if (known !== undefined) return known
      }
    },

    async changeUser(
      id: string,
      changes: Partial<
        Pick<
          User,
          'firstName' | 'lastName' | 'passwordHash' | 'emailConfirmedAt' | 'isGrantedPremium'
        >
      >,
    ): Promise<User | undefined> {
      const [user] = await orm.update(users).set(changes).where(eq(users.id, id)).returning()
      return user
    },

    /** Changes nothing about an account that is active already, and answers nothing then. */
    async activateUser(
      id: string,
      changes: Partial<Pick<User, 'firstName' | 'lastName' | 'passwordHash'>> & {
        emailConfirmedAt: Date
      },
    ): Promise<User | undefined> {
      const [user] = await orm
        .update(users)
        .set(changes)
        .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
        .returning()
      return user
    },

    async removeUser(id: string): Promise<void> {
      await orm.delete(users).where(eq(users.id, id))
    },

    async hasUser(email: string): Promise<boolean> {
      return (await orm.$count(users, hasEmail(email))) > 0
    },

    /** The accounts of which nobody has confirmed the address, nor asked to since then. Answers how many. */
    async removeUnconfirmed(since: Date, now: Date): Promise<number> {
      const isWaiting = orm
        .select({ id: accountLinks.id })
        .from(accountLinks)
        .where(
          and(
            eq(accountLinks.userId, users.id),
            or(gt(accountLinks.createdAt, since), gt(accountLinks.expiresAt, now)),
          ),
        )
      const removed = await orm
        .delete(users)
        .where(
          and(isNull(users.emailConfirmedAt), lt(users.createdAt, since), notExists(isWaiting)),
        )
        .returning({ id: users.id })
      return removed.length
    },
  }
}

function createLinkStore(orm: Orm) {
  return {
    async addLink(link: Omit<AccountLink, 'expiresAt'>): Promise<void> {
      await orm.insert(accountLinks).values(link)
    },

    /** One statement, whether there is such an account or not: its time tells nothing. One that is being deleted is none. */
    async addResetLink(
      link: Pick<AccountLink, 'id' | 'createdAt'> & { email: string },
    ): Promise<string | undefined> {
      const added = await orm.execute<{ user_id: string }>(sql`
        insert into account_links (id, user_id, purpose, created_at)
        select ${link.id}, id, 'reset', ${link.createdAt.toISOString()} from users
        where lower(email) = lower(${link.email}) for key share
        returning user_id`)
      return added.rows[0]?.user_id
    },

    /** Of the sign-ups of an address that wait for their confirmation: that of this browser, or else the newest. */
    async getConfirmLink(email: string, browserHash: Buffer): Promise<AccountLink | undefined> {
      const [row] = await orm
        .select({ link: accountLinks })
        .from(accountLinks)
        .innerJoin(users, eq(users.id, accountLinks.userId))
        .where(
          and(hasEmail(email), isNull(users.emailConfirmedAt), eq(accountLinks.purpose, 'confirm')),
        )
        .orderBy(
          sql`${accountLinks.browserHash} is not distinct from ${browserHash} desc`,
          desc(accountLinks.createdAt),
        )
        .limit(1)
      return row?.link
    },

    /** The newest sign-ups that wait for a confirmation. */
    async findConfirmLinks(userId: string, limit: number): Promise<AccountLink[]> {
      return await orm
        .select()
        .from(accountLinks)
        .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'confirm')))
        .orderBy(desc(accountLinks.createdAt))
        .limit(limit)
    },

    /** The clock of a link begins to run when its mail is sent. Undefined: it was used meanwhile. */
    async startLink(id: string, expiresAt: Date): Promise<AccountLink | undefined> {
      const [link] = await orm
        .update(accountLinks)
        .set({ expiresAt })
        .where(eq(accountLinks.id, id))
        .returning()
      return link
    },

    async getLink(id: string, purpose: LinkPurpose, now: Date): Promise<AccountLink | undefined> {
      const [link] = await orm
        .select()
        .from(accountLinks)
        .where(isUsable(id, purpose, now))
      return link
    },

    /** Of two requests with the same link, one gets it. */
    async takeLink(id: string, purpose: LinkPurpose, now: Date): Promise<AccountLink | undefined> {
      const [link] = await orm
        .delete(accountLinks)
        .where(isUsable(id, purpose, now))
        .returning()
      return link
    },

    /** Those of one user, or of everybody. */
    async removeExpiredResetLinks(now: Date, userId?: string): Promise<void> {
      const ofUser = userId === undefined ? undefined : eq(accountLinks.userId, userId)
      await orm
        .delete(accountLinks)
        .where(and(ofUser, eq(accountLinks.purpose, 'reset'), lte(accountLinks.expiresAt, now)))
    },

    async removeLinks(userId: string, purpose?: LinkPurpose): Promise<void> {
      const ofPurpose = purpose === undefined ? undefined : eq(accountLinks.purpose, purpose)
      await orm.delete(accountLinks).where(and(eq(accountLinks.userId, userId), ofPurpose))
    },
  }
}

function hasEmail(email: string) {
  return sql`lower(${users.email}) = lower(${email})`
}

function isUsable(id: string, purpose: LinkPurpose, now: Date) {
  return and(
    eq(accountLinks.id, id),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  )
}
