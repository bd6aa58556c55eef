import { createHash } from 'node:crypto'
import { isTagId, TAG_HOST, TAG_POLICY } from '#domain/site/analytics.ts'

/** A CSP source expression that allows exactly this inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const OFFLINE_WORKER = 'offline-worker'

/**
 * Hosts that Google Analytics 4 sends data to if advertising is off, as listed at
 * https://developers.google.com/tag-platform/security/guides/csp. Google's script uses the Trusted Types
 * policy `goog#html`.
 */
const TAG_SENDS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_HOST]

/**
 * The CSP of a page. It allows the same origin and inline code with a known hash, and enforces Trusted Types.
 * A page can be framed only if `framedBy` allows it.
 */
export function contentSecurityPolicy(allowed: {
  styles: string[]
  scripts: string[]
  framedBy?: `'self'` | `'none'`
  images?: string[]
  frames?: string[]
  tagId?: string | null | undefined
}): string {
  const isTagged = isTagId(allowed.tagId ?? '')
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...allowed.scripts, ...(isTagged ? [TAG_HOST] : [])].join(' '),
    ['style-src', `'self'`, ...allowed.styles].join(' '),
    ['img-src', `'self'`, 'data:', ...(allowed.images ?? []), ...(isTagged ? TAG_SENDS : [])].join(' '),
    `font-src 'self'`,
    ['connect-src', `'self'`, ...(isTagged ? TAG_SENDS : [])].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ['frame-src', `'self'`, ...(allowed.frames ?? [])].join(' '),
    `frame-ancestors ${allowed.framedBy ?? `'none'`}`,
    `require-trusted-types-for 'script'`,
    ['trusted-types', 'dompurify', OFFLINE_WORKER, ...(isTagged ? [TAG_POLICY, 'goog#html'] : [])].join(' '),
  ].join('; ')
}

/**
 * The CSP of the visualiser. It allows only the same origin. The only Trusted Types policy is for the
 * worker's URL. The visualiser may frame the application next to a chart.
 */
export const flowsPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `worker-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types flows-worker`,
].join('; ')

/**
 * The CSP of the API reader. It allows only the same origin, and no frames. The default Trusted Types policy
 * sanitizes HTML with DOMPurify. Swagger UI bundles its own DOMPurify, which needs two more policies.
 */
export const docsPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types default dompurify sanitizer`,
].join('; ')

/** The CSP of an offline page. It allows only the page's own style and script, given as CSP sources. */
export const offlinePolicy = (style: string, script: string): string =>
  [
    `default-src 'none'`,
    `style-src ${style}`,
    `script-src ${script}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')

/** Endpoints that the Firebase SDK calls. The second one renews tokens. */
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * The CSP of the Firebase document. It allows reCAPTCHA, as listed at
 * https://developers.google.com/recaptcha/docs/faq, and Firebase or its emulator. Only this site may frame
 * the document. Trusted Types are enforced, but policies may have any name, because reCAPTCHA chooses its
 * own.
 */
export function firebasePolicy(emulator?: string): string {
  const captcha = 'https://www.google.com/recaptcha/'
  return [
    `default-src 'none'`,
    `script-src 'self' ${captcha} https://www.gstatic.com/recaptcha/`,
    `style-src 'self'`,
    `img-src 'self' data: https://www.gstatic.com/recaptcha/`,
    ['connect-src', captcha, ...(emulator ? [emulator] : FIREBASE)].join(' '),
    `frame-src ${captcha} https://recaptcha.google.com/recaptcha/`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
}

/**
 * Returns the Cross-Origin-Opener-Policy of a page. Isolation from the opener makes the browser start a new
 * process, which delays the first paint by a sixth. Typed URLs and same-origin links are not isolated,
 * because no other site opened the page.
 */
export function openerPolicy(fetchSite: string | undefined): 'same-origin' | 'unsafe-none' {
  return fetchSite === 'none' || fetchSite === 'same-origin' ? 'unsafe-none' : 'same-origin'
}

/** The HSTS header for one year. It is sent only over HTTPS. */
export const STAY_SECURE = 'max-age=31536000'

/** The CSP of data responses. A browser that opens one as a page loads no resources and runs no scripts. */
export const dataPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
