import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, safe in headers and addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a secret: a look into the database must not be enough to use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
