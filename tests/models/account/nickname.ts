import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { nicknameMachine } from '#machines/account/nickname.machine.ts'
import { player } from '#tests/models/kit/members.ts'
import { refused } from '#tests/models/kit/refused.ts'

export const nicknameModel = defineModel(nicknameMachine, {
  input: { nickname: 'Ana' },
  events: {
    'nickname.change': {
      'a name': { nickname: 'Ana do Rio' },
      'a name that is too short': { nickname: 'A ' },
    },
    'nickname.save': {},
    'nickname.leave': {},
  },
  outcomes: {
    requestNickname: {
      'nickname saved': { done: { ok: true as const, value: player } },
      'nickname taken': refused('nickname.refused', { reason: 'taken' as const }),
      'not allowed': refused('nickname.refused', { reason: 'forbidden' as const }),
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ nickname, error, failure }) => ({ nickname, error, failure: failure?.reason ?? null }),
})
