import type { MessagesByCode } from './messages-by-code.ts'
import { mobileInvalid, throttled } from './shared-messages.ts'

export const rewardsMessages = {
  'gift.notClaimable': /*i18n*/ { id: 'refusal.gift.notClaimable', message: 'This cannot be claimed now.' },
  'gift.tooLittle': /*i18n*/ {
    id: 'refusal.gift.tooLittle',
    message: 'This is still too little to be claimed.',
  },
  'gift.off': /*i18n*/ { id: 'refusal.gift.off', message: 'The manual rebate is switched off.' },
  'points.tooFew': /*i18n*/ { id: 'refusal.points.tooFew', message: 'You do not have enough points.' },
  'points.soldOut': /*i18n*/ {
    id: 'refusal.points.soldOut',
    message: 'There are no longer that many of it.',
  },
  'points.memberLimit': /*i18n*/ {
    id: 'refusal.points.memberLimit',
    message: 'You have asked for as many of it as you may.',
  },
  'points.priceChanged': /*i18n*/ { id: 'refusal.points.priceChanged', message: 'The price has changed.' },
  'points.mobileInvalid': mobileInvalid,
  'points.deliveryMissing': /*i18n*/ {
    id: 'refusal.points.deliveryMissing',
    message: 'Say where it is to be sent.',
  },
  'points.off': /*i18n*/ { id: 'refusal.points.off', message: 'Points are switched off at the moment.' },
  'points.conversionOffLimits': /*i18n*/ {
    id: 'refusal.points.conversionOffLimits',
    message: 'That many points cannot be converted.',
  },
  'points.ratioChanged': /*i18n*/ {
    id: 'refusal.points.ratioChanged',
    message: 'What points are worth has changed.',
  },
  'promotion.notOpen': /*i18n*/ {
    id: 'refusal.promotion.notOpen',
    message: 'This promotion is not open for that now.',
  },
  'promotion.notEligible': /*i18n*/ {
    id: 'refusal.promotion.notEligible',
    message: 'This promotion is not for your account.',
  },
  'promotion.incomplete': /*i18n*/ {
    id: 'refusal.promotion.incomplete',
    message: 'Something that the promotion asks for is missing.',
  },
  'promotion.imagesGone': /*i18n*/ {
    id: 'refusal.promotion.imagesGone',
    message: 'The images are no longer good. Choose them anew.',
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
