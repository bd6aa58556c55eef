import { hash, verify } from '@node-rs/argon2'
import { normalizedPassword } from '#domain/auth/password.ts'
import { serialize, type Turn } from './hash-queue.ts'

/** OWASP's setting for Argon2id with little memory: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const nobody = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> =>
  serialize('stranger', () => hash(normalizedPassword(password), cost))

/** Compares a password with its hash. Without a hash, takes just as long and returns false. */
export const isPassword = async (
  passwordHash: string | null,
  password: string,
  turn: Turn = 'stranger',
): Promise<boolean> => (await matchedForm(passwordHash, password, turn)) !== null

/** Returns which form of the password matches: normalised, or as typed for older hashes; else null. */
export async function matchedForm(
  passwordHash: string | null,
  password: string,
  turn: Turn = 'stranger',
): Promise<'normal' | 'typed' | null> {
  const compared = passwordHash ?? (await nobody)
  const isRight = (form: string) => serialize(turn, () => verify(compared, form))
  const normal = normalizedPassword(password)
  const matched = (await isRight(normal))
    ? 'normal'
    : normal !== password && (await isRight(password))
      ? 'typed'
      : null
  return passwordHash === null ? null : matched
}
