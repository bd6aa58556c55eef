import { edgesOf, pathOf } from '@palpite/charts/edges.ts'
import { takenOf } from '@palpite/charts/taken.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { LiveMessage } from './live-message.ts'
import { redacted, redactedEvent } from './redact.ts'
import { watchRoots } from './roots.ts'

type MessageBody<Message = LiveMessage> = Message extends LiveMessage ? Omit<Message, 'page' | 'at'> : never

type TrackedActor = {
  ref: AnyActorRef
  /** The snapshot before the next microstep. Undefined if the actor is not a statechart. */
  before: AnyMachineSnapshot | undefined
  /** Ids of the transitions taken since the last reported state. */
  edges: string[]
}

/** The only stream of the page. Undefined until a listener asks for reports. */
let stream: Stream | undefined

export function streamTo(channel: BroadcastChannel): void {
  if (stream) stream.describe()
  else stream = new Stream(channel)
}

class Stream {
  readonly #channel: BroadcastChannel
  readonly #page = crypto.getRandomValues(new Uint32Array(4)).join('-')
  readonly #tracked = new Map<string, TrackedActor>()
  readonly #heard = new WeakSet<AnyActorRef['system']>()
  readonly #edgeIds = new WeakMap<AnyStateMachine, ReadonlyMap<unknown, string>>()

  constructor(channel: BroadcastChannel) {
    this.#channel = channel
    this.#sendPage()
    watchRoots({
      began: (root) => {
        this.#meetFamily(root)
        this.#listenTo(root.system)
      },
      ended: (root) => this.#forgetFamily(root),
    })
    // When the page is left, reports its actors as gone. The back-forward cache may restore the page.
    addEventListener('pagehide', () => {
      for (const actor of this.#tracked.keys()) this.#send({ type: 'gone', actor })
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.describe()
    })
  }

  describe(): void {
    this.#sendPage()
    for (const { ref } of this.#tracked.values()) this.#sendActor(ref)
    for (const { ref } of this.#tracked.values()) this.#sendState(ref)
  }

  #send(body: MessageBody): void {
    this.#channel.postMessage({ ...body, page: this.#page, at: Date.now() })
  }

  #sendPage(): void {
    this.#send({ type: 'page', address: location.origin + location.pathname })
  }

  #listenTo(system: AnyActorRef['system']): void {
    if (this.#heard.has(system)) return
    this.#heard.add(system)
    system.inspect((inspected) => {
      try {
        this.#hear(inspected)
      } catch (error) {
        // An error in the inspection must never break the application.
        reportError(error)
      }
    })
  }

  #hear(inspected: InspectionEvent): void {
    const ref = inspected.actorRef as AnyActorRef
    if (inspected.type === '@xstate.event') {
      // Omits the events that an actor without a machine sends to itself, for example when its promise
      // resolves. They are internal to XState.
      if (inspected.sourceRef === ref && !machineOf(ref)) return
      // An actor may be created and never started, so it is reported with its first event.
      this.#meet(ref)
      this.#sendEvent(ref, inspected)
    } else if (inspected.type === '@xstate.microstep') this.#noteMicrostep(ref, inspected)
    else if (inspected.type === '@xstate.snapshot') {
      this.#meet(ref)
      this.#sendTaken(ref)
      this.#sendState(ref)
      if (ref.getSnapshot().status !== 'active') this.#forget(ref)
    }
  }

  #meetFamily(ref: AnyActorRef): void {
    this.#meet(ref)
    this.#sendState(ref)
    const { children = {} }: { children?: { [id: string]: AnyActorRef | undefined } } = ref.getSnapshot()
    for (const child of Object.values(children)) if (child) this.#meetFamily(child)
  }

  #forgetFamily(ref: AnyActorRef): void {
    for (const { ref: other } of [...this.#tracked.values()])
      if (other.system === ref.system) this.#forget(other)
  }

  #meet(ref: AnyActorRef): void {
    if (this.#tracked.has(ref.sessionId)) return
    this.#tracked.set(ref.sessionId, { ref, before: snapshotOf(ref), edges: [] })
    this.#sendActor(ref)
  }

  #forget(ref: AnyActorRef): void {
    if (this.#tracked.delete(ref.sessionId)) this.#send({ type: 'gone', actor: ref.sessionId })
  }

  #sendActor(ref: AnyActorRef): void {
    const machine = machineOf(ref)?.id ?? null
    const { sessionId: actor, id, systemId }: AnyActorRef & { systemId?: string } = ref
    this.#send({
      type: 'actor',
      actor,
      parent: ref._parent?.sessionId ?? null,
      name: systemId ?? (id === actor ? (machine ?? id) : id),
      machine,
    })
  }

  #sendState(ref: AnyActorRef): void {
    const { status } = ref.getSnapshot()
    const snapshot = snapshotOf(ref)
    const leaves = snapshot?._nodes.filter(({ type }) => type === 'atomic' || type === 'final') ?? []
    this.#send({
      type: 'state',
      actor: ref.sessionId,
      value: snapshot?.value ?? null,
      leaves: leaves.sort((a, b) => a.order - b.order).map(pathOf),
      tags: [...(snapshot?.tags ?? [])].sort(),
      status,
      context: snapshot ? redacted(snapshot.context) : null,
    })
  }

  #sendEvent(ref: AnyActorRef, inspected: Extract<InspectionEvent, { type: '@xstate.event' }>): void {
    const from = (inspected.sourceRef as AnyActorRef | undefined)?.sessionId ?? null
    this.#send({ type: 'event', actor: ref.sessionId, from, event: redactedEvent(inspected.event) })
  }

  #noteMicrostep(ref: AnyActorRef, inspected: Extract<InspectionEvent, { type: '@xstate.microstep' }>): void {
    const tracked = this.#tracked.get(ref.sessionId)
    const machine = tracked && machineOf(ref)
    if (!machine) return
    const { _transitions: chosen } = inspected
    const ids = this.#idsOf(machine)
    for (const transition of tracked.before ? takenOf(chosen, tracked.before) : chosen) {
      const id = ids.get(transition)
      if (id !== undefined) tracked.edges.push(id)
    }
    tracked.before = inspected.snapshot as AnyMachineSnapshot
  }

  #sendTaken(ref: AnyActorRef): void {
    const edges = this.#tracked.get(ref.sessionId)?.edges.splice(0) ?? []
    if (edges.length > 0) this.#send({ type: 'taken', actor: ref.sessionId, edges })
  }

  #idsOf(machine: AnyStateMachine): ReadonlyMap<unknown, string> {
    const known = this.#edgeIds.get(machine)
    if (known) return known
    const ids = new Map(edgesOf(machine).map(({ definition, id }) => [definition, id]))
    this.#edgeIds.set(machine, ids)
    return ids
  }
}

function snapshotOf(ref: AnyActorRef): AnyMachineSnapshot | undefined {
  const snapshot = ref.getSnapshot()
  return '_nodes' in snapshot ? snapshot : undefined
}

function machineOf(ref: AnyActorRef): AnyStateMachine | undefined {
  return snapshotOf(ref)?.machine
}
