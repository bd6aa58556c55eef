import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { keepLanguage, type Language, loadMessages } from './catalogues.ts'

type Choice = { language: Language; choose(language: Language): void }

const Chosen = createContext<Choice>({ language: 'en', choose: () => {} })

export const useLanguage = (): Choice => useContext(Chosen)

export function LanguageProvider({ first, children }: { first: Language; children: ReactNode }) {
  const [wanted, setWanted] = useState(first)
  const [shown, setShown] = useState<{ language: Language; i18n: I18n }>()
  useEffect(() => {
    let isWanted = true
    loadMessages(wanted).then((messages) => {
      if (!isWanted) return
      const i18n = setupI18n()
      i18n.loadAndActivate({ locale: wanted, messages })
      document.documentElement.lang = wanted === 'pt' ? 'pt-BR' : wanted
      setShown({ language: wanted, i18n })
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  if (!shown) return null
  const choose = (language: Language) => {
    keepLanguage(language)
    setWanted(language)
  }
  return (
    <I18nProvider i18n={shown.i18n}>
      <Chosen value={{ language: shown.language, choose }}>{children}</Chosen>
    </I18nProvider>
  )
}
