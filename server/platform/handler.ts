import type { Language } from '#domain/text/language.ts'
import type { Calls } from '#protocol/calls.ts'
import type { Call, RefusalOf, ReplyOf, RequestOf } from '#protocol/kit/call.ts'
import type { PasswordCheck } from '#server/identity/attempt-limit.ts'
import type { Who } from '#server/identity/who.ts'
import type { Platform } from './platform.ts'

/** Where a call comes from, as far as the line tells. */
export type RequestOrigin = {
  /** Network address as the platform sees it. */
  ip: string
  /** Names the browser tab, by its own word: challenges are bound to it. */
  clientId: string
  language: Language
  /** What the browser says of itself; empty where it says nothing. */
  userAgent: string
  /** Where the platform was reached, for example `https://palpite.example`. */
  origin: string
}

/** What a handler answers: the reply's value, or one of the call's refusals. */
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
  /** The platform's time at which all of the call had come in. */
  now: Date
  platform: Platform
  /** What was found of the payment password in the request before the transaction began that the call is answered in; none outside of one. */
  looked?: PasswordCheck | null
  /** Who calls; null for calls that anybody may make, but for who is asked there all the same. */
  who: C['access'] extends 'none' ? null : C['access'] extends 'optional' ? Who | null : Who
}

export type Handler<C extends Call> = (context: HandlerContext<C>) => Promise<Outcome<C>>

/** The handler of a call of the protocol, by the call's name. */
export type HandlerOf<Name extends keyof Calls> = Handler<Calls[Name]>

/** One handler for each call; a call without one is a type error. */
export type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

/** An outcome of whichever call. */
export type AnyOutcome = { success: true; value: unknown } | { success: false; code: string; value: unknown }

export type AnyContext = Omit<HandlerContext<Call>, 'who'> & { who: Who | null }

/** A handler as the platform runs it, whatever its call. */
export type AnyHandler = (context: AnyContext) => Promise<AnyOutcome>

export const accept = <Value>(value: Value): { success: true; value: Value } => ({ success: true, value })

export const refuse = <const Code extends string, Value>(
  code: Code,
  value: Value,
): { success: false; code: Code; value: Value } => ({ success: false, code, value })
