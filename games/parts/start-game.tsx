import '#ui/kit/styles/fonts.css'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'
import '#ui/kit/styles/forced-colors.css'
import './page.css'
import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#domain/text/language.ts'
import { followTranslation } from '#ui/kit/translated-page/follow-translation.ts'
import { postToPage } from '../play/post-to-page.ts'
import { type Vendor, vendorOf } from '../play/vendor.ts'
import { readVisit, type Visit } from '../play/visit.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  pt: () => import('../locales/pt.po'),
  ty: () => import('../locales/ty.po'),
}

/** Renders a game in the language that its URL names. The URL's token gives access to the vendor API. */
export async function startGame(view: (vendor: Vendor, visit: Visit) => ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  followTranslation()
  const visit = readVisit()
  const { language, locale, tag } = visit
  const { messages } = await catalogues[language]()
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: tag, locales: locale, messages })
  document.documentElement.lang = tag
  createRoot(root).render(
    <StrictMode>
      <StartReport>
        <I18nProvider i18n={i18n}>{view(vendorOf(visit), visit)}</I18nProvider>
      </StartReport>
    </StrictMode>,
  )
}

function StartReport({ children }: { children: ReactNode }) {
  useEffect(() => postToPage({ type: 'palpite.started' }), [])
  return children
}
