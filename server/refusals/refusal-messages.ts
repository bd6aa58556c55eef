import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { Language } from '#domain/text/language.ts'
import { throttled as throttledValue } from '#protocol/kit/throttled.ts'
import { localeFor } from '#server/texts/languages.ts'
import { translate } from '#server/texts/localized-text.ts'
import { accountMessages } from './account-messages.ts'
import { agentsMessages } from './agents-messages.ts'
import { authMessages } from './auth-messages.ts'
import { cashierMessages } from './cashier-messages.ts'
import type { MessagesByCode } from './messages-by-code.ts'
import { playMessages } from './play-messages.ts'
import { rewardsMessages } from './rewards-messages.ts'

const messages: MessagesByCode = {
  ...authMessages,
  ...accountMessages,
  ...cashierMessages,
  ...rewardsMessages,
  ...agentsMessages,
  ...playMessages,
}

/**
 * Returns the message for a refusal. After too many attempts, the message includes the waiting time.
 * @param value data of the refusal
 */
export function refusalMessage(code: string, value: unknown, language: Language): string {
  const message = (messages as Partial<Record<string, MessageDescriptor>>)[code]
  if (!message) throw new Error(`Refusal ${code} has no message`)
  return translate(message, language, { wait: waitText(value, language) })
}

function waitText(value: unknown, language: Language): string {
  const throttled = v.safeParse(throttledValue, value)
  // Only throttled refusals have a waiting time. Those simulated in the sandbox may lack it.
  if (!throttled.success) return translate(later, language)
  return translate(waitFor, language, { time: durationText(throttled.output.retryAfter, language) })
}

const later = /*i18n*/ { id: 'refusal.wait.later', message: 'Try again later.' }
const waitFor = /*i18n*/ { id: 'refusal.wait.for', message: 'Try again in {time}.' }

/** Formats a duration in hours, minutes and seconds, rounded up to whole seconds. */
function durationText(milliseconds: number, language: Language): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const locale = localeFor(language)
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts)
}
