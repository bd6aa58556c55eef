import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { favouriteMachine } from '#machines/lobby/favourite.machine.ts'

const jaguar = { nodeId: 1, vassalage: 'PG', gameType: 'RNG' } as const
const mines = { nodeId: 2, vassalage: 'BGS', gameType: 'BGS' } as const

export const favouriteModel = defineModel(favouriteMachine, {
  inputs: {
    'an unknown player': { player: null, saved: [] },
    'a member': { player: 'member', saved: [] },
  },
  events: {
    'favourite.toggle': { 'a game': { game: jaguar }, 'another game': { game: mines } },
    'favourite.dismiss': {},
    'favourite.giveUp': {},
    'player.changed': {
      'a member comes': { player: 'member', saved: [] },
      'the member leaves': { player: 'visitor', saved: [] },
    },
  },
  outcomes: {
    readMarked: {
      'one is marked': { done: [jaguar.nodeId] },
      'no answer': { error: new CallFailed('timeout') },
    },
    saveMark: { saved: { done: undefined }, refused: { error: new CallFailed('server') } },
  },
  // Only the length of the queue of unsaved changes matters.
  view: ({ marked, unsaved, wanted, failed }) => ({
    marked,
    unsaved: unsaved.length,
    wanted: wanted?.nodeId ?? null,
    failed: failed?.game.nodeId ?? null,
  }),
})
