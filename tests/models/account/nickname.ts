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
      'one that is too short': { nickname: 'A ' },
    },
    'nickname.save': {},
    'nickname.leave': {},
  },
  outcomes: {
    requestNickname: {
      saved: { done: { ok: true as const, value: player } },
      taken: refused('nickname.refused', { reason: 'taken' as const }),
      forbidden: refused('nickname.refused', { reason: 'forbidden' as const }),
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ nickname, error, failure }) => ({ nickname, error, failure: failure?.reason ?? null }),
})
