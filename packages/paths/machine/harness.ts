import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
} from 'xstate'
import type { Choice, Situation } from './choices.ts'
import { childrenOf } from './configuration.ts'
import { effectText, noted } from './recorder.ts'
import { reseed } from './seeded-random.ts'
import { type StubOutcome, stubActor } from './stub-actor.ts'
import { MARKER, type Subject } from './system-under-test.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A machine that runs as a real actor. Its children and neighbours are stubs. Its parent does nothing. */
export type Stage = {
  situation(): Situation
  perform(choice: Choice): void
  stop(): void
}

/** Starts a machine on `clock`. Must be called inside `withVirtualDate`. */
export function startStage(subject: Subject, input: unknown, clock: VirtualClock) {
  const { machine, timerNames, recorder } = subject
  const scheduled = new WeakSet<object>()
  const nameOfNewest = (): string => {
    const events = Object.values(host.system.getSnapshot()._scheduledEvents)
    const newest = events.find((event) => !scheduled.has(event))
    if (!newest) throw new Error('A timer was not set by a delayed event.')
    scheduled.add(newest)
    return timerNames.get(newest.event.type) ?? newest.event.type
  }

  const host = createActor(hostOf(subject, input), {
    clock: {
      setTimeout: (fire, delay) => clock.set(nameOfNewest(), fire, delay),
      clearTimeout: (timer) => clock.clear(timer),
    },
    logger: () => undefined,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.action' || inspected.actorRef !== actor) return
      if (inspected.action.type === MARKER) return
      const effect = effectText(inspected.action, actor)
      if (effect !== undefined) recorder.effects = noted(recorder.effects, [effect])
    },
  })
  const actor = actorOf(host)
  const { scheduler } = host.system
  const { schedule } = scheduler
  let timers = 0
  // Names unnamed timers. XState would draw a random id, which would change the machine's own random numbers.
  scheduler.schedule = (source, target, event, delay, id = `unnamed timer ${++timers}`) =>
    schedule(source, target, event, delay, id)
  reseed()
  host.start()

  const stage: Stage = {
    situation() {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      const children = childrenOf(snapshot).filter((child) => child.getSnapshot().status === 'active')
      return { snapshot, children, timers: clock.pending, now: clock.now }
    },
    perform(choice) {
      reseed(actor.getSnapshot())
      if (choice.kind === 'event') actor.send(choice.event)
      else if (choice.kind === 'timer') clock.fireNext()
      else if (choice.kind === 'pause') clock.now = choice.until
      else if ('send' in choice.outcome) actor.send(choice.outcome.send)
      else choice.child.send(endingOf(choice.outcome))
    },
    stop: () => host.stop(),
  }
  return stage

  function actorOf(of: { getSnapshot(): { children: object } }): AnyActorRef {
    return (of.getSnapshot().children as Record<string, AnyActorRef>)[machine.id] as AnyActorRef
  }
}

const hosts = new WeakMap<Subject, Map<unknown, AnyStateMachine>>()

/** Returns a machine that invokes the tested one and stubs of its neighbours. Cached per input for speed. */
function hostOf(subject: Subject, input: unknown): AnyStateMachine {
  const known = hosts.get(subject) ?? new Map<unknown, AnyStateMachine>()
  hosts.set(subject, known)
  const host = known.get(input) ?? newHost(subject, input)
  known.set(input, host)
  return host
}

function newHost({ machine, model }: Subject, input: unknown): AnyStateMachine {
  const neighbours = model.neighbours.map((systemId) => ({ id: systemId, systemId, src: stubActor }))
  return createMachine({ invoke: [...neighbours, { id: machine.id, src: machine, input, onError: {} }] })
}

function endingOf(outcome: { done: unknown } | { error: unknown }): EventObject {
  const stubOutcome: StubOutcome =
    'done' in outcome
      ? { type: 'stub.done', output: outcome.done }
      : { type: 'stub.error', error: outcome.error }
  return stubOutcome
}
