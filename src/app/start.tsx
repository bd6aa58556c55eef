import { type Messages, setupI18n } from '@lingui/core'
import { awaitListener } from '@palpite/visualiser/inspection/await-listener.ts'
import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { takeAddressToken } from '#api/auth/address-token.ts'
import { saveMerchant } from '#api/browser/session-storage.ts'
import { configureCalls } from '#api/http/settings.ts'
import { cacheSiteConfig } from '#api/http/site-config-cache.ts'
import { saveImageHost } from '#api/lobby/image-host.ts'
import { inlinedBoot } from '#api/site/boot.ts'
import { applyLanguage } from '#api/site/chosen-language.ts'
import { localeOf } from '#domain/text/language-tag.ts'
import { expectCatalogue, loadTextsFor } from '#pages/kit/loading/catalogue-ready.ts'
import { nextTask, suppressChunkErrorBanner, watchPages } from '#pages/kit/loading/chunk-loading.ts'
import { shareEarlyPresses } from '#pages/kit/loading/hydration-replay.ts'
import { createAppActor } from '#pages/site/app-actor.ts'
import { App } from './app.tsx'
import { makeRouter } from './router.ts'
import { type StartLanguage, startLanguage } from './start-language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Collects DOM changes that a translation tool makes before `followTranslation` is loaded.
const changes: MutationRecord[] = []
const changeWatch = new MutationObserver((records) => changes.push(...records))
changeWatch.observe(document, { childList: true, subtree: true })

takeAddressToken()
const inlined = inlinedBoot()
const boot = inlined ?? (await (await import('#api/site/fetched-boot.ts')).fetchedBoot())
const { config } = boot
const { languageTags = {} } = config
configureCalls({
  platform: config.platform,
  merchant: config.merchant,
  firebase: config.firebase ?? null,
  languageTags,
})
saveMerchant(config.merchant)
if (boot.site) cacheSiteConfig(boot.site)
if (boot.imageHost) saveImageHost(boot.imageHost)

const { language, missing, messages }: StartLanguage = boot.messages
  ? { language: boot.language, messages: boot.messages as Messages }
  : await startLanguage(boot)
applyLanguage(language)
const i18n = setupI18n()
i18n.on('missing', ({ id }) => console.error(`The text ${id} is missing.`))
i18n.loadAndActivate({ locale: language, locales: localeOf(language, languageTags), messages })

await nextTask()
const app = createAppActor({ ...boot, language }, i18n, { address: new URL(location.href), missing })
addRoot(app)
if (config.live) awaitListener(suppressChunkErrorBanner)
const router = makeRouter({ boot: { ...boot, language }, app })
// The server's markup has no Suspense boundary around the matches. Hydration requires the same tree, so this
// flag omits the boundary on the client.
if (inlined) router.ssr = { manifest: undefined }
watchPages(router)
const rest = boot.messages ? loadTheRest() : undefined
if (!rest) loadTextsFor(i18n)
await nextTask()
await router.load()
await nextTask()
// The first formatter loads the browser's language data, which takes as long as hydrating several sections.
i18n.number(0)
await nextTask()
if (rest) {
  expectCatalogue(rest, loadTheRest)
  loadTextsFor(i18n)
}
const page = <App router={router} i18n={i18n} />
if (inlined) {
  shareEarlyPresses()
  startTransition(() => {
    hydrateRoot(root, page, { onRecoverableError: (error) => console.error('hydration', error) })
  })
} else createRoot(root).render(page)
void import('#ui/kit/translated-page/follow-translation.ts').then(({ followTranslation }) =>
  followTranslation(changes, changeWatch),
)
// If the messages fail to load, the visitor already sees the notice about missing chunks.
void rest?.then(sayWhatIsMissing, () => {})

/**
 * Resolves when the browser is idle, or after 1 s if the browser cannot report idleness. A language change
 * during hydration would cause a mismatch.
 */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1_000)
  })
}

/**
 * Loads the remaining messages, since the page contains only those of its own scripts. Chunks and pages that
 * load later wait for these messages.
 */
async function loadTheRest(): Promise<StartLanguage> {
  const rest = await startLanguage({ ...boot, language })
  i18n.load(rest.language, rest.messages)
  return rest
}

async function sayWhatIsMissing({ missing, language }: StartLanguage): Promise<void> {
  if (!missing) return
  await untilIdle()
  app.getSnapshot().children.language?.send({ type: 'language.lost', language })
}
