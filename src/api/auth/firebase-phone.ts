import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { settings } from '#api/http/settings.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import type { Language } from '#domain/text/language.ts'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'
import { countdownKey } from './code-countdown.ts'
import { askFrame } from './firebase-frame.ts'

/** Why Firebase texts no code, or does not take one (REG-15). */
export type FirebaseRefusal = Exclude<FirebaseProblem, 'offline' | 'timeout'>

/** What Firebase came back with: a value, or what is wrong. */
export type FirebaseAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: FirebaseRefusal }

/** `wait`: milliseconds for which the next code is held back. */
export type FirebaseSent = FirebaseAnswer<{ wait: number }>

/** Good once for the platform, and for ten minutes. */
export type FirebaseConfirmed = FirebaseAnswer<{ idToken: string }>

/** Milliseconds of the countdown after a code of Firebase's (REG-14). */
const COUNTDOWN = 60_000

/** Languages as Google knows them: Tahitian it does not, French is what is read beside it. */
const languages: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'fr' }

const tab = browserStorage('sessionStorage')
const STORE = 'firebase-messages'
const messages = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Has Firebase text a code to a mobile; reCAPTCHA may ask the visitor something in the frame first. */
export async function sendFirebaseCode(mobile: Mobile, signal: AbortSignal): Promise<FirebaseSent> {
  const { countryDialingCode, mobileNum } = mobile
  const said = await askFrame(
    { ...common(), type: 'code.send', mobile: `+${countryDialingCode}${mobileNum}` },
    signal,
  )
  if (said.type !== 'code.sent') return refused(said)
  // The popup may be closed and opened before the code is typed, and the frame goes with it.
  tab.write(STORE, JSON.stringify({ ...sentMessages(), [countdownKey(mobile)]: said.verificationId }))
  return { ok: true, value: { wait: COUNTDOWN } }
}

/** Has Firebase look at a code that it texted to a mobile. Where it texted none of late, the code counts as expired. */
export async function confirmFirebaseCode(
  { mobile, code }: { mobile: Mobile; code: string },
  signal: AbortSignal,
): Promise<FirebaseConfirmed> {
  const verificationId = sentMessages()[countdownKey(mobile)]
  if (verificationId === undefined) return { ok: false, problem: 'codeExpired' }
  const said = await askFrame({ ...common(), type: 'code.confirm', verificationId, code }, signal)
  return said.type === 'code.confirmed' ? { ok: true, value: { idToken: said.idToken } } : refused(said)
}

/** The latest message to each mobile that this tab had sent, by name; what cannot be read counts as none. */
function sentMessages(): Readonly<Record<string, string>> {
  const stored = v.safeParse(messages, tab.read(STORE))
  return stored.success ? stored.output : {}
}

function common() {
  const { firebase: project, language } = settings()
  if (!project) throw new Error('No project of Firebase is configured.')
  return { project, language: languages[language] }
}

function refused(said: Awaited<ReturnType<typeof askFrame>>): { ok: false; problem: FirebaseRefusal } {
  if (said.type !== 'frame.problem') throw new CallFailed('shape', { cause: said })
  const { problem } = said
  if (problem === 'offline' || problem === 'timeout') throw new CallFailed(problem)
  return { ok: false, problem }
}
