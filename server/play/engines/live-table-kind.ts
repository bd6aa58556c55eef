import type { LiveTableKind } from '#domain/play/live-odds.ts'

export const liveTableKindOf = (game: { gameClassify: string }): LiveTableKind =>
  game.gameClassify === 'cards' ? 'cards' : 'wheel'
