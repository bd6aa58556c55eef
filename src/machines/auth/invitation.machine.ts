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
    isOfCode: (_, { field }: Typing) => field === 'affiliateCode',
    isTold: (_, answer: InvitationAnswer) => answer.ok,
    isRefusedAs: (_, { answer, code }: { answer: InvitationAnswer; code: string }) =>
      !answer.ok && answer.refusal.code === code,
  },
  actions: {
    keepCode: assign((_, { value }: { value: string }) => ({
      code: cleanRegisterField('affiliateCode', value),
      invitation: null,
    })),
    keepInvitation: assign((_, answer: InvitationAnswer) => ({
      invitation: answer.ok ? answer.value.invitation : null,
    })),
    tellSettled: sendParent({ type: 'invitation.settled' } satisfies InvitationSettled),
  },
}).createMachine({
  id: 'invitation',
  description:
    'Tells whoever is about to register what their invitation brings: into whose team, and as what.',
  context: ({ input }) => ({ ...input, invitation: null }),
  initial: 'weighing',
  on: {
    'field.change': {
      guard: { type: 'isOfCode', params: itself },
      description: 'What was told of another code is taken away at once.',
      target: '.typing',
      actions: { type: 'keepCode', params: itself },
    },
  },
  states: {
    weighing: {
      description: 'Whether there is a code at all decides whether anything is asked.',
      always: [{ guard: 'hasCode', target: 'looking' }, { target: 'none' }],
    },
    none: { description: 'No code is filled in, and nothing is told.' },
    typing: {
      description: 'Another code is being typed; it is looked at once it is left.',
      on: {
        'field.leave': { guard: { type: 'isOfCode', params: itself }, target: 'weighing' },
      },
    },
    looking: {
      description: 'The platform is asked what the code brings.',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        input: ({ context: { code, domain } }) => ({ code, domain }),
        onDone: [
          {
            guard: { type: 'isTold', params: answer },
            target: 'told',
            actions: { type: 'keepInvitation', params: answer },
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
          { target: 'unread' },
        ],
        onError: 'unread',
      },
    },
    told: {
      description: 'It is told into whose team the code leads, as what, and what is offered then.',
      entry: 'tellSettled',
    },
    closed: {
      description: 'The agent takes nobody in by this link any more; another one, or none, is needed.',
      tags: 'bad',
      entry: 'tellSettled',
    },
    unknown: {
      description: 'Nobody has such a code; it has to be corrected or taken out.',
      tags: 'bad',
      entry: 'tellSettled',
    },
    unread: {
      description:
        'What the code brings did not arrive, or was asked too often; one can register all the same.',
      entry: 'tellSettled',
      on: { 'invitation.retry': 'looking' },
    },
  },
})
