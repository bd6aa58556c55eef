import type { AnyActorRef, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'
import { macrostep } from '#paths/interpreter/macrostep.ts'
import type { Choice } from './choices.ts'
import { type Configuration, childrenOf } from './configuration.ts'
import { deferred } from './deferred.ts'
import { createInertScope, type InertScope } from './inert-scope.ts'
import { effectText, noted, type Observation } from './recorder.ts'
import { drawAgain, drawn, reseed } from './seeded-random.ts'
import { MARKER, type Subject } from './system-under-test.ts'
import { firstDue, without } from './timers.ts'

export type Stepped = {
  configuration: Configuration
  observation: Observation
  /** Whether the machine threw, which ends it with the status `error`. */
  hasThrown: boolean
}

/**
 * Ways to compute steps. `chart` is the compiled chart, which leaves some steps to XState. `xstate` is XState
 * alone, as the reference.
 */
export type Engine = 'chart' | 'xstate'

/** Steps a machine without side effects. Sets `clock`, which must be the clock of `withVirtualDate`. */
export class Stepper {
  readonly #subject: Subject
  readonly #clock: { now: number }
  readonly #scope: InertScope
  readonly #engine: Engine
  #actions: ExecutableActionObject[] = []
  #mailbox: EventObject[] = []
  #hasThrown = false

  constructor(subject: Subject, clock: { now: number }, engine: Engine = 'chart') {
    this.#subject = subject
    this.#clock = clock
    this.#engine = engine
    this.#scope = createInertScope(subject.model.neighbours, (action) => this.#note(action))
  }

  start(input: unknown): Stepped {
    const { machine, model } = this.#subject
    reseed()
    this.#begin(model.startAt)
    this.#scope.enter(undefined)
    const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(this.#scope, input)
    this.#hasThrown = snapshot.status === 'error'
    const before = { snapshot, timers: [], ended: [], now: model.startAt }
    return this.#end(this.#receive(this.#settle(before, snapshot)))
  }

  take(configuration: Configuration, choice: Choice): Stepped {
    reseed(configuration.snapshot)
    this.#begin(configuration.now)
    return this.#end(this.#perform(configuration, choice))
  }

  #begin(now: number): void {
    this.#clock.now = now
    this.#hasThrown = false
  }

  #end(configuration: Configuration): Stepped {
    return { configuration, observation: this.#subject.recorder.collect(), hasThrown: this.#hasThrown }
  }

  #perform(configuration: Configuration, choice: Choice): Configuration {
    switch (choice.kind) {
      case 'event':
        return this.#receive(configuration, choice.event)
      case 'pause':
        return { ...configuration, now: choice.until }
      case 'timer':
        return this.#fireNext(configuration)
      case 'outcome': {
        const { child, outcome } = choice
        if ('send' in outcome) return this.#receive(configuration, outcome.send)
        const ended = [...configuration.ended, child]
        return this.#receive({ ...configuration, ended }, endingOf(child.id, outcome))
      }
    }
  }

  #fireNext(configuration: Configuration): Configuration {
    const timer = firstDue(configuration.timers)
    if (!timer) throw new Error('No timer runs in this configuration.')
    this.#clock.now = timer.due
    const rest = { ...configuration, timers: without(configuration.timers, timer), now: timer.due }
    return timer.target === this.#scope.self ? this.#receive(rest, timer.event) : rest
  }

  /** Handles an event, and then the events that the machine has sent to itself. */
  #receive(start: Configuration, first?: EventObject): Configuration {
    let current = start
    let event = first ?? this.#mailbox.shift()
    while (event && current.snapshot.status === 'active') {
      current = this.#macrostep(current, event)
      event = this.#mailbox.shift()
    }
    if (this.#mailbox.length > 0) this.#mailbox = []
    return current
  }

  #macrostep(configuration: Configuration, event: EventObject): Configuration {
    this.#scope.enter(configuration.snapshot)
    try {
      return this.#settle(configuration, this.#transition(configuration.snapshot, event))
    } catch (error) {
      // Keeps the last snapshot and adds the error, like a real actor whose transition throws.
      this.#actions = []
      this.#hasThrown = true
      return { ...configuration, snapshot: inError(configuration, error), timers: [] }
    }
  }

  #transition(snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot {
    const { machine, recorder } = this.#subject
    if (this.#engine === 'chart') {
      recorder.mark()
      const before = drawn()
      try {
        return macrostep(machine, this.#scope, snapshot, event)
      } catch {
        // XState repeats the step. If the error was not due to the compiled chart, XState handles or reports
        // it.
        recorder.goBack()
        drawAgain(before)
        this.#actions = []
        this.#scope.enter(snapshot)
      }
    }
    return machine.transition(snapshot, event, this.#scope)
  }

  #settle(before: Configuration, snapshot: AnyMachineSnapshot): Configuration {
    const timers = this.#actions.length > 0 ? this.#deferred(before) : before.timers
    return {
      snapshot,
      timers: snapshot.status === 'active' ? timers : [],
      ended: before.ended.length > 0 ? stillThere(before.ended, snapshot) : before.ended,
      now: before.now,
    }
  }

  #deferred({ timers, now }: Configuration): Configuration['timers'] {
    const { timerNames } = this.#subject
    const macrostep = { actions: this.#actions, self: this.#scope.self, timers, now, timerNames }
    this.#actions = []
    const { timers: left, toSelf } = deferred(macrostep)
    this.#mailbox.push(...toSelf)
    return left
  }

  #note(action: ExecutableActionObject): void {
    if (action.type === MARKER) {
      action.exec?.(action.info, action.params)
      return
    }
    this.#actions.push(action)
    const effect = effectText(action, this.#scope.self)
    const { recorder } = this.#subject
    if (effect !== undefined) recorder.effects = noted(recorder.effects, [effect])
  }
}

function stillThere(ended: readonly AnyActorRef[], snapshot: AnyMachineSnapshot): readonly AnyActorRef[] {
  const children = childrenOf(snapshot)
  return ended.filter((child) => children.includes(child))
}

function inError({ snapshot }: Configuration, error: unknown): AnyMachineSnapshot {
  const { value, tags } = snapshot
  return { ...snapshot, value, tags, status: 'error', error } as AnyMachineSnapshot
}

function endingOf(actorId: string, outcome: { done: unknown } | { error: unknown }): EventObject {
  const ending: EventObject & { [key: string]: unknown } =
    'done' in outcome
      ? { type: `xstate.done.actor.${actorId}`, output: outcome.done, actorId }
      : { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId }
  return ending
}
