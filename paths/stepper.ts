import type { AnyActorRef, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'
import type { Choice } from './choices.ts'
import { type Configuration, childrenOf } from './configuration.ts'
import { deferred } from './deferred.ts'
import { createInertScope, type InertScope } from './inert-scope.ts'
import { effectText, type Observation } from './recorder.ts'
import { MARKER, type Subject } from './subject.ts'
import { firstDue, without } from './timers.ts'

export type Stepped = {
  configuration: Configuration
  observation: Observation
  /** Whether something threw, which leaves a machine in error. */
  hasThrown: boolean
}

/**
 * Steps a machine by XState's own transition function, without an actor: nothing happens but in the result. It
 * sets `clock` to the moment of each step; {@link withVirtualDate} has to be showing it.
 */
export class Stepper {
  readonly #subject: Subject
  readonly #clock: { now: number }
  readonly #scope: InertScope
  #actions: ExecutableActionObject[] = []
  #hasThrown = false

  constructor(subject: Subject, clock: { now: number }) {
    this.#subject = subject
    this.#clock = clock
    this.#scope = createInertScope(subject.model.neighbours, (action) => this.#note(action))
  }

  start(input: unknown): Stepped {
    const { machine, model } = this.#subject
    return this.#step(model.startAt, () => {
      this.#scope.enter(undefined)
      const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(this.#scope, input)
      this.#hasThrown = snapshot.status === 'error'
      const before = { snapshot, timers: [], ended: [], now: model.startAt }
      const { configuration, toSelf } = this.#settle(before, snapshot)
      return this.#receive(configuration, ...toSelf)
    })
  }

  /** Takes one of the choices that {@link createChooser} lists for the configuration. */
  take(configuration: Configuration, choice: Choice): Stepped {
    return this.#step(configuration.now, () => this.#perform(configuration, choice))
  }

  #step(now: number, run: () => Configuration): Stepped {
    this.#clock.now = now
    this.#hasThrown = false
    const configuration = run()
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

  /** Handles events in their order, and after them those that the machine sends itself meanwhile. */
  #receive(start: Configuration, ...mailbox: EventObject[]): Configuration {
    let current = start
    for (
      let event = mailbox.shift();
      event && current.snapshot.status === 'active';
      event = mailbox.shift()
    ) {
      const { configuration, toSelf } = this.#macrostep(current, event)
      mailbox.push(...toSelf)
      current = configuration
    }
    return current
  }

  #macrostep(configuration: Configuration, event: EventObject) {
    this.#scope.enter(configuration.snapshot)
    try {
      const snapshot = this.#subject.machine.transition(configuration.snapshot, event, this.#scope)
      return this.#settle(configuration, snapshot)
    } catch (error) {
      // An actor whose transition throws is left with its last snapshot, in error: so is this one.
      this.#actions = []
      this.#hasThrown = true
      const snapshot = { ...configuration.snapshot, status: 'error', error } as AnyMachineSnapshot
      return { configuration: { ...configuration, snapshot, timers: [] }, toSelf: [] }
    }
  }

  #settle(before: Configuration, snapshot: AnyMachineSnapshot) {
    const { timers, toSelf } = deferred({
      actions: this.#actions,
      self: this.#scope.self,
      timers: before.timers,
      now: before.now,
      timerNames: this.#subject.timerNames,
    })
    this.#actions = []
    const children = childrenOf(snapshot)
    const configuration: Configuration = {
      snapshot,
      timers: snapshot.status === 'active' ? timers : [],
      ended: before.ended.filter((child: AnyActorRef) => children.includes(child)),
      now: before.now,
    }
    return { configuration, toSelf }
  }

  #note(action: ExecutableActionObject): void {
    if (action.type === MARKER) {
      action.exec?.(action.info, action.params)
      return
    }
    this.#actions.push(action)
    const effect = effectText(action, this.#scope.self)
    if (effect !== undefined) this.#subject.recorder.effects.push(effect)
  }
}

function endingOf(actorId: string, outcome: { done: unknown } | { error: unknown }): EventObject {
  const ending: EventObject & { [key: string]: unknown } =
    'done' in outcome
      ? { type: `xstate.done.actor.${actorId}`, output: outcome.done, actorId }
      : { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId }
  return ending
}
