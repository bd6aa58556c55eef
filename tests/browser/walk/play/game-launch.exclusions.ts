import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { GameLaunchContext } from '#machines/play/game-launch.types.ts'

export const exclusions: readonly Exclusion[] = [
  { step: /^game\.start (a group|a lottery)/, reason: 'The site has no such pages and popups yet.' },
  {
    step: /^start an unknown player/,
    reason: 'It lasts only until the session is read; session.test.ts begins so.',
  },
  {
    step: /^player\.changed/,
    reason: 'A login, its end or its loss; session.test.ts and play.test.ts bring them.',
  },
  { step: /^openWindow: failed/, reason: 'Browsers give a window or none.' },
  {
    step: /^game\.close/,
    state: /^playing\.inWindow/,
    reason: 'The site shows nothing of a game in a window.',
  },
  { step: /^game\.giveUp/, state: /^(playing|idle)/, reason: 'There is nothing that could be given up.' },
  {
    step: /^game\.start/,
    state: /^(needsLogin|needsRegistration|refused|failed|blocked|playing\.frame)/,
    reason: 'A dialog or the game itself lies over the games.',
  },
  {
    step: /^game\./,
    state: /^inProgress\.openingWindow/,
    reason: 'A window is open or blocked within the same moment.',
  },
  {
    step: /^game\.retry/,
    state: /^(refused|blocked)/,
    when: (context) => (context as GameLaunchContext).refusal?.why !== 'closed',
    reason: 'It would change nothing.',
  },
]
