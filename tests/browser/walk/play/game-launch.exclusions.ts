import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { GameLaunchContext } from '#machines/play/game-launch.types.ts'

export const exclusions: readonly Exclusion[] = [
  { step: /^game\.start (a game group|a lottery)/, reason: 'The site has no such pages and popups yet.' },
  {
    step: /^start before the player is known/,
    reason: 'This lasts only until the session has loaded; session.test.ts starts there.',
  },
  {
    step: /^player\.changed/,
    reason: 'A login, logout or lost session; session.test.ts and play.test.ts test them.',
  },
  { step: /^openWindow: failed/, reason: 'A browser opens a window or blocks it.' },
  {
    step: /^game\.close/,
    state: /^playing\.inWindow/,
    reason: 'The site shows no game that is open in a window.',
  },
  { step: /^game\.giveUp/, state: /^(playing|idle)/, reason: 'There is no launch to give up.' },
  {
    step: /^game\.start/,
    state: /^(needsLogin|needsRegistration|refused|failed|blocked|playing\.frame)/,
    reason: 'A dialog or the game itself covers the tiles.',
  },
  {
    step: /^game\./,
    state: /^inProgress\.openingWindow/,
    reason: 'A window opens or is blocked at once.',
  },
  {
    step: /^game\.retry/,
    state: /^(refused|blocked)/,
    when: (context) => (context as GameLaunchContext).refusal?.why !== 'closed',
    reason: 'The dialog offers no retry, which would change nothing.',
  },
]
