import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type InvitationAnswer, readInvitation } from '#api/auth/invitation.ts'
import type { Invitation } from '#protocol/auth/invitation.ts'
import { cleanRegisterField } from '#protocol/auth/register-field-text.ts'
import type { RegistrationEvent } from './registration.types.ts'

/** An affiliate code as it is filled in, empty for none, and the domain that the site is known by. */
export type InvitationInput = { code: string; domain: string }

/** To the form: what the code brings is told now, or why it is not. */
export type InvitationSettled = { type: 'invitation.settled' }

type InvitationContext = InvitationInput & {
  /** What the code brings; null where that is not known. */
  invitation: Invitation | null
}

type Typing = Extract<RegistrationEvent, { type: 'field.change' | 'field.leave' }>

const itself = <Event>({ event }: { event: Event }) => event
const answer = ({ event }: { event: DoneActorEvent<InvitationAnswer> }) => event.output

/**
 * What the invitation in a registration's form brings (AGENT-06): told before anything else is filled in, and again for another
 * code once it is typed. It says when it has told, so that a form can wait for it. It stops nobody: the registration looks at the code by itself (REG-10).
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
    readInvitation: fromPromise<InvitationAnswer, InvitationInput>(({ input, signal }) =>
      readInvitation(input, signal),
    ),
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
      code: cleanRegisterField('affiliateCode', value),
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
    'Tells whoever is about to register what their invitation brings: into whose team, and as what.',
  context: ({ input }) => ({ ...input, invitation: null }),
  initial: 'routing',
  on: {
    'field.change': {
      guard: { type: 'isAffiliateCode', params: itself },
      description: 'What was told of another code is taken away at once.',
      target: '.typing',
      actions: { type: 'setCode', params: itself },
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
        'field.leave': { guard: { type: 'isAffiliateCode', params: itself }, target: 'routing' },
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
      description: 'The agent takes nobody in by this link any more; another one, or none, is needed.',
      tags: 'bad',
      entry: 'notifySettled',
    },
    unknown: {
      description: 'Nobody has such a code; it has to be corrected or taken out.',
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
