import { defineModel } from '@palpite/paths/model.ts'
import { profileLoaderMachine } from '#machines/auth/profile-loader.machine.ts'
import { player } from '#tests/models/kit/members.ts'

export const profileLoaderModel = defineModel(profileLoaderMachine, {
  events: { 'member.reload': {} },
  outcomes: {
    readMember: {
      'profile loaded': { done: { outcome: 'member', member: player } },
      'no answer': { error: new Error('offline') },
    },
  },
})
