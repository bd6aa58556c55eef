import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled } from '#protocol/kit/throttled.ts'

export const sliderAction = v.picklist([
  'login',
  'loginCode',
  'registerCode',
  'register',
  'forgotEmail',
  'forgotCode',
])
export type SliderAction = v.InferOutput<typeof sliderAction>

/** Token of a solved slider. It works once, only for its action and client, and for two minutes. */
export const sliderPass = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))

const pixels = v.pipe(v.number(), v.finite(), v.minValue(0))
const png = v.pipe(v.string(), v.base64())

const sliderChallenge = v.object({
  id,
  /** Size of the background image, in its own pixels. */
  width: pixels,
  height: pixels,
  /** Base64 PNGs: the image with the gap, and the piece that fills it. */
  background: png,
  piece: png,
  pieceSize: pixels,
  /** Top edge of the piece in pixels. The visitor has to find the left edge. */
  pieceTop: pixels,
})

export type SliderChallenge = v.InferOutput<typeof sliderChallenge>

export const createSliderChallenge = call({
  method: 'POST',
  path: '/wps/verification/slider',
  summary: 'Creates a slider puzzle for one action.',
  request: v.object({ action: sliderAction }),
  reply: sliderChallenge,
  refusals: { 'slider.throttled': throttled },
})

export const verifySlider = call({
  method: 'PUT',
  path: '/wps/verification/slider',
  summary: 'Verifies the position of the puzzle piece.',
  request: v.object({ id, left: pixels }),
  reply: v.object({ pass: sliderPass }),
  refusals: {
    'slider.missed': v.object({}),
    'slider.expired': v.object({}),
  },
})
