import { defineModel } from '@palpite/paths/model.ts'
import { liveMachine } from '@palpite/visualiser/live-inspector/connection/live.machine.ts'

const one = { page: 'one', address: 'http://127.0.0.1:8000/' }
const other = { page: 'other', address: 'http://127.0.0.1:8000/promotions' }

export const liveModel = defineModel(liveMachine, {
  events: {
    'page.choose': { 'another page': { page: other.page }, 'an unknown page': { page: 'unknown' } },
    'page.expect': {},
    'actor.choose': { 'an actor': { actor: 'one x:1' } },
    'source.choose': { 'the replay': { source: 'runner' }, 'browser tabs': { source: 'tabs' } },
    'source.retry': {},
    'picture.stop': {},
    'picture.go': {},
  },
  outcomes: {
    listen: {
      'a page': { send: { type: 'page.reported', ...one } },
      'another page': { send: { type: 'page.reported', ...other } },
      'page closed': { send: { type: 'page.left', page: one.page } },
      'the other page closed': { send: { type: 'page.left', page: other.page } },
      'source not found': { send: { type: 'source.failed' } },
    },
  },
})
