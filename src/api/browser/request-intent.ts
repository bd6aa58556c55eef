export type Intent<Request> = {
  /** Idempotency key. It is created once and sent with every attempt, so the platform acts only once. */
  key: string
  request: Request
}

export const newIntent = <Request>(request: Request): Intent<Request> => ({ key: newKey(), request })

/** 128 random bits. `getRandomValues` also works without TLS, unlike `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
