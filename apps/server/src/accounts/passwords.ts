import { hash, verify } from '@node-rs/argon2'

// Argon2id. 19 MiB and two passes are what OWASP names as the least for it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password that nobody knows. */
export const lockedHash =
  '$argon2id$v=19$m=19456,t=2,p=1$XbxYB4MP3R17I9t2qjIKKg$JMghvRmHr6P9Ed8MT6vdTTGqpy892GJkS6Z9uw1iZF8'

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Without a stored hash the same work is done, or the time would tell that there is no such account. */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
): Promise<boolean> {
  const isRight = await inTurn(() => verify(storedHash ?? lockedHash, password))
  return isRight && storedHash !== undefined
}

// Node has four threads for such work and for all reading and writing of files: a rush of sign-ins may not take them all.
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
