import type { Language } from '#domain/text/language.ts'

const WORKER = '/offline-worker.js'
/** What the worker keeps, and where in it the language last used stands (`public/offline-worker.js`). */
const KEPT = 'offline'
const LANGUAGE = '/offline/language'

type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }

let isAsked = false

/**
 * Has the service worker keep the pages for when there is no connection, once the browser has nothing better to do. Without
 * service workers, or where one is refused, the browser's own page says that there is no connection.
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

/** Says in which language there would be no connection. */
export async function saveOfflineLanguage(language: Language): Promise<void> {
  try {
    const cache = await caches.open(KEPT)
    await cache.put(LANGUAGE, new Response(language))
  } catch {
    // Without the store, or without room in it, there is no page to be read in any language.
  }
}
