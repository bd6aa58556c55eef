import type { Language } from '#domain/text/language.ts'
import type { Calls } from '#protocol/calls.ts'
import type { Call, RefusalOf, ReplyOf, RequestOf } from '#protocol/kit/call.ts'
import type { PasswordCheck } from '#server/identity/attempt-limit.ts'
import type { Who } from '#server/identity/who.ts'
import type { Platform } from './platform.ts'

export type RequestOrigin = {
  ip: string
  /** The browser tab's id, which the client chooses. Challenges are bound to it. */
  clientId: string
  language: Language
  userAgent: string
  /** The request's origin, such as `https://palpite.example`. */
  origin: string
}

export type Outcome<C extends Call> =
  | { success: true; value: ReplyOf<C> }
  | (RefusalOf<C> extends infer R
      ? R extends { code: infer Code; value: infer Value }
        ? { success: false; code: Code; value: Value }
        : never
      : never)

export type HandlerContext<C extends Call> = {
  request: RequestOf<C>
  caller: RequestOrigin
  /** The platform's time, read once the whole request has arrived. */
  now: Date
  platform: Platform
  /** Result of the payment password check, which ran before the transaction; null if there was none. */
  looked?: PasswordCheck | null
  /** The caller. Null if the call needs no login; may be null if the login is optional. */
  who: C['access'] extends 'none' ? null : C['access'] extends 'optional' ? Who | null : Who
}

export type Handler<C extends Call> = (context: HandlerContext<C>) => Promise<Outcome<C>>

export type HandlerOf<Name extends keyof Calls> = Handler<Calls[Name]>

/** The type requires a handler for every call. */
export type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

export type AnyOutcome = { success: true; value: unknown } | { success: false; code: string; value: unknown }

export type AnyContext = Omit<HandlerContext<Call>, 'who'> & { who: Who | null }

export type AnyHandler = (context: AnyContext) => Promise<AnyOutcome>

export const accept = <Value>(value: Value): { success: true; value: Value } => ({ success: true, value })

export const refuse = <const Code extends string, Value>(
  code: Code,
  value: Value,
): { success: false; code: Code; value: Value } => ({ success: false, code, value })
