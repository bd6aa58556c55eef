import type { LiveTableKind } from '#domain/play/live-odds.ts'

export const tableKindOf = (game: { gameClassify: string }): LiveTableKind =>
  game.gameClassify === 'cards' ? 'cards' : 'wheel'
