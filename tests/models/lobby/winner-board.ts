import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { winnerBoardMachine } from '#machines/lobby/winner-board.machine.ts'
import type { Winner } from '#protocol/lobby/winner-board.ts'

export const winner: Winner = {
  nodeId: 101,
  vassalage: 'PG',
  gameType: 'RNG',
  iconUrl: '/art/games/101.svg',
  gameName: 'Lucky Jaguar',
  customerName: 'an***',
  currencySymbol: 'R$',
  winAmount: 90_000,
}

const answers = {
  'some winners': { done: [winner] },
  'no winners': { done: [] },
  'no answer': { error: new CallFailed('timeout') },
}

export const winnerBoardModel = defineModel(winnerBoardMachine, {
  inputs: {
    'with animation': { language: 'pt', calm: false },
    'with reduced motion': { language: 'pt', calm: true },
  },
  events: {
    'board.pause': {},
    'board.play': {},
    'board.hold': {},
    'board.release': {},
    'board.retry': {},
    'board.look': {},
    'language.changed': { 'to English': { language: 'en' } },
  },
  outcomes: { readWinners: answers },
  view: ({ winners, language, failure }) => ({
    winners: winners.length,
    language,
    failure: failure?.reason ?? null,
  }),
})
