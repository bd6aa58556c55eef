import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { invitationMachine } from '#machines/auth/invitation.machine.ts'

const ofAgent = { agent: 'Lia', type: 'agent' as const, presets: [], currencySymbol: 'R$' }

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const invitationModel = defineModel(invitationMachine, {
  inputs: {
    'from a link': { code: 'PARCEIRO26', domain: 'palpite.example' },
    'without a code': { code: '', domain: 'palpite.example' },
  },
  events: {
    'field.change': {
      'another code': { field: 'affiliateCode', value: ' AGENTE1 ' },
      'empty code': { field: 'affiliateCode', value: '' },
      'another field': { field: 'username', value: 'novata' },
    },
    'field.leave': { code: { field: 'affiliateCode' }, 'another field': { field: 'username' } },
    'invitation.retry': {},
  },
  outcomes: {
    readInvitation: {
      'code of an agent': { done: { ok: true as const, value: { invitation: ofAgent } } },
      'code of a closed link': refused('invitation.closed', {}),
      'unknown code': refused('invitation.unknown', {}),
      'too many requests': refused('invitation.throttled', { retryAfter: 30_000 }),
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ code, invitation }) => ({ hasCode: code !== '', isKnown: invitation !== null }),
})
