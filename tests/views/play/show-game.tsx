import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { messages } from '#games/locales/pt.po'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'

/** Renders a view of a game with the site's styles and the games' Portuguese texts. */
export function showGame(view: ReactNode) {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: 'pt', locales: ['pt-BR'], messages })
  return render(<I18nProvider i18n={i18n}>{view}</I18nProvider>)
}
