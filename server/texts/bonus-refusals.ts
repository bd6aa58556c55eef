import type { MessageDescriptor } from '@lingui/core'

export const bonusRefusalTexts: Record<'used' | 'otherBonus' | 'belowMinimum', MessageDescriptor> = {
  used: /*i18n*/ {
    id: 'depositBonus.refused.used',
    message: 'You’ve used this promotion with another deposit.',
  },
  otherBonus: /*i18n*/ {
    id: 'depositBonus.refused.otherBonus',
    message: 'You already had another deposit bonus.',
  },
  belowMinimum: /*i18n*/ {
    id: 'depositBonus.refused.belowMinimum',
    message: 'You paid less than the promotion’s minimum deposit.',
  },
}
