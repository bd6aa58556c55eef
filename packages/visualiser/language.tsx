import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { keepLanguage, type Language, loadMessages, type Tags } from './catalogues.ts'

type Choice = { language: Language; tags: Tags; choose(language: Language): void }

/**
 * Uses the catalogue's name as both tag and locale, for projects that name their catalogues by language tag.
 */
export const ownNames: Tags = (language) => ({ tag: language, locale: language })

const Chosen = createContext<Choice>({ language: 'en', tags: ownNames, choose: () => {} })

export const useLanguage = (): Choice => useContext(Chosen)

type Props = { first: Language; tags: Tags; children: ReactNode }

export function LanguageProvider({ first, tags, children }: Props) {
  const [wanted, setWanted] = useState(first)
  const [shown, setShown] = useState<{ language: Language; i18n: I18n }>()
  useEffect(() => {
    let isWanted = true
    loadMessages(wanted).then((messages) => {
      if (!isWanted) return
      const i18n = setupI18n()
      const { tag, locale } = tags(wanted)
      i18n.loadAndActivate({ locale: wanted, locales: locale, messages })
      document.documentElement.lang = tag
      setShown({ language: wanted, i18n })
    })
    return () => {
      isWanted = false
    }
  }, [wanted, tags])
  if (!shown) return null
  const choose = (language: Language) => {
    keepLanguage(language)
    setWanted(language)
  }
  return (
    <I18nProvider i18n={shown.i18n}>
      <Chosen value={{ language: shown.language, tags, choose }}>{children}</Chosen>
    </I18nProvider>
  )
}
