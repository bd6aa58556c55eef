import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { favouriteMachine } from '#machines/lobby/favourite.machine.ts'

const jaguar = { nodeId: 1, vassalage: 'PG', gameType: 'RNG' } as const
const mines = { nodeId: 2, vassalage: 'BGS', gameType: 'BGS' } as const

export const favouriteModel = defineModel(favouriteMachine, {
  inputs: {
    'before the player is known': { player: null, saved: [] },
    'a player': { player: 'member', saved: [] },
  },
  events: {
    'favourite.toggle': { 'a game': { game: jaguar }, 'another game': { game: mines } },
    'favourite.dismiss': {},
    'favourite.giveUp': {},
    'player.changed': {
      'a player logs in': { player: 'member', saved: [] },
      'the player logs out': { player: 'visitor', saved: [] },
    },
  },
  outcomes: {
    readMarked: {
      'one favourite': { done: [jaguar.nodeId] },
      'no answer': { error: new CallFailed('timeout') },
    },
    saveMark: {
      'favourite saved': { done: undefined },
      'favourite refused': { error: new CallFailed('server') },
    },
  },
  // Of the unsaved changes, only the number matters.
  view: ({ marked, unsaved, wanted, failed }) => ({
    marked,
    unsaved: unsaved.length,
    wanted: wanted?.nodeId ?? null,
    failed: failed?.game.nodeId ?? null,
  }),
})
