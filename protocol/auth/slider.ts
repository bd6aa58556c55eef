import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/** What a slider is asked for; its proof is good for nothing else. */
export const sliderAction = v.picklist([
  'login',
  'loginCode',
  'registerCode',
  'register',
  'forgotEmail',
  'forgotCode',
])
export type SliderAction = v.InferOutput<typeof sliderAction>

/** Proof that a slider was solved: single use, bound to its action and client, good for two minutes. */
export const sliderPass = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))

const pixels = v.pipe(v.number(), v.finite(), v.minValue(0))
const png = v.pipe(v.string(), v.base64())

const sliderChallenge = v.object({
  id,
  /** Size of the picture, in its own pixels. */
  width: pixels,
  height: pixels,
  /** PNG in base64 with the gap in it, and the piece that fits. */
  background: png,
  piece: png,
  pieceSize: pixels,
  /** Where the piece's top is; its left is what the visitor finds. */
  pieceTop: pixels,
})

export type SliderChallenge = v.InferOutput<typeof sliderChallenge>

export const createSliderChallenge = call({
  method: 'POST',
  path: '/wps/verification/slider',
  summary: 'A new slider puzzle for one action.',
  request: v.object({ action: sliderAction }),
  reply: sliderChallenge,
  refusals: { 'slider.throttled': throttled },
})

export const verifySlider = call({
  method: 'PUT',
  path: '/wps/verification/slider',
  summary: 'Judges where the piece was put.',
  request: v.object({ id, left: pixels }),
  reply: v.object({ pass: sliderPass }),
  refusals: {
    /** Beside the gap; a new puzzle is needed. */
    'slider.missed': v.object({}),
    'slider.expired': v.object({}),
  },
})
