import { MOST_MULTIPLIED } from '#domain/play/mines-odds.ts'
import { cashOut, layMines, mineRange, reveal } from '#server/play/engines/mines.ts'
import type { OwnRounds } from './rounds.ts'

export const minesRounds: OwnRounds<'mines'> = {
  rules: () => ({ engine: 'mines', mines: mineRange, mostMultiplied: MOST_MULTIPLIED }),
  toDto: ({ mines, opened, hit, field }, isOpen) => ({
    engine: 'mines',
    mines,
    opened,
    hit,
    field: isOpen ? null : field,
  }),
  isOffered: ({ mines }) => mines !== undefined && mines >= mineRange.least && mines <= mineRange.most,
  isSame: (state, { mines }) => state.mines === mines,
  begin: ({ bet, game, numbers, seeds }) => {
    const laid = layMines(numbers, bet.mines ?? mineRange.least)
    return { state: { engine: 'mines', seeds, returnBp: game.returnBp, ...laid }, payout: null }
  },
  /** Opens a cell or cashes out. Cashing out requires at least one open cell. */
  step: (state, { step, stake }) => {
    const terms = { stake, returnBp: state.returnBp }
    if (step.kind === 'cashOut')
      return { state, payout: state.opened.length > 0 ? cashOut(state, terms) : null }
    const next = reveal(state, step.cell, terms)
    return { state: { ...state, ...next.state }, payout: next.payout }
  },
}
