// Allowed behaviour: docs/decisions/site/0027-the-service-worker-only-answers-failed-navigations.md

/** Another one wherever a page below `/offline` changes: browsers look at this file alone. */
const EDITION = '68f0f0bf'

/** What is kept, and in it the language last used, which the page writes there (`src/api/site/offline-pages.ts`). */
const KEPT = 'offline'
const LANGUAGE = '/offline/language'
const languages = ['pt', 'en', 'ty']

const pageOf = (language) => `/offline/${language}.html`

self.addEventListener('install', (event) => {
  // Where browsers can be told so, scripts, pictures and calls do not even pass by here.
  for (const requestMode of ['cors', 'no-cors', 'same-origin'])
    event.addRoutes?.({ condition: { requestMode }, source: 'network' })
  event.waitUntil(keepPages().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // A page is asked for while this worker wakes up, not after.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request
  if (mode === 'navigate' && destination === 'document') event.respondWith(answer(event))
})

/** What the site answers; where nothing comes, the page that says so. */
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await offlinePage()) ?? Response.error()
  }
}

async function keepPages() {
  const cache = await caches.open(KEPT)
  await cache.addAll(
    languages.map((language) => new Request(`${pageOf(language)}?${EDITION}`, { cache: 'reload' })),
  )
}

/** In the language last used; one without a page reads English, as everywhere. */
async function offlinePage() {
  const cache = await caches.open(KEPT)
  const language = await (await cache.match(LANGUAGE))?.text()
  const known = language === undefined ? languages[0] : languages.includes(language) ? language : 'en'
  return cache.match(`${pageOf(known)}?${EDITION}`)
}
