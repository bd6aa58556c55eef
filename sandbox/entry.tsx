import '#ui/kit/styles/fonts.css'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'
import '#ui/kit/styles/forced-colors.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchedBoot } from '#api/site/fetched-boot.ts'
import { localeOf, tagOf } from '#domain/text/language-tag.ts'
import { followTranslation } from '#ui/kit/translated-page/follow-translation.ts'
import { loadMessages } from './catalogues.ts'
import { Console } from './console.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followTranslation()

const { language, config } = await fetchedBoot()
const i18n = setupI18n()
const languageTags = config.languageTags ?? {}
i18n.loadAndActivate({
  locale: language,
  locales: localeOf(language, languageTags),
  messages: await loadMessages(language),
})
document.documentElement.lang = tagOf(language, languageTags)

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Console brand={config.brand.name} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
