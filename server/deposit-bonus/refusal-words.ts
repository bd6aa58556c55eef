import type { LocalizedText } from '../texts/localized-text.ts'

/** Why a deposit came without the bonus that was chosen for it. */
export const reasonWords: Record<'used' | 'otherBonus' | 'belowMinimum', LocalizedText> = {
  used: {
    pt: 'Você já usou esta promoção em outro depósito.',
    en: 'You have used this promotion with another deposit.',
  },
  otherBonus: {
    pt: 'Você já tinha outro bônus de depósito em andamento.',
    en: 'You already had another deposit bonus.',
  },
  belowMinimum: {
    pt: 'O valor pago ficou abaixo do mínimo da promoção.',
    en: 'The amount paid was below the minimum of the promotion.',
  },
}
