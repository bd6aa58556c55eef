import { hash, verify } from '@node-rs/argon2'
import { normalizedPassword } from '#domain/auth/password.ts'
import { serialize, type Turn } from './hash-queue.ts'

/** OWASP's lesser memory setting for Argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that takes as long to compare with as any; for accounts that do not exist. */
const nobody = hash('nobody has this password', cost)

export const hashPassword = (password: string): Promise<string> =>
  serialize('stranger', () => hash(normalizedPassword(password), cost))

/** Whether this is the password. Without a hash it takes as long and is false. */
export const isPassword = async (
  passwordHash: string | null,
  password: string,
  turn: Turn = 'stranger',
): Promise<boolean> => (await matchedForm(passwordHash, password, turn)) !== null

/** The form of what was typed that has this hash: the normal one, or the typed one, as hashes of before may be of any; null where none has. */
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
