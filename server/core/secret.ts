import { createHash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the hash to store instead of a secret, so that reading the database does not reveal the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
