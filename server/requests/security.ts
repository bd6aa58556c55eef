import { createHash } from 'node:crypto'
import { isTagId, TAG_HOST, TAG_POLICY } from '#domain/site/analytics.ts'

/** A source expression that allows exactly this inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The Trusted Types policy that knows the service worker's address and no other. */
const OFFLINE_WORKER = 'offline-worker'

/**
 * Where Google's tag sends what it measures, as https://developers.google.com/tag-platform/security/guides/csp lists it for
 * Google Analytics 4, without what serves advertising. Its own policy of Trusted Types is `goog#html`.
 */
const TAG_SENDS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_HOST]

/**
 * The policy of a page: nothing from elsewhere, nothing inline but what is hashed, Trusted Types enforced. Only a
 * page that is made for it may be shown in a frame.
 */
export function contentSecurityPolicy(allowed: {
  styles: string[]
  scripts: string[]
  framedBy?: `'self'` | `'none'`
  /** Origins of pictures and of frames, besides the page's own. */
  images?: string[]
  frames?: string[]
  /** Id of the operator's tag of Google's, where visits are measured. */
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
 * The policy of the visualiser: nothing from elsewhere. It starts one worker, by a policy of Trusted Types that knows no other
 * address, and may show the application in a frame beside a chart.
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
 * The policy of the API reader: nothing from elsewhere, and no frames. HTML passes the default policy of Trusted Types, which
 * sanitizes it with DOMPurify; Swagger UI has a DOMPurify of its own, so there are two more policies, one of each.
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

/** The policy of a page without connection: its own style and script, by their sources, and nothing else. */
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

/** Where Firebase's SDK sends what it asks; tokens are renewed at the second. */
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * The policy of the document in which Firebase runs, shown in frames of this site alone: reCAPTCHA's scripts and frames,
 * as https://developers.google.com/recaptcha/docs/faq lists them, and Firebase or its emulator. Trusted Types are
 * enforced; which policies reCAPTCHA makes is for it to say, and no one else's script runs there.
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
 * Parts a page from whoever opened it. A browser sets up another process for that, which costs a first paint a sixth of
 * its time, so it is left out where nobody else can hold the page's window: an address that was typed, our own links.
 */
export function openerPolicy(fetchSite: string | undefined): 'same-origin' | 'unsafe-none' {
  return fetchSite === 'none' || fetchSite === 'same-origin' ? 'unsafe-none' : 'same-origin'
}

/** Sent with what came over HTTPS: for a year the browser asks for this host in no other way. */
export const STAY_SECURE = 'max-age=31536000'

/** The policy of an answer that is data: a browser that is led to it shows and runs nothing. */
export const dataPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Sent with everything. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
