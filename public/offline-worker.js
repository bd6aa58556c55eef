// Why and how: docs/decisions/site/0027-the-service-worker-only-answers-failed-navigations.md

/** Change it when a page below `/offline` changes. Browsers check only this file for updates. */
const EDITION = '16f43454'

/**
 * The cache. It also holds the language last used, which the page writes there
 * (`src/api/site/offline-pages.ts`).
 */
const CACHE = 'offline'
const LANGUAGE = '/offline/language'
const languages = ['pt', 'en', 'ty']

const pageOf = (language) => `/offline/${language}.html`

self.addEventListener('install', (event) => {
  // Browsers that support this send scripts, images and calls to the network without starting the worker.
  for (const requestMode of ['cors', 'no-cors', 'same-origin'])
    event.addRoutes?.({ condition: { requestMode }, source: 'network' })
  event.waitUntil(savePages().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // The browser requests the page while this worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request
  if (mode === 'navigate' && destination === 'document') event.respondWith(answer(event))
})

/** Returns the site's answer, or the offline page if there is none. */
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await offlinePage()) ?? Response.error()
  }
}

async function savePages() {
  const cache = await caches.open(CACHE)
  await cache.addAll(
    languages.map((language) => new Request(`${pageOf(language)}?${EDITION}`, { cache: 'reload' })),
  )
}

/** The page in the language last used. Languages without a page fall back to English. */
async function offlinePage() {
  const cache = await caches.open(CACHE)
  const language = await (await cache.match(LANGUAGE))?.text()
  const known = language === undefined ? languages[0] : languages.includes(language) ? language : 'en'
  return cache.match(`${pageOf(known)}?${EDITION}`)
}
