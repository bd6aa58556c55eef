import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { sliderMachine } from '#machines/auth/slider.machine.ts'

const puzzle = {
  id: 'puzzle',
  width: 320,
  height: 160,
  background: 'YmFja2dyb3VuZA==',
  piece: 'cGllY2U=',
  pieceSize: 52,
  pieceTop: 40,
}
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const sliderModel = defineModel(sliderMachine, {
  input: { action: 'login' },
  events: {
    'slider.move': { 'to the middle': { left: 160 }, 'past the end': { left: 400 } },
    'slider.nudge': { 'to the right': { by: 1 }, 'before the start': { by: -1_000 } },
    'slider.drop': {},
    'slider.retry': {},
    'slider.cancel': {},
  },
  outcomes: {
    requestPuzzle: {
      'puzzle loaded': { done: { ok: true, value: puzzle } },
      'too many requests': refused('slider.throttled', { retryAfter: 30_000 }),
      'no answer': { error: new CallFailed('offline') },
    },
    verifyPuzzle: {
      'puzzle solved': { done: { ok: true, value: { pass: 'proof' } } },
      'piece not in place': refused('slider.missed', {}),
      'puzzle expired': refused('slider.expired', {}),
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  // Omits the piece's exact position, which only changes the request.
  view: ({ challenge, left, retryAt, failure }) => ({
    isGiven: challenge !== null,
    hasMoved: left > 0,
    retryAt,
    failure: failure?.reason ?? null,
  }),
})
