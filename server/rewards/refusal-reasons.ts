import type { refusedBonus } from '#protocol/sandbox/rewards.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'

export const refusalReasons: Record<(typeof refusedBonus)[number], LocalizedText> = {
  proof: localizedText(
    /*i18n*/ { id: 'bonus.refused.proof', message: 'Your text or images don’t show what we asked for.' },
  ),
  terms: localizedText(/*i18n*/ { id: 'bonus.refused.terms', message: 'The promotion’s rules weren’t met.' }),
  repeated: localizedText(
    /*i18n*/ { id: 'bonus.refused.repeated', message: 'You’ve already had this bonus.' },
  ),
}
