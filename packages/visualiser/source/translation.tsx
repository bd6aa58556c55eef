import { english, type Translation } from '@palpite/paths/wording/translation.ts'
import { createContext, type ReactNode, useContext } from 'react'

const TranslationContext = createContext<Translation>(english)

export const useTranslation = (): Translation => useContext(TranslationContext)

export function TranslationProvider({
  translation,
  children,
}: {
  translation: Translation
  children: ReactNode
}) {
  return <TranslationContext value={translation}>{children}</TranslationContext>
}
