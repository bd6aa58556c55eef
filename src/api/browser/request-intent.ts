export type Intent<Request> = {
  /**
   * The idempotency key. It is created once and sent with every attempt, so that the platform acts only once.
   */
  key: string
  request: Request
}

export const newIntent = <Request>(request: Request): Intent<Request> => ({ key: newKey(), request })

/** Returns 128 random bits in hexadecimal. Unlike `randomUUID`, `getRandomValues` also works without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
