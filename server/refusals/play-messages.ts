import type { MessagesByCode } from './messages-by-code.ts'

export const playMessages = {
  'lottery.locked': /*i18n*/ { id: 'refusal.lottery.locked', message: 'This draw takes no more bets.' },
  'lottery.oddsChanged': /*i18n*/ {
    id: 'refusal.lottery.oddsChanged',
    message: 'What these bets pay has changed. Check the slip.',
  },
  'lottery.notEnough': /*i18n*/ {
    id: 'refusal.lottery.notEnough',
    message: 'Your balance is not enough for this slip.',
  },
  'lottery.stakeOffLimits': /*i18n*/ {
    id: 'refusal.lottery.stakeOffLimits',
    message: 'The stake of this slip is off the limits.',
  },
  'lottery.trial': /*i18n*/ {
    id: 'refusal.lottery.trial',
    message: 'Register a real account to bet on lotteries.',
  },
  'lottery.linesInvalid': /*i18n*/ {
    id: 'refusal.lottery.linesInvalid',
    message: 'Some bets are off the rules.',
  },
  'chat.off': /*i18n*/ { id: 'refusal.chat.off', message: 'The chat is switched off.' },
  'chat.closed': /*i18n*/ { id: 'refusal.chat.closed', message: 'This room is closed for now.' },
  'chat.muted': /*i18n*/ { id: 'refusal.chat.muted', message: 'You may not write here now.' },
  'chat.throttled': /*i18n*/ {
    id: 'refusal.chat.throttled',
    message: 'Too many messages in a row. Try again {wait}.',
  },
  'chat.alreadyReported': /*i18n*/ {
    id: 'refusal.chat.alreadyReported',
    message: 'You have reported this message already.',
  },
  'chat.takenDown': /*i18n*/ {
    id: 'refusal.chat.takenDown',
    message: 'This message was taken down already.',
  },
  'live.offline': /*i18n*/ { id: 'refusal.live.offline', message: 'This stream is not on.' },
  'live.unknown': /*i18n*/ { id: 'refusal.live.unknown', message: 'This host is no longer there.' },
  'live.trial': /*i18n*/ { id: 'refusal.live.trial', message: 'Register a real account to join this table.' },
  'launch.unknown': /*i18n*/ { id: 'refusal.launch.unknown', message: 'This game is no longer there.' },
  'launch.closed': /*i18n*/ {
    id: 'refusal.launch.closed',
    message: 'This vendor is closed for maintenance.',
  },
  'launch.trial': /*i18n*/ {
    id: 'refusal.launch.trial',
    message: 'Register a real account to play this game.',
  },
} satisfies Partial<MessagesByCode>
