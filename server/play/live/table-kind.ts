import type { LiveTableKind } from '#domain/play/live-odds.ts'

/** What stands on a live table, by the kind of its game. */
export const tableKindOf = (game: { gameClassify: string }): LiveTableKind =>
  game.gameClassify === 'cards' ? 'cards' : 'wheel'
