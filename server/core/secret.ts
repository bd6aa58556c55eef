import { createHash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Stored instead of a secret, so that access to the database does not reveal it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
