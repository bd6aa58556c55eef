import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'

/** Maximum length if the operator has set none. */
const LONGEST = 1_000

/** States what a field accepts, based on its pattern id and its length limits (REG-02). */
export function patternText({ patternId, minLength, maxLength }: PublicRule): ReactNode {
  return templates[patternId ?? 0]?.(minLength ?? 1, maxLength ?? LONGEST)
}

type Template = (min: number, max: number) => ReactNode

const templates: readonly Template[] = [
  (min, max) => (
    <Trans id="auth.pattern.any">
      Use {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.letterFirst">
      A letter first, then letters and digits, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.chineseDigits">
      Chinese characters and digits, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.email">
      Enter an email of {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.noSpecial">
      Letters and digits without special characters, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.lettersAndDigits">
      Both letters and digits, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.digits">
      Digits only, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.capital">
      Letters and digits, at least one capital, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.plainLetters">
      Letters (no accents) and spaces only, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.noSpaces">
      No spaces, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.chinesePunctuation">
      Chinese characters and punctuation, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.yearFirstDate">
      Date as year-month-day, such as 1990-12-31, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.monthFirstDate">
      Date as month-day-year, such as 12-31-1990, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.lettersSpaces">
      Letters and spaces, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.alphanumeric">
      Only letters and digits, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="auth.pattern.korean">
      Korean characters only, {min} to {max} in all.
    </Trans>
  ),
]
