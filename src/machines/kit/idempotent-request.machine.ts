import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate'
import type { Intent } from '#api/browser/request-intent.ts'
import { type CallFailure, callFailureOf } from './call-failure.ts'
import { providedCall } from './provided.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { isOutcomeUnknown } from './unknown-outcome.ts'

/** First and longest wait before an unknown outcome is checked, in ms. The wait doubles with each check. */
const FIRST_CHECK = 3_000
const LONGEST_WAIT = 60_000

/** The outcome of a request: the platform's answer, or a failure. A failure means that nothing was done. */
export type RequestOutcome<Answer> = { answer: Answer } | { failure: CallFailure }

type Refused = { ok: false; refusal: unknown }

const isRefused = <Answer extends { ok: boolean }>(answer: Answer): answer is Extract<Answer, Refused> =>
  !answer.ok

/**
 * Returns the refusal in an outcome, or null if there is none. After a refusal, nothing has changed on the
 * platform.
 */
export const refusalIn = <Answer extends { ok: true } | Refused>(
  outcome: RequestOutcome<Answer>,
): Extract<Answer, Refused>['refusal'] | null =>
  'answer' in outcome && isRefused(outcome.answer) ? outcome.answer.refusal : null

type Context<Request, Answer> = {
  intent: Intent<Request>
  losses: number
  outcome: RequestOutcome<Answer> | null
}

const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

/**
 * Performs a request exactly once. After a lost response, it sends the request again with the same
 * idempotency key until the platform responds.
 *
 * @param perform sends the request; throws `CallFailed`. If absent, the page provides it.
 */
export const idempotentRequestMachine = <Request, Answer>(
  perform?: (intent: Intent<Request>, signal: AbortSignal) => Promise<Answer>,
) => {
  const answer = ({ event }: { event: DoneActorEvent<Answer> }) => event.output
  return setup({
    types: {
      input: {} as Intent<Request>,
      context: {} as Context<Request, Answer>,
      events: {} as { type: 'intent.ask' },
      output: {} as RequestOutcome<Answer>,
      tags: {} as 'unsure',
      children: {} as { perform: 'perform'; performAgain: 'perform' },
    },
    actors: {
      perform: perform
        ? fromPromise<Answer, Intent<Request>>(({ input, signal }) =>
            retryWhileBusy(() => perform(input, signal), signal),
          )
        : providedCall<Answer, Intent<Request>>(),
    },
    guards: {
      isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
      isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    },
    actions: {
      setAnswer: assign({ outcome: (_, answer: Answer) => ({ answer }) }),
      setFailure: assign({ outcome: (_, failure: CallFailure) => ({ failure }) }),
      countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
    },
    delays: {
      untilNextCheck: ({ context }) => Math.min(LONGEST_WAIT, FIRST_CHECK * 2 ** (context.losses - 1)),
    },
  }).createMachine({
    id: 'intent',
    description:
      'Sends a request so that it takes effect exactly once, even if the connection fails. No failure is reported while the outcome is unknown.',
    context: ({ input }) => ({ intent: input, losses: 0, outcome: null }),
    output: ({ context }) => {
      if (!context.outcome) throw new Error('The outcome is not known yet.')
      return context.outcome
    },
    initial: 'performing',
    states: {
      performing: {
        description: 'The server is processing the request.',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context }) => context.intent,
          onDone: { target: 'known', actions: { type: 'setAnswer', params: answer } },
          onError: [
            { guard: { type: 'isOutcomeUnknown', params: failureIn }, target: 'reconciling' },
            { target: 'undone', actions: { type: 'setFailure', params: failureIn } },
          ],
        },
      },
      reconciling: {
        description: 'The outcome is unknown. The page checks until the server answers.',
        tags: 'unsure',
        initial: 'waiting',
        states: {
          waiting: {
            description: 'The page waits before the next check. The wait grows each time.',
            entry: 'countLoss',
            on: { 'intent.ask': 'asking' },
            after: { untilNextCheck: 'asking' },
          },
          asking: {
            description:
              'The page sends the same request again. The server recognises it, performs it only once and returns its outcome.',
            invoke: {
              id: 'performAgain',
              src: 'perform',
              input: ({ context }) => context.intent,
              onDone: { target: '#intent.known', actions: { type: 'setAnswer', params: answer } },
              onError: [
                {
                  guard: { type: 'isNotFound', params: failureIn },
                  target: '#intent.undone',
                  actions: { type: 'setFailure', params: failureIn },
                },
                { target: 'waiting' },
              ],
            },
          },
        },
      },
      known: { type: 'final', description: 'The server has returned the outcome.' },
      undone: { type: 'final', description: 'The request certainly had no effect.' },
    },
  })
}
