import type { refusedBonus } from '#protocol/sandbox/rewards.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'

export const refusalReasons: Record<(typeof refusedBonus)[number], LocalizedText> = {
  proof: localizedText(/*i18n*/ { id: 'bonus.refused.proof', message: 'What you sent does not show it.' }),
  terms: localizedText(/*i18n*/ { id: 'bonus.refused.terms', message: 'Its terms were not met.' }),
  repeated: localizedText(
    /*i18n*/ { id: 'bonus.refused.repeated', message: 'You have had this bonus before.' },
  ),
}
