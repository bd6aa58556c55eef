import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { LoginAnswer } from '#api/auth/login.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import type { CodeSender } from '#api/auth/sms-code.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { ConfirmedCode } from '#machines/auth/mobile/confirmed-code.ts'
import type { Challenge } from '#machines/auth/second-step/types.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { FieldErrors } from './field-errors.ts'
import type { LoginOutcome } from './login-outcome.ts'

/** The tabs of the form. */
export type LoginMethod = 'username' | 'sms'

/** What was typed, as it was typed. */
export type LoginFields = {
  username: string
  password: string
  captcha: string
  mobile: string
  code: string
}

export type LoginField = keyof LoginFields

/** A refusal's code, as the contract lists them. */
export type LoginRefusalCode = Extract<LoginAnswer, { ok: false }>['refusal']['code']

export type LoginInput = {
  side: LoginSide
  /** Whether login by a texted code, and free play, are switched on. */
  smsOffered: boolean
  freePlayOffered: boolean
  /** Whether somebody may register. */
  registrationOffered: boolean
  codeSender: CodeSender
  /** What `loadLogin` of src/api/auth/remembered-login.ts found. */
  remembered: RememberedLogin | null
  /** Dialling code of the operator's country, digits alone; empty for that of the first country that is served. */
  dialingCode: string
  /** What `loadCountdowns('login')` of src/api/auth/code-countdown.ts found. */
  countdowns: Countdowns
  /** What `loadLoginThrottle` of src/api/auth/login-throttle.ts found; epoch ms. */
  throttledUntil: number
}

export type LoginContext = Omit<LoginInput, 'throttledUntil'> & {
  method: LoginMethod
  fields: LoginFields
  /** Whether this login is to be remembered. */
  remember: boolean
  countries: readonly Country[]
  errors: FieldErrors
  /** Whether the platform has asked for the captcha; it goes on doing so. */
  captchaNeeded: boolean
  /** The slider's proof for the attempt in progress; null while there is none. */
  pass: string | null
  /** What the second step is for; null while none was asked for. */
  challenge: Challenge | null
  /** What Firebase vouches for a mobile and code with, until the platform has used it up. */
  confirmed: ConfirmedCode | null
  /** Epoch ms at which the platform looks at another attempt; 0 when it was not said. */
  retryAt: number
  /** Epoch ms at which free play may be tried again. */
  freePlayAt: number
  /** Why the last attempt was refused, or brought no answer. */
  refusal: LoginRefusalCode | null
  failure: CallFailure | null
  outcome: LoginOutcome | null
}

/** The form as it opens: filled in with what is remembered. */
export function createLoginContext({ throttledUntil, ...input }: LoginInput): LoginContext {
  const { remembered } = input
  return {
    ...input,
    dialingCode: remembered?.dialingCode || input.dialingCode,
    method: remembered?.method === 'sms' && input.smsOffered ? 'sms' : 'username',
    fields: {
      username: remembered?.user ?? '',
      password: '',
      captcha: '',
      mobile: remembered?.mobile ?? '',
      code: '',
    },
    remember: remembered?.remember ?? false,
    countries: [],
    errors: {},
    captchaNeeded: false,
    pass: null,
    challenge: null,
    confirmed: null,
    retryAt: throttledUntil,
    freePlayAt: 0,
    refusal: null,
    failure: null,
    outcome: null,
  }
}
