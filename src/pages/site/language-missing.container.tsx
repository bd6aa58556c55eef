import { useChild } from '#pages/kit/app-context.ts'
import { LanguageMissing } from '#ui/layout/language-missing.tsx'

/** Reports a language that failed to load (I18N-03). */
export function LanguageMissingContainer() {
  return <LanguageMissing actor={useChild('language')} />
}
