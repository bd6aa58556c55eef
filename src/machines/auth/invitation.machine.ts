import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { InvitationAnswer } from '#api/auth/invitation.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Invitation } from '#protocol/auth/invitation.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import type { RegistrationEvent } from './registration.types.ts'

export type InvitationInput = { code: string; domain: string }

/** Tells the form that the check of the code has finished, whether or not it found an invitation. */
export type InvitationSettled = { type: 'invitation.settled' }

type InvitationContext = InvitationInput & {
  /** The invitation to which the code belongs; null until one is found. */
  invitation: Invitation | null
}

type Typing = Extract<RegistrationEvent, { type: 'field.change' | 'field.leave' }>

const answer = ({ event }: { event: DoneActorEvent<InvitationAnswer> }) => event.output

/**
 * Looks up the invitation for an affiliate code (AGENT-06), at startup and for each typed code, and notifies
 * the form. The form does not need the result, because the registration checks the code itself (REG-10).
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
    'Shows visitors the effect of their referral code: the team they join, their role and the offers.',
  context: ({ input }) => ({ ...input, invitation: null }),
  initial: 'routing',
  on: {
    'field.change': {
      guard: { type: 'isAffiliateCode', params: eventParams },
      description: 'The code has changed, so the details of the old one disappear.',
      target: '.typing',
      actions: { type: 'setCode', params: eventParams },
    },
  },
  states: {
    routing: {
      description: 'The page checks whether there is a code.',
      always: [{ guard: 'hasCode', target: 'loading' }, { target: 'none' }],
    },
    none: { description: 'No code is entered, so nothing is shown.' },
    typing: {
      description: 'The visitor is typing a code. It is looked up when they leave the field.',
      on: {
        'field.leave': { guard: { type: 'isAffiliateCode', params: eventParams }, target: 'routing' },
      },
    },
    loading: {
      description: 'The page is loading what the code brings.',
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
      description: 'The page shows the team, the role and the offers that come with the code.',
      entry: 'notifySettled',
    },
    closed: {
      description: 'The agent has closed this link. The visitor needs another code, or none.',
      tags: 'bad',
      entry: 'notifySettled',
    },
    unknown: {
      description: 'The code does not exist. The visitor has to correct or remove it.',
      tags: 'bad',
      entry: 'notifySettled',
    },
    loadFailed: {
      description: 'The code could not be looked up. The visitor can sign up anyway, or try again.',
      entry: 'notifySettled',
      on: { 'invitation.retry': 'loading' },
    },
  },
})
