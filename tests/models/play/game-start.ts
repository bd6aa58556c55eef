import { defineModel } from '@palpite/paths/model.ts'
import { gameStartMachine } from '#machines/play/game-start.machine.ts'

export const gameStartModel = defineModel(gameStartMachine, {
  inputs: {
    'a game that reports its start': { announcesStart: true },
    'a game that reports nothing': { announcesStart: false },
  },
  events: { 'frame.loaded': {}, 'game.started': {}, 'game.retry': {} },
  view: ({ announcesStart, retries }) => ({ announcesStart, retries: Math.min(retries, 1) }),
})
