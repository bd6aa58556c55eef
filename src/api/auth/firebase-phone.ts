import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { languageTag, settings } from '#api/http/settings.ts'
import { type Mobile, mobileKey } from '#domain/auth/mobile-number.ts'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'
import { askFirebaseFrame } from './firebase-frame.ts'

export type FirebaseRefusal = Exclude<FirebaseProblem, 'offline' | 'timeout'>

export type FirebaseAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: FirebaseRefusal }

/** `wait`: time until the next code may be sent, in ms. */
export type FirebaseSent = FirebaseAnswer<{ wait: number }>

/** The token can be used once, within ten minutes. */
export type FirebaseConfirmed = FirebaseAnswer<{ idToken: string }>

/** How long to wait for the next code after Firebase has sent one (REG-14), in ms. */
const COUNTDOWN = 60_000

const tab = browserStorage('sessionStorage')
const STORE = 'firebase-messages'
const messages = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Sends the code by SMS through Firebase. reCAPTCHA may show a challenge in the frame first. */
export async function sendFirebaseCode(mobile: Mobile, signal: AbortSignal): Promise<FirebaseSent> {
  const { countryDialingCode, mobileNum } = mobile
  const reply = await askFirebaseFrame(
    { ...common(), type: 'code.send', mobile: `+${countryDialingCode}${mobileNum}` },
    signal,
  )
  if (reply.type !== 'code.sent') return refused(reply)
  // Store the verification id outside the frame, because the frame is gone if the popup is closed before the
  // code is typed.
  tab.write(STORE, JSON.stringify({ ...sentMessages(), [mobileKey(mobile)]: reply.verificationId }))
  return { ok: true, value: { wait: COUNTDOWN } }
}

/**
 * Checks the code with Firebase. If this tab has no verification id for the mobile number, the code counts as
 * expired.
 */
export async function confirmFirebaseCode(
  { mobile, code }: { mobile: Mobile; code: string },
  signal: AbortSignal,
): Promise<FirebaseConfirmed> {
  const verificationId = sentMessages()[mobileKey(mobile)]
  if (verificationId === undefined) return { ok: false, problem: 'codeExpired' }
  const reply = await askFirebaseFrame({ ...common(), type: 'code.confirm', verificationId, code }, signal)
  return reply.type === 'code.confirmed' ? { ok: true, value: { idToken: reply.idToken } } : refused(reply)
}

/** Returns this tab's latest verification id of each mobile number. Malformed data counts as empty. */
function sentMessages(): Readonly<Record<string, string>> {
  const stored = v.safeParse(messages, tab.read(STORE))
  return stored.success ? stored.output : {}
}

function common() {
  const { firebase: project } = settings()
  if (!project) throw new Error('No Firebase project is configured.')
  return { project, language: languageTag() }
}

function refused(reply: Awaited<ReturnType<typeof askFirebaseFrame>>): {
  ok: false
  problem: FirebaseRefusal
} {
  if (reply.type !== 'frame.problem') throw new CallFailed('shape', { cause: reply })
  const { problem } = reply
  if (problem === 'offline' || problem === 'timeout') throw new CallFailed(problem)
  return { ok: false, problem }
}
