import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER, TOKEN_PART } from './replay-ask.ts'

const OWN_NAMES = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Whether a request comes from the runner's own page. Other sites can send requests, but cannot read the
 * token. The host check prevents DNS rebinding.
 */
export function isTrusted({ headers, url = '', method }: IncomingMessage, token: string): boolean {
  const { host = '', origin } = headers
  if (!OWN_NAMES.includes(host.replace(/:\d+$/, ''))) return false
  if (origin === undefined ? method !== 'GET' : origin !== `http://${host}`) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const given = headers[TOKEN_HEADER] ?? new URL(url, 'http://localhost').searchParams.get(TOKEN_PART)
  return typeof given === 'string' && isSame(given, token)
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
