import { duelFormOf } from '#domain/play/duel-odds.ts'
import { duelWin, fightDuel } from '#server/play/engines/duel.ts'
import type { OwnRounds } from './rounds.ts'

export const duelRounds: OwnRounds<'duel'> = {
  rules: () => ({ engine: 'duel' }),
  toDto: ({ form, pick, returnBp, exchanges }) => ({ engine: 'duel', form, pick, returnBp, exchanges }),
  /** Accepts only the duel form derived from the seed's hash, as another form would have other odds. */
  isOffered: ({ duel }, _game, seedHash) => duel !== undefined && duel.form === duelFormOf(seedHash),
  isSame: ({ form, pick }, { duel }) => form === duel?.form && pick === duel.pick,
  begin: ({ bet: { stake, duel }, game: { returnBp }, numbers, seeds }) => {
    if (!duel) throw new Error('The duel was started without a bet')
    const exchanges = fightDuel(numbers, duel.form)
    const state = { engine: 'duel' as const, seeds, ...duel, returnBp, exchanges }
    return { state, payout: duelWin({ stake, returnBp, ...duel }, exchanges) }
  },
}
