import type { I18n } from '@lingui/core'
import type { DecimalSign } from '#domain/text/parse-number.ts'

export const decimalSignOf = (i18n: Pick<I18n, 'number'>): DecimalSign =>
  i18n.number(0.5).includes(',') ? ',' : '.'
