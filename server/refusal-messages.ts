import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { Language } from '#contract/operator-config.ts'
import { throttled as throttledValue } from '#contract/throttled.ts'
import { accountMessages } from './refusals/account-messages.ts'
import { agentsMessages } from './refusals/agents-messages.ts'
import { authMessages } from './refusals/auth-messages.ts'
import { cashierMessages } from './refusals/cashier-messages.ts'
import { playMessages } from './refusals/play-messages.ts'
import type { RefusalMessages } from './refusals/refusal-messages-type.ts'
import { rewardsMessages } from './refusals/rewards-messages.ts'
import { locales } from './texts/languages.ts'
import { translate } from './texts/localized-text.ts'

/** Messages that go with a refusal, for screens that show the platform's own words. */
const messages: RefusalMessages = {
  ...authMessages,
  ...accountMessages,
  ...cashierMessages,
  ...rewardsMessages,
  ...agentsMessages,
  ...playMessages,
}

/**
 * The platform's own sentence for a refusal of one of its calls; after too many attempts it says how long to wait.
 *
 * @param value what comes with the refusal
 */
export function refusalMessage(code: string, value: unknown, language: Language): string {
  const message = (messages as Partial<Record<string, MessageDescriptor>>)[code]
  if (!message) throw new Error(`There is no sentence for the refusal ${code}`)
  return translate(message, language, { wait: waitText(value, language) })
}

function waitText(value: unknown, language: Language): string {
  const throttled = v.safeParse(throttledValue, value)
  // A refusal of the sandbox can come without the time.
  if (!throttled.success) return translate(later, language)
  return translate(waitFor, language, { time: durationText(throttled.output.retryAfter, language) })
}

const later = /*i18n*/ { id: 'refusal.wait.later', message: 'later' }
const waitFor = /*i18n*/ { id: 'refusal.wait.for', message: 'in {time}' }

/** A duration (ms) in hours, minutes and whole seconds, rounded up. */
function durationText(milliseconds: number, language: Language): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const locale = locales[language]
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts)
}
