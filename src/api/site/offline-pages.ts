import type { Language } from '#domain/text/language.ts'

const WORKER = '/offline-worker.js'
/** Name of the cache, shared with `public/offline-worker.js`. */
const CACHE = 'offline'
/** Key of the language in the cache, also shared with the worker. */
const LANGUAGE = '/offline/language'

type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }

let isAsked = false

/**
 * Registers the service worker for offline pages when the browser is idle. If registration fails, the browser
 * shows its own offline page.
 */
export function saveOfflinePages(): void {
  if (isAsked || !('serviceWorker' in navigator)) return
  isAsked = true
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => WORKER })
  const register = () =>
    void navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register)
  else setTimeout(register, 1_000)
}

export async function saveOfflineLanguage(language: Language): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(LANGUAGE, new Response(language))
  } catch {
    // Without cache storage there is no offline page that needs the language.
  }
}
