/** What somebody means to have done once. */
export type Intent<Request> = {
  /** Made once, and sent with every attempt: the platform does what goes by one key a single time. */
  key: string
  request: Request
}

/** An intent of its own. */
export const newIntent = <Request>(request: Request): Intent<Request> => ({ key: newKey(), request })

/** 128 random bits, which a browser gives also where the page came without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
