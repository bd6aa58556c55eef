import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * A chart only declares its effects, so it runs anywhere. `src/pages/<area>/<flow>.flow.ts` provides them.
 */
const missing = (): never => {
  throw new Error('This effect is not provided.')
}

/** A call that the page provides. Without it, the call fails. */
export const providedCall = <Output, Input = NonReducibleUnknown>() => fromPromise<Output, Input>(missing)

/** A source of events that the page provides. Without it, the source is silent. */
export const providedSource = <
  Event extends EventObject,
  Input = NonReducibleUnknown,
  Emitted extends EventObject = EventObject,
>() => fromCallback<Event, Input, Emitted>(nothing)

/** A side effect that the page provides. Without it, nothing happens. */
export const providedEffect = <Params = undefined>() => nothing as (_: unknown, params: Params) => void

function nothing(): void {}

export const isMissing = (implementation: unknown): boolean =>
  implementation === nothing ||
  (typeof implementation === 'object' &&
    implementation !== null &&
    'config' in implementation &&
    (implementation.config === missing || implementation.config === nothing))
