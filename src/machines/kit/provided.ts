import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * Fails in place of a call that no page provides. Charts only declare their effects, so that they run
 * anywhere; `src/pages/<area>/<flow>.flow.ts` provides them.
 */
const missing = (): never => {
  throw new Error('This effect is not provided.')
}

/** Declares a call that the page provides. If the page does not provide it, the call fails. */
export const providedCall = <Output, Input = NonReducibleUnknown>() => fromPromise<Output, Input>(missing)

/**
 * Declares a source of events that the page provides. If the page does not provide it, the source sends no
 * events.
 */
export const providedSource = <
  Event extends EventObject,
  Input = NonReducibleUnknown,
  Emitted extends EventObject = EventObject,
>() => fromCallback<Event, Input, Emitted>(nothing)

/**
 * Declares a side effect that the page provides. If the page does not provide it, the effect does nothing.
 */
export const providedEffect = <Params = undefined>() => nothing as (_: unknown, params: Params) => void

function nothing(): void {}

export const isMissing = (implementation: unknown): boolean =>
  implementation === nothing ||
  (typeof implementation === 'object' &&
    implementation !== null &&
    'config' in implementation &&
    (implementation.config === missing || implementation.config === nothing))
