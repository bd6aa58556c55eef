import { setupI18n } from '@lingui/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchedBoot, inlinedBoot } from '#api/boot.ts'
import { configureCalls } from '#api/settings.ts'
import { App } from './app.tsx'
import { loadMessages, localesOf } from './catalogues.ts'
import { makeRouter } from './router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const inlined = inlinedBoot()
const boot = inlined ?? (await fetchedBoot())
const { language, config } = boot
configureCalls({ platform: config.platform, merchant: config.merchant, language })
document.documentElement.lang = language === 'pt' ? 'pt-BR' : language

const i18n = setupI18n()
i18n.loadAndActivate({
  locale: language,
  locales: localesOf(language),
  messages: await loadMessages(language),
})

const router = makeRouter(boot)
// The platform's markup has no Suspense around the matches; without this flag hydration would not match it.
if (inlined) router.ssr = { manifest: undefined }
await router.load()

const app = <App router={router} i18n={i18n} />
if (inlined) {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) })
  })
} else createRoot(root).render(app)
