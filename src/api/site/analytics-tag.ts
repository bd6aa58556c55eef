import { isTagId, TAG_HOST, TAG_POLICY } from '#domain/site/analytics.ts'

type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }

/** What the tag reads, as https://developers.google.com/tag-platform/gtagjs/reference has it. */
type TaggedPage = Window & { dataLayer?: unknown[]; trustedTypes?: TrustedTypes }

const page = (): TaggedPage => window

/** The tag's own switch. */
const disable = (id: string, isOff: boolean) => Object.assign(window, { [`ga-disable-${id}`]: isOff })

let policy: ScriptPolicy | undefined
let loaded: string | null = null

/** The tag reads calls as `arguments`, and no arrays. */
function say(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag takes nothing else.
  page().dataLayer?.push(arguments)
}

/**
 * Loads the tag of this id, once, and lets it measure. It reports nothing by itself and asks for no advertising; what page
 * is shown is said by `reportPage`.
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

/** Nothing more is measured, and what the tag kept to know this browser by is gone. */
export function stopMeasuring(id: string): void {
  disable(id, true)
  const kept = document.cookie.split('; ').filter((cookie) => cookie.startsWith('_ga'))
  const places = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)]
  for (const [name] of kept.map((cookie) => cookie.split('='))) {
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: they are the tag's, which sets them so.
      document.cookie = `${name}=; path=/; max-age=0${place}`
    }
  }
}

/** A host and all above it: the tag keeps its cookies at the widest that the browser lets it. */
const domainsOf = (host: string): string[] =>
  host.split('.').map((_, index, parts) => parts.slice(index).join('.'))

/** The title, and where somebody came from, may name what is nobody's business. */
const withoutTraces = { page_title: '', page_referrer: '' }

/** Says that a page is shown: its path alone, without query and hash. */
export function reportPage(path: string): void {
  say('event', 'page_view', { ...withoutTraces, page_location: `${location.origin}${path}`, page_path: path })
}

function onlyTag(address: string): string {
  if (!address.startsWith(`${TAG_HOST}/gtag/js?id=`)) throw new TypeError(`${address} is no tag.`)
  return address
}
