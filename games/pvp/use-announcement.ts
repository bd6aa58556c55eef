import { useLingui } from '@lingui/react/macro'
import type { MatchSnapshot } from './pvp-game.tsx'

/** Text for screen readers. It changes with the match, never every second. */
export function useAnnouncement(snapshot: MatchSnapshot, money: (amount: number) => string): string {
  const { t } = useLingui()
  const { match } = snapshot.context
  if (!match) return ''
  if (snapshot.matches('waiting')) return t`Waiting for an opponent`
  if (snapshot.matches({ over: 'won' })) return t`You won ${money(match.payout ?? 0)}`
  if (snapshot.matches({ over: 'lost' })) return t`You lost this match`
  if (snapshot.matches({ over: 'drawn' })) return t`Nobody won; your stake is back`
  const { round, atStake } = match
  if (snapshot.matches({ playing: 'shown' })) {
    const last = match.rounds.at(-1)
    if (!last) return t`Your opponent is ${match.opponent ?? ''}`
    const { own, other } = last
    if (last.taker === 'own') return t`Your ${own} beats ${other}`
    if (last.taker === 'other') return t`Your ${own} loses to ${other}`
    return t`Both played ${own}`
  }
  if (snapshot.matches({ playing: 'choosing' })) return t`Round ${round}, worth ${atStake}. Choose a card`
  return ''
}
