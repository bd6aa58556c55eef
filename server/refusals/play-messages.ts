import type { MessagesByCode } from './messages-by-code.ts'

export const playMessages = {
  'lottery.locked': /*i18n*/ {
    id: 'refusal.lottery.locked',
    message: 'Betting on this draw has closed. No bets were placed.',
  },
  'lottery.oddsChanged': /*i18n*/ {
    id: 'refusal.lottery.oddsChanged',
    message: 'The odds of these bets have changed. No bets were placed. Check your ticket.',
  },
  'lottery.notEnough': /*i18n*/ {
    id: 'refusal.lottery.notEnough',
    message: 'Your balance isn’t enough for this ticket. No bets were placed.',
  },
  'lottery.stakeOffLimits': /*i18n*/ {
    id: 'refusal.lottery.stakeOffLimits',
    message: 'The cost of this ticket is outside the limits. No bets were placed. Change the stakes.',
  },
  'lottery.trial': /*i18n*/ {
    id: 'refusal.lottery.demo',
    message: 'Lotteries have no demo. Sign up to bet on a draw.',
  },
  'lottery.linesInvalid': /*i18n*/ {
    id: 'refusal.lottery.linesInvalid',
    message: 'These bets aren’t accepted. No bets were placed. Check your ticket.',
  },
  'chat.off': /*i18n*/ { id: 'refusal.chat.unavailable', message: 'The chat is unavailable.' },
  'chat.closed': /*i18n*/ { id: 'refusal.chat.closed', message: 'This room is read-only for now.' },
  'chat.muted': /*i18n*/ { id: 'refusal.chat.muted', message: 'You can’t write here right now.' },
  'chat.throttled': /*i18n*/ {
    id: 'refusal.chat.throttled',
    message: 'Too many messages in a row. {wait}',
  },
  'chat.alreadyReported': /*i18n*/ {
    id: 'refusal.chat.alreadyReported',
    message: 'You’ve already reported this message. We’re reviewing it.',
  },
  'chat.takenDown': /*i18n*/ {
    id: 'refusal.chat.removed',
    message: 'This message has already been removed.',
  },
  'live.offline': /*i18n*/ { id: 'refusal.live.offline', message: 'This host isn’t live right now.' },
  'live.unknown': /*i18n*/ { id: 'refusal.live.unknown', message: 'This host isn’t available any more.' },
  'live.trial': /*i18n*/ {
    id: 'refusal.live.demo',
    message: 'This table is only for real-money accounts. Sign up to join it.',
  },
  'launch.unknown': /*i18n*/ { id: 'refusal.launch.unknown', message: 'This game is no longer available.' },
  'launch.closed': /*i18n*/ {
    id: 'refusal.launch.closed',
    message: 'This provider is under maintenance. Other games are available.',
  },
  'launch.trial': /*i18n*/ {
    id: 'refusal.launch.demo',
    message: 'This game has no demo. Sign up to play it.',
  },
} satisfies Partial<MessagesByCode>
