import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MatchSnapshot } from './pvp-game.tsx'

/** Returns a text for screen readers. It changes with the match's state, not every second. */
export function useAnnouncement(snapshot: MatchSnapshot, money: (amount: number) => string): string {
  const { t } = useLingui()
  const { match } = snapshot.context
  if (!match) return ''
  if (snapshot.matches('waiting'))
    return t({ id: 'games.pvp.announceWaiting', message: 'Waiting for an opponent' })
  if (snapshot.matches({ over: 'won' }))
    return t({ id: 'games.common.won', message: `You won ${money(match.payout ?? 0)}` })
  if (snapshot.matches({ over: 'lost' })) return t({ id: 'games.pvp.lost', message: 'You lost this match' })
  if (snapshot.matches({ over: 'drawn' }))
    return t({ id: 'games.pvp.announceNoWinner', message: 'No winner; your stake has been refunded' })
  const { round, atStake } = match
  if (snapshot.matches({ playing: 'shown' })) {
    const last = match.rounds.at(-1)
    if (!last) return t({ id: 'games.pvp.opponentIs', message: `Your opponent is ${match.opponent ?? ''}` })
    const { own, other } = last
    if (last.taker === 'own')
      return t({ id: 'games.pvp.announceBeats', message: `Your ${own} beats ${other}` })
    if (last.taker === 'other')
      return t({ id: 'games.pvp.announceLoses', message: `Your ${own} loses to ${other}` })
    return t({ id: 'games.pvp.announceEqual', message: `Both played ${own}` })
  }
  if (snapshot.matches({ playing: 'choosing' }))
    return t({
      id: 'games.pvp.announceRound',
      message: `Round ${round}, worth ${plural(atStake, { 0: '# points', one: '# point', other: '# points' })}. Choose a card`,
    })
  return ''
}
