import type { MessageDescriptor } from '@lingui/core'

export const bonusRefusalTexts: Record<'used' | 'otherBonus' | 'belowMinimum', MessageDescriptor> = {
  used: /*i18n*/ {
    id: 'depositBonus.refused.used',
    message: 'You have used this promotion with another deposit.',
  },
  otherBonus: /*i18n*/ {
    id: 'depositBonus.refused.otherBonus',
    message: 'You already had another deposit bonus.',
  },
  belowMinimum: /*i18n*/ {
    id: 'depositBonus.refused.belowMinimum',
    message: 'The amount paid was below the minimum of the promotion.',
  },
}
