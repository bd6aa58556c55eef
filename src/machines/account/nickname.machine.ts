import { assign, type DoneActorEvent, setup } from 'xstate'
import type { NicknameAnswer } from '#api/account/security-profile.ts'
import { nicknameLengths } from '#domain/account/nickname.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/**
 * Why a nickname is rejected.
 *
 * - `length`: too short or too long
 * - `taken`: another member has it
 * - `forbidden`: resembles the operator's name or contains characters that are not allowed
 */
export type NicknameError = 'length' | 'taken' | 'forbidden'

const answer = ({ event }: { event: DoneActorEvent<NicknameAnswer> }) => event.output

/** Changes the nickname (MEM-02). Sending it again after a lost response is harmless. */
export const nicknameMachine = setup({
  types: {
    input: {} as { nickname: string },
    context: {} as { nickname: string; error: NicknameError | null; failure: CallFailure | null },
    events: {} as
      | { type: 'nickname.change'; nickname: string }
      | { type: 'nickname.save' }
      | { type: 'nickname.leave' },
    output: {} as { saved: boolean },
    tags: {} as 'busy' | 'failed',
  },
  actors: { requestNickname: providedCall<NicknameAnswer, string>() },
  guards: {
    isInvalidLength: ({ context }) => {
      const { length } = context.nickname.trim()
      return length < nicknameLengths.least || length > nicknameLengths.most
    },
    isSaved: (_, answer: NicknameAnswer) => answer.ok,
  },
  actions: {
    setNickname: assign({
      nickname: (_, { nickname }: { nickname: string }) => nickname,
      error: null,
    }),
    setLengthError: assign({ error: 'length', failure: null }),
    applyRefusal: assign({
      error: (_, answer: NicknameAnswer) => (answer.ok ? null : answer.refusal.value.reason),
    }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
}).createMachine({
  id: 'nickname',
  description: 'Lets players change the name that other players see.',
  context: ({ input }) => ({ ...input, error: null, failure: null }),
  initial: 'editing',
  output: ({ event }) => ({ saved: event.output === true }),
  states: {
    editing: {
      description: 'The player edits the name.',
      initial: 'idle',
      on: {
        'nickname.change': { actions: { type: 'setNickname', params: ({ event }) => event } },
        'nickname.save': [
          { guard: 'isInvalidLength', target: '.invalid', actions: 'setLengthError' },
          { target: 'saving', actions: 'clearFailure' },
        ],
        'nickname.leave': 'left',
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: {
          description: 'The name is too short, too long or not allowed. A message shows the reason.',
        },
        failed: {
          tags: 'failed',
          description: 'The server did not respond. The player can send the name again safely.',
        },
      },
    },
    saving: {
      description: 'The server is saving the name.',
      tags: 'busy',
      invoke: {
        id: 'requestNickname',
        src: 'requestNickname',
        input: ({ context }) => context.nickname.trim(),
        onDone: [
          { guard: { type: 'isSaved', params: answer }, target: 'saved' },
          { target: 'editing.invalid', actions: { type: 'applyRefusal', params: answer } },
        ],
        onError: { target: 'editing.failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    saved: { type: 'final', description: 'The new name is saved and visible to others.', output: true },
    left: { type: 'final', description: 'The player leaves without changing the name.', output: false },
  },
})
