import { calendarZone } from '#domain/time/calendar-zone.ts'
import { bonusRefusalTexts } from '#server/texts/bonus-refusals.ts'
import type { MessageFacts } from './message-events.ts'
import { type MessageBuilders, money } from './message-parts.ts'

export const rewardsMessages: MessageBuilders<
  'gift' | 'depositBonus' | 'bonus' | 'vip' | 'promotion' | 'redemption'
> = {
  'gift.claimed': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.gift.claimed.title', message: 'Claimed: {title}' },
    content: [
      [
        /*i18n*/ {
          id: 'notification.gift.claimed.content',
          message:
            '{gained, select, money {{amount} is in your balance.} points {{points, plural, =0 {You received # points.} one {You received # point.} other {You received # points.}}} other {{points, plural, =0 {{amount} is in your balance, and you received # points.} one {{amount} is in your balance, and you received # point.} other {{amount} is in your balance, and you received # points.}}}}',
        },
        ...wagerSentences(facts),
        ...(facts.until ? [claimExpiry] : []),
      ],
    ],
    values: claimValues(facts, locale),
  }),
  'depositBonus.refused': ({ title, why }) => ({
    title: /*i18n*/ {
      id: 'notification.depositBonus.refused.title',
      message: 'Deposit without bonus: {title}',
    },
    content: /*i18n*/ {
      id: 'notification.depositBonus.refused.content',
      message: 'Your deposit was credited without the bonus. {reason}',
    },
    values: { title, reason: bonusRefusalTexts[why] },
  }),
  'depositBonus.ended': ({ title, because, turnover, ...facts }, locale) => ({
    title: /*i18n*/ {
      id: 'notification.depositBonus.ended.title',
      message: '{because, select, cancelled {Bonus cancelled: {title}} other {Bonus expired: {title}}}',
    },
    content: [
      [
        /*i18n*/ {
          id: 'notification.depositBonus.ended.content',
          message:
            '{hasAmount, select, true {We removed {amount} of unused bonus from your balance.} other {There was no unused bonus, so your balance hasn’t changed.}}',
        },
        ...(turnover > 0 ? [wagerLeft] : []),
      ],
    ],
    values: {
      title,
      because,
      hasAmount: String(facts.amount > 0),
      amount: money(locale, facts),
      turnover: money(locale, { ...facts, amount: turnover }),
    },
  }),
  'bonus.granted': ({ title, turnover, ...facts }, locale) => ({
    title: /*i18n*/ { id: 'notification.bonus.granted.title', message: 'New bonus: {title}' },
    content: [
      [
        /*i18n*/ {
          id: 'notification.bonus.granted.content',
          message: '{amount} is ready to claim on the Bonus page.',
        },
        ...(turnover > 0 ? [wagerOnceClaimed] : []),
      ],
    ],
    values: { title, amount: money(locale, facts), turnover: money(locale, { ...facts, amount: turnover }) },
  }),
  'bonus.refused': (values) => ({
    title: /*i18n*/ { id: 'notification.bonus.refused.title', message: 'Bonus declined: {title}' },
    content: /*i18n*/ {
      id: 'notification.bonus.refused.content',
      message: '{reason} Questions? Contact customer support.',
    },
    values,
  }),
  'vip.raised': ({ level, ...facts }, locale) => ({
    title: /*i18n*/ { id: 'notification.vip.raised.title', message: 'You’ve reached VIP level {level}' },
    content: /*i18n*/ {
      id: 'notification.vip.raised.content',
      message:
        '{hasBonus, select, true {Claim your bonus of {amount} in the Reward centre.} other {See its benefits on the VIP page.}}',
    },
    values: { level, hasBonus: String(facts.amount > 0), amount: money(locale, facts) },
  }),
  'promotion.accepted': (values) => ({
    title: /*i18n*/ { id: 'notification.promotion.accepted.title', message: 'You’ve joined: {title}' },
    content: /*i18n*/ {
      id: 'notification.promotion.accepted.content',
      message: 'We’ve accepted your entry. The Promotions page shows what to do next.',
    },
    values,
  }),
  'promotion.rejected': (values) => ({
    title: /*i18n*/ { id: 'notification.promotion.rejected.title', message: 'Entry declined: {title}' },
    content: /*i18n*/ {
      id: 'notification.promotion.rejected.content',
      message: '{reason} You can apply again until the promotion ends.',
    },
    values,
  }),
  'redemption.approved': ({ title, quantity, delivered }) => ({
    title: /*i18n*/ {
      id: 'notification.redemption.approved.title',
      message: 'Order approved: {quantity} × {title}',
    },
    content: /*i18n*/ {
      id: 'notification.redemption.approved.content',
      message:
        '{isDelivered, select, true {We’re sending your order from the points shop to the address you gave.} other {Your order from the points shop is ready. Give your username when you collect it.}}',
    },
    values: { title, quantity, isDelivered: String(delivered) },
  }),
  'redemption.rejected': (values) => ({
    title: /*i18n*/ {
      id: 'notification.redemption.rejected.title',
      message: 'Order declined: {quantity} × {title}',
    },
    content: /*i18n*/ {
      id: 'notification.redemption.rejected.content',
      message:
        '{reason} {points, plural, =0 {No points were refunded.} one {# point was refunded.} other {# points were refunded.}}',
    },
    values,
  }),
}

const wagerTotal = /*i18n*/ {
  id: 'notification.gift.claimed.wagerTotal',
  message: 'Wager {total} before you withdraw.',
}
const wagerSplit = /*i18n*/ {
  id: 'notification.gift.claimed.wagerSplit',
  message: 'Wager {total} before you withdraw: {deposit} for the deposit and {bonus} for the bonus.',
}
const claimExpiry = /*i18n*/ {
  id: 'notification.gift.claimed.expiry',
  message: 'The bonus is valid until {until}. After that, we remove the part you haven’t used.',
}
const wagerLeft = /*i18n*/ {
  id: 'notification.depositBonus.ended.wagerLeft',
  message: 'Wagering left for the bonus you used: {turnover}.',
}
const wagerOnceClaimed = /*i18n*/ {
  id: 'notification.bonus.granted.wager',
  message: 'Once you’ve claimed it, wager {turnover} before you withdraw.',
}

type Claimed = MessageFacts['gift.claimed']

function wagerSentences({ turnover, depositTurnover = 0 }: Claimed) {
  if (turnover + depositTurnover === 0) return []
  return [turnover === 0 || depositTurnover === 0 ? wagerTotal : wagerSplit]
}

function claimValues(facts: Claimed, locale: string) {
  const { title, amount, points = 0, turnover, depositTurnover = 0, currency, until } = facts
  const figure = (minorUnits: number) => money(locale, { amount: minorUnits, currency })
  return {
    title,
    gained: points === 0 ? 'money' : amount > 0 ? 'both' : 'points',
    amount: figure(amount),
    points,
    total: figure(turnover + depositTurnover),
    deposit: figure(depositTurnover),
    bonus: figure(turnover),
    until: until ? dateAndTime(locale, until) : '',
  }
}

/** Formats a time in ISO 8601 as date and time in Brasília. */
const dateAndTime = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: calendarZone,
  }).format(new Date(iso))
