import { defineModel } from '@palpite/paths/model.ts'
import { sessionRestoreMachine } from '#machines/auth/session-restore.machine.ts'
import { player } from '#tests/models/kit/members.ts'

const readings = {
  'a player': { done: { outcome: 'member', member: player } },
  'session refused': { done: { outcome: 'refused', wasAgent: false } },
  'no session': { done: { outcome: 'none' } },
  'no answer': { error: new Error('offline') },
} as const

export const sessionRestoreModel = defineModel(sessionRestoreMachine, {
  events: {},
  outcomes: {
    readMember: readings,
    followOtherTab: {
      'a tab answers': { done: true },
      'no tab answers': { done: false },
      'tabs cannot communicate': { error: new Error('blocked') },
    },
  },
})
