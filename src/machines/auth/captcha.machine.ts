import { assign, type DoneActorEvent, not, setup, stateIn } from 'xstate'
import type { CaptchaAnswer } from '#api/auth/captcha.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/** Minimum time in ms between two captcha pictures that a visitor requests (LOGIN-05). */
const SPACING = 1_000

const answer = ({ event }: { event: DoneActorEvent<CaptchaAnswer> }) => event.output

/**
 * Shows a captcha picture and loads another on request. Only the newest picture is shown, because the
 * platform accepts only its solution.
 */
export const captchaMachine = setup({
  types: {
    context: {} as {
      /** Base64 PNG. */
      picture: string | null
      /** When the next picture may be requested, in epoch ms. */
      retryAt: number
      failure: CallFailure | null
    },
    events: {} as { type: 'captcha.refresh' },
    tags: {} as 'busy',
  },
  actors: {
    requestCaptcha: providedCall<CaptchaAnswer>(),
  },
  guards: {
    isGiven: (_, answer: CaptchaAnswer) => answer.ok,
    canRefresh: not(stateIn({ picture: 'throttled' })),
  },
  actions: {
    setPicture: assign((_, answer: CaptchaAnswer) => (answer.ok ? { picture: answer.value } : {})),
    setWait: assign((_, answer: CaptchaAnswer) =>
      answer.ok ? {} : { retryAt: Date.now() + answer.refusal.value.retryAfter },
    ),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    clearPicture: assign({ picture: null, failure: null }),
  },
  delays: {
    untilRefreshable: SPACING,
    untilRetry: ({ context }) => context.retryAt - Date.now(),
  },
}).createMachine({
  id: 'captcha',
  description: 'Shows a picture with digits to type, which bots find hard to read.',
  context: { picture: null, retryAt: 0, failure: null },
  type: 'parallel',
  states: {
    picture: {
      description: 'The captcha picture.',
      initial: 'loading',
      states: {
        loading: {
          description: 'A new picture is loading. The previous one is no longer accepted.',
          tags: 'busy',
          entry: 'clearPicture',
          invoke: {
            id: 'requestCaptcha',
            src: 'requestCaptcha',
            onDone: [
              {
                guard: { type: 'isGiven', params: answer },
                target: 'shown',
                actions: { type: 'setPicture', params: answer },
              },
              { target: 'throttled', actions: { type: 'setWait', params: answer } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: errorOf },
            },
          },
        },
        shown: { description: 'The picture is shown. The visitor can type its digits.' },
        throttled: {
          description: 'Too many pictures were requested. The next one loads when the wait ends.',
          after: { untilRetry: 'loading' },
        },
        failed: { description: 'The picture could not be loaded. The visitor can request another one.' },
      },
    },
    pace: {
      description: 'Whether a new picture can be requested.',
      initial: 'resting',
      states: {
        resting: {
          description: 'A picture was requested less than a second ago, so the next request waits.',
          after: { untilRefreshable: 'ready' },
        },
        ready: {
          description: 'The visitor can request a new picture.',
          on: { 'captcha.refresh': { guard: 'canRefresh', target: ['#captcha.picture.loading', 'resting'] } },
        },
      },
    },
  },
})
