import type { Call, RefusalOf, ReplyOf, RequestOf } from '#contract/call.ts'
import type { Language } from '#contract/operator-config.ts'
import type { Platform } from './platform.ts'

/** Who is calling, as far as the line tells. */
export type Caller = {
  /** Network address as the platform sees it. */
  ip: string
  language: Language
}

/** What a handler answers: the reply's value, or one of the call's refusals. */
export type Outcome<C extends Call> =
  | { success: true; value: ReplyOf<C> }
  | ({ success: false } & Omit<RefusalOf<C>, 'message'>)

export type Handler<C extends Call> = (context: {
  request: RequestOf<C>
  caller: Caller
  platform: Platform
}) => Promise<Outcome<C>>

/** One handler for each call; a call without one is a type error. */
export type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

export const accept = <Value>(value: Value): { success: true; value: Value } => ({ success: true, value })
