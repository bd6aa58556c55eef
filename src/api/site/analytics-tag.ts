import { isTagId, TAG_HOST, TAG_POLICY } from '#domain/site/analytics.ts'

type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }

/** The tag's globals: https://developers.google.com/tag-platform/gtagjs/reference. */
type TaggedPage = Window & { dataLayer?: unknown[]; trustedTypes?: TrustedTypes }

const page = (): TaggedPage => window

const disable = (id: string, isOff: boolean) => Object.assign(window, { [`ga-disable-${id}`]: isOff })

let policy: ScriptPolicy | undefined
let loaded: string | null = null

/** Passes its `arguments` object to the tag, because the tag ignores arrays. */
function say(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag ignores arrays.
  page().dataLayer?.push(arguments)
}

/**
 * Loads the tag once, without advertising features. The tag sends nothing on its own: `reportPage` reports
 * page views.
 */
export function startMeasuring(id: string): void {
  if (!isTagId(id)) return
  disable(id, false)
  if (loaded === id) return
  loaded = id
  page().dataLayer ??= []
  say('js', new Date())
  say('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...withoutTraces,
    page_location: location.origin,
  })
  const address = `${TAG_HOST}/gtag/js?id=${id}`
  policy ??= page().trustedTypes?.createPolicy(TAG_POLICY, { createScriptURL: onlyTag })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
}

/** Stops measuring and deletes the tag's cookies. */
export function stopMeasuring(id: string): void {
  disable(id, true)
  const kept = document.cookie.split('; ').filter((cookie) => cookie.startsWith('_ga'))
  const places = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)]
  for (const [name] of kept.map((cookie) => cookie.split('='))) {
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: the tag sets its cookies the same way.
      document.cookie = `${name}=; path=/; max-age=0${place}`
    }
  }
}

/**
 * Returns the host and its parent domains. The tag sets its cookies on the highest domain that the browser
 * allows.
 */
const domainsOf = (host: string): string[] =>
  host.split('.').map((_, index, parts) => parts.slice(index).join('.'))

/** Titles and referrers may contain private data, so they are sent empty. */
const withoutTraces = { page_title: '', page_referrer: '' }

/** Reports a page view by its path only, without the query and the hash. */
export function reportPage(path: string): void {
  say('event', 'page_view', { ...withoutTraces, page_location: `${location.origin}${path}`, page_path: path })
}

function onlyTag(address: string): string {
  if (!address.startsWith(`${TAG_HOST}/gtag/js?id=`)) throw new TypeError(`${address} is not a Google tag.`)
  return address
}
