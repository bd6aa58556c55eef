import * as v from 'valibot'
import { firebaseProject } from '#protocol/site/operator-config.ts'

/**
 * What the page and the frame in which Firebase runs say to each other. Both are documents of one origin, and each looks
 * whether what it hears comes from there.
 */

/** Address of the frame's document on the site. */
export const FRAME_PATH = '/firebase/phone'

/** Id of the element that a view keeps for the frame, where the visitor sees what reCAPTCHA asks. */
export const FRAME_PLACE = 'firebase-phone'

/**
 * Why no code was texted, or a code was not taken (REG-15), as Firebase's own `auth/…` codes say it. `offline` and
 * `timeout` are no answers at all.
 */
export const firebaseProblem = v.picklist([
  'numberInvalid',
  'numberMissing',
  'tooManyRequests',
  'unknown',
  'codeInvalid',
  'codeMissing',
  'captchaFailed',
  'quotaExceeded',
  'notAllowed',
  'codeExpired',
  'closedByUser',
  'offline',
  'timeout',
])
export type FirebaseProblem = v.InferOutput<typeof firebaseProblem>

/** Names a request among those of one page; its answer carries it too. */
const id = v.pipe(v.number(), v.integer())

const common = {
  id,
  project: firebaseProject,
  /** Language of the texts that Firebase and reCAPTCHA write, BCP 47. */
  language: v.string(),
}

/** What the page asks of the frame. */
export const frameRequest = v.variant('type', [
  v.object({ ...common, type: v.literal('code.send'), mobile: v.string() }),
  v.object({ ...common, type: v.literal('code.confirm'), verificationId: v.string(), code: v.string() }),
])
export type FrameRequest = v.InferOutput<typeof frameRequest>

/** What the frame says: once that it listens, then an answer to each request. */
export const frameMessage = v.variant('type', [
  v.object({ type: v.literal('frame.ready') }),
  /** `verificationId` names the text message, for `code.confirm`. */
  v.object({ type: v.literal('code.sent'), id, verificationId: v.string() }),
  v.object({ type: v.literal('code.confirmed'), id, idToken: v.string() }),
  v.object({ type: v.literal('frame.problem'), id, problem: firebaseProblem }),
])
export type FrameMessage = v.InferOutput<typeof frameMessage>
