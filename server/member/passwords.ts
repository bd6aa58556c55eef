import { hash, verify } from '@node-rs/argon2'
import { inTurn, type Turn } from './hashing-turns.ts'

/** OWASP's lesser memory setting for Argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that takes as long to compare with as any; for accounts that do not exist. */
const nobody = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> =>
  inTurn('stranger', () => hash(password, cost))

/** Whether this is the password. Without a hash it takes as long and is false. */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  turn: Turn = 'stranger',
): Promise<boolean> {
  const compared = passwordHash ?? (await nobody)
  const isRight = await inTurn(turn, () => verify(compared, password))
  return passwordHash !== null && isRight
}
