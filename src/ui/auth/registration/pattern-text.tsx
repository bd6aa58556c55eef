import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'

/** Maximum length if the operator sets none. */
const LONGEST = 1_000

/** States what a field accepts, from its pattern id and its length limits (REG-02). */
export function patternText({ patternId, minLength, maxLength }: PublicRule): ReactNode {
  return templates[patternId ?? 0]?.(minLength ?? 1, maxLength ?? LONGEST)
}

type Template = (min: number, max: number) => ReactNode

const templates: readonly Template[] = [
  (min, max) => (
    <Trans id="reg_pattern_0">
      {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_1">
      A letter first, then letters and digits, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_2">
      Chinese characters and digits, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_3">
      An e-mail address of {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_4">
      Letters and digits without special characters, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_5">
      Both letters and digits, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_6">
      Digits only, {min} to {max} of them.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_7">
      Letters and digits with at least one capital letter, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_8">
      Letters without accents and spaces, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_9">
      No spaces, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_10">
      Chinese characters and punctuation, {min} to {max} in all.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_11">
      A date as year-month-day, for example 1990-12-31, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_12">
      A date as month-day-year, for example 12-31-1990, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_13">
      Letters and spaces, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_14">
      Only letters and digits, {min} to {max} characters.
    </Trans>
  ),
  (min, max) => (
    <Trans id="reg_pattern_15">
      Korean characters only, {min} to {max} of them.
    </Trans>
  ),
]
