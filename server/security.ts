import { createHash } from 'node:crypto'

/** A source expression that allows exactly this inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page: nothing from elsewhere, nothing inline but what is hashed, Trusted Types enforced. */
export function contentSecurityPolicy(allowed: { styles: string[]; scripts: string[] }): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...allowed.scripts].join(' '),
    ['style-src', `'self'`, ...allowed.styles].join(' '),
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

/** Sent with everything. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
