import type { MessagesByCode } from './messages-by-code.ts'
import { mobileInvalid, throttled } from './shared-messages.ts'

export const rewardsMessages = {
  'gift.notClaimable': /*i18n*/ {
    id: 'refusal.gift.notClaimable',
    message: 'You can’t claim this right now.',
  },
  'gift.tooLittle': /*i18n*/ {
    id: 'refusal.gift.tooLittle',
    message: 'The amount is below the minimum claim.',
  },
  'gift.off': /*i18n*/ {
    id: 'refusal.gift.cashbackUnavailable',
    message: 'Cashback is unavailable right now.',
  },
  'points.tooFew': /*i18n*/ {
    id: 'refusal.points.tooFew',
    message: 'You don’t have enough points. No points were used.',
  },
  'points.soldOut': /*i18n*/ {
    id: 'refusal.points.soldOut',
    message: 'There aren’t that many left. Order fewer.',
  },
  'points.memberLimit': /*i18n*/ {
    id: 'refusal.points.playerLimit',
    message: 'This order is over the limit for each player. Order fewer.',
  },
  'points.priceChanged': /*i18n*/ {
    id: 'refusal.points.priceChanged',
    message: 'The price has changed. No points were used. Check it and order again.',
  },
  'points.mobileInvalid': mobileInvalid,
  'points.deliveryMissing': /*i18n*/ {
    id: 'refusal.points.deliveryMissing',
    message: 'Enter the delivery details.',
  },
  'points.off': /*i18n*/ {
    id: 'refusal.points.unavailable',
    message: 'You can’t use points right now. Your points never expire.',
  },
  'points.conversionOffLimits': /*i18n*/ {
    id: 'refusal.points.conversionOffLimits',
    message: 'You can’t convert that many points. Change the number.',
  },
  'points.ratioChanged': /*i18n*/ {
    id: 'refusal.points.ratioChanged',
    message: 'The value of points has changed. Nothing was converted. Check it and try again.',
  },
  'promotion.notOpen': /*i18n*/ {
    id: 'refusal.promotion.notOpen',
    message: 'You can’t do this in the promotion right now.',
  },
  'promotion.notEligible': /*i18n*/ {
    id: 'refusal.promotion.notEligible',
    message: 'This promotion isn’t available for your account.',
  },
  'promotion.incomplete': /*i18n*/ {
    id: 'refusal.promotion.incomplete',
    message: 'One condition of this promotion still has to be met.',
  },
  'promotion.imagesGone': /*i18n*/ {
    id: 'refusal.promotion.imagesExpired',
    message: 'The images have expired. Choose them again.',
  },
  'promotion.throttled': throttled,
  'raffle.noChances': /*i18n*/ {
    id: 'refusal.raffle.noChances',
    message: 'You have no chances left in this raffle.',
  },
  'raffle.exhausted': /*i18n*/ {
    id: 'refusal.raffle.exhausted',
    message: 'All prizes of this raffle have been drawn.',
  },
} satisfies Partial<MessagesByCode>
