import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { settings } from '#api/http/settings.ts'
import { type Mobile, mobileKey } from '#domain/auth/mobile-number.ts'
import type { Language } from '#domain/text/language.ts'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'
import { askFirebaseFrame } from './firebase-frame.ts'

/** Why Firebase sends or accepts no code (REG-15). */
export type FirebaseRefusal = Exclude<FirebaseProblem, 'offline' | 'timeout'>

export type FirebaseAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: FirebaseRefusal }

/** `wait`: ms until the next code. */
export type FirebaseSent = FirebaseAnswer<{ wait: number }>

/** Valid for ten minutes and for a single use. */
export type FirebaseConfirmed = FirebaseAnswer<{ idToken: string }>

/** Countdown in ms after a code from Firebase (REG-14). */
const COUNTDOWN = 60_000

/** Google's language codes. Google has no Tahitian, so French, its companion language, is used. */
const languages: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'fr' }

const tab = browserStorage('sessionStorage')
const STORE = 'firebase-messages'
const messages = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Has Firebase text a code; reCAPTCHA may question the visitor in the frame first. */
export async function sendFirebaseCode(mobile: Mobile, signal: AbortSignal): Promise<FirebaseSent> {
  const { countryDialingCode, mobileNum } = mobile
  const reply = await askFirebaseFrame(
    { ...common(), type: 'code.send', mobile: `+${countryDialingCode}${mobileNum}` },
    signal,
  )
  if (reply.type !== 'code.sent') return refused(reply)
  // Stored, because closing the popup before the code is typed removes the frame.
  tab.write(STORE, JSON.stringify({ ...sentMessages(), [mobileKey(mobile)]: reply.verificationId }))
  return { ok: true, value: { wait: COUNTDOWN } }
}

/** Has Firebase check a code; without a recent message to the mobile it counts as expired. */
export async function confirmFirebaseCode(
  { mobile, code }: { mobile: Mobile; code: string },
  signal: AbortSignal,
): Promise<FirebaseConfirmed> {
  const verificationId = sentMessages()[mobileKey(mobile)]
  if (verificationId === undefined) return { ok: false, problem: 'codeExpired' }
  const reply = await askFirebaseFrame({ ...common(), type: 'code.confirm', verificationId, code }, signal)
  return reply.type === 'code.confirmed' ? { ok: true, value: { idToken: reply.idToken } } : refused(reply)
}

/** Verification ids of this tab's latest message per mobile; unreadable data counts as none. */
function sentMessages(): Readonly<Record<string, string>> {
  const stored = v.safeParse(messages, tab.read(STORE))
  return stored.success ? stored.output : {}
}

function common() {
  const { firebase: project, language } = settings()
  if (!project) throw new Error('No project of Firebase is configured.')
  return { project, language: languages[language] }
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
