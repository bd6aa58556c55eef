import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Language } from '#domain/text/language.ts'
import { localeOf } from '#domain/text/language-tag.ts'
import { loadMessages } from '#pages/kit/loading/catalogues.ts'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'

/** Renders a view with the site's styles and its texts in a language. */
export async function show(view: ReactNode, language: Language = 'pt') {
  const i18n = setupI18n()
  const messages = await loadMessages(language)
  i18n.loadAndActivate({ locale: language, locales: localeOf(language, {}), messages })
  return render(<I18nProvider i18n={i18n}>{view}</I18nProvider>)
}
