import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localeOf } from '#domain/text/language-tag.ts'
import { momentText } from '#ui/kit/text/moment-text.ts'

const i18n = setupI18n({ locale: 'pt', locales: 'pt-BR', messages: { pt: {} } })
const inThai = setupI18n({ locale: 'ty', locales: localeOf('ty', {}), messages: { ty: {} } })
const inEnglish = setupI18n({ locale: 'en', locales: 'en-GB', messages: { en: {} } })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Moment in text', () => {
  it.each([
    ['2026-01-01T03:00:00Z', 'short', '01/01, 00:00'],
    ['2026-01-01T02:59:00Z', 'short', '31/12/2025, 23:59'],
    ['2027-06-03T15:00:00Z', 'short', '03/06/2027, 12:00'],
    ['2026-01-01T03:00:50Z', 'exact', '01/01, 00:00:50'],
    ['2026-06-03T15:00:00Z', 'full', '3 de junho às 12:00'],
    ['2025-06-03T15:00:00Z', 'full', '3 de junho de 2025 às 12:00'],
    ['2025-06-03T15:00:00Z', 'time', '12:00'],
  ] as const)(
    'formats %s in the style %s as “%s”, and shows the year only if it is not the current one',
    (moment, show, text) => {
      expect(momentText(i18n, moment, show)).toBe(text)
    },
  )

  it.each([
    ['2026-06-02T05:26:00Z', 'short', '2 Jun, 02:26'],
    ['2025-06-02T05:26:00Z', 'short', '2 Jun 2025, 02:26'],
    ['2026-06-02T05:26:50Z', 'exact', '2 Jun, 02:26:50'],
    ['2026-06-02T05:26:00Z', 'full', '2 June at 02:26'],
    ['2025-06-02T05:26:00Z', 'time', '02:26'],
  ] as const)(
    'formats %s in the style %s in English as “%s”, and writes the month in letters',
    (moment, show, text) => {
      expect(momentText(inEnglish, moment, show)).toBe(text)
    },
  )

  it.each([
    ['2026-06-02T05:26:00Z', 'short', '02/06 02:26'],
    ['2025-06-02T05:26:00Z', 'short', '02/06/2025 02:26'],
    ['2025-06-02T05:26:00Z', 'full', '2 มิถุนายน 2025 เวลา 02:26'],
    ['2025-06-02T05:26:00Z', 'time', '02:26'],
  ] as const)(
    'formats %s in the style %s in Thai as “%s”, and shows the Gregorian year',
    (moment, show, text) => {
      expect(momentText(inThai, moment, show)).toBe(text)
    },
  )
})
