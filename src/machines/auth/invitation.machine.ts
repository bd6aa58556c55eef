import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { InvitationAnswer } from '#api/auth/invitation.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Invitation } from '#protocol/auth/invitation.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import type { RegistrationEvent } from './registration.types.ts'

export type InvitationInput = { code: string; domain: string }

/** Tells the form that the code has been checked, with or without a result. */
export type InvitationSettled = { type: 'invitation.settled' }

type InvitationContext = InvitationInput & {
  /** The benefit of the code; null while unknown. */
  invitation: Invitation | null
}

type Typing = Extract<RegistrationEvent, { type: 'field.change' | 'field.leave' }>

const answer = ({ event }: { event: DoneActorEvent<InvitationAnswer> }) => event.output

/**
 * Looks up the benefit of an affiliate code (AGENT-06), at the start and for each code typed, and tells the
 * form when done. The form never depends on the result: the registration checks the code itself (REG-10).
 */
export const invitationMachine = setup({
  types: {
    input: {} as InvitationInput,
    context: {} as InvitationContext,
    events: {} as Typing | { type: 'invitation.retry' },
    tags: {} as 'bad',
    children: {} as { readInvitation: 'readInvitation' },
  },
  actors: {
    readInvitation: providedCall<InvitationAnswer, InvitationInput>(),
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    isAffiliateCode: (_, { field }: Typing) => field === 'affiliateCode',
    isKnown: (_, answer: InvitationAnswer) => answer.ok,
    isRefusedAs: (_, { answer, code }: { answer: InvitationAnswer; code: string }) =>
      !answer.ok && answer.refusal.code === code,
  },
  actions: {
    setCode: assign((_, { value }: { value: string }) => ({
      code: cleanRegistrationField('affiliateCode', value),
      invitation: null,
    })),
    setInvitation: assign((_, answer: InvitationAnswer) => ({
      invitation: answer.ok ? answer.value.invitation : null,
    })),
    notifySettled: sendParent({ type: 'invitation.settled' } satisfies InvitationSettled),
  },
}).createMachine({
  id: 'invitation',
  description:
    'Tells a visitor who is about to register what their invitation brings: into whose team, and as what.',
  context: ({ input }) => ({ ...input, invitation: null }),
  initial: 'routing',
  on: {
    'field.change': {
      guard: { type: 'isAffiliateCode', params: eventParams },
      description: 'What was told of another code is taken away at once.',
      target: '.typing',
      actions: { type: 'setCode', params: eventParams },
    },
  },
  states: {
    routing: {
      description: 'Whether there is a code at all decides whether anything is asked.',
      always: [{ guard: 'hasCode', target: 'loading' }, { target: 'none' }],
    },
    none: { description: 'No code is filled in, and nothing is told.' },
    typing: {
      description: 'Another code is being typed; it is looked at once it is left.',
      on: {
        'field.leave': { guard: { type: 'isAffiliateCode', params: eventParams }, target: 'routing' },
      },
    },
    loading: {
      description: 'The platform is asked what the code brings.',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        input: ({ context: { code, domain } }) => ({ code, domain }),
        onDone: [
          {
            guard: { type: 'isKnown', params: answer },
            target: 'known',
            actions: { type: 'setInvitation', params: answer },
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: (told) => ({ answer: answer(told), code: 'invitation.closed' }),
            },
            target: 'closed',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: (told) => ({ answer: answer(told), code: 'invitation.unknown' }),
            },
            target: 'unknown',
          },
          { target: 'loadFailed' },
        ],
        onError: 'loadFailed',
      },
    },
    known: {
      description: 'It is told into whose team the code leads, as what, and what is offered then.',
      entry: 'notifySettled',
    },
    closed: {
      description: 'The agent has closed this link; another code, or none, is needed.',
      tags: 'bad',
      entry: 'notifySettled',
    },
    unknown: {
      description: 'There is no such code; it has to be corrected or removed.',
      tags: 'bad',
      entry: 'notifySettled',
    },
    loadFailed: {
      description:
        'What the code brings did not arrive, or was asked too often; one can register all the same.',
      entry: 'notifySettled',
      on: { 'invitation.retry': 'loading' },
    },
  },
})
