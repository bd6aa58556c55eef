import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  matchesState,
  type StateNode,
  type StateValue,
} from 'xstate'

type Children = { [id: string]: AnyActorRef | undefined }
type HistoryValue = { [historyId: string]: StateNode[] }

/**
 * A snapshot that computes its value and tags only when asked, since exploration rarely needs them. XState
 * makes copies of snapshots, so the properties that it copies are fields, and only computed ones are getters.
 */
export class ChartSnapshot {
  readonly machine: AnyStateMachine
  status: 'active' | 'done' = 'active'
  output: unknown = undefined
  readonly error = undefined
  context: object
  /**
   * Active states, in the same order as in XState. The order decides which region's transitions come first.
   */
  _nodes: readonly StateNode[]
  children: Children
  historyValue: HistoryValue
  #value: StateValue | undefined
  #valueOf: readonly StateNode[] | undefined

  constructor(from: AnyMachineSnapshot) {
    this.machine = from.machine
    this.context = from.context
    this._nodes = from._nodes
    this.children = from.children
    this.historyValue = from.historyValue
  }

  get value(): StateValue {
    if (this.#value === undefined || this.#valueOf !== this._nodes) {
      this.#value = stateValueOf(this.machine.root, this._nodes)
      this.#valueOf = this._nodes
    }
    return this.#value
  }

  get tags(): Set<string> {
    return new Set(this._nodes.flatMap((node) => node.tags))
  }

  matches(value: StateValue): boolean {
    return matchesState(value, this.value)
  }

  hasTag(tag: string): boolean {
    return this.tags.has(tag)
  }

  can(event: EventObject): boolean {
    return this.#asXState().can(event)
  }

  getMeta(): object {
    return this.#asXState().getMeta()
  }

  toJSON(): unknown {
    return this.#asXState().toJSON()
  }

  /** A cast, since XState's snapshot type cannot be implemented. */
  get snapshot(): AnyMachineSnapshot {
    return this as unknown as AnyMachineSnapshot
  }

  #asXState(): AnyMachineSnapshot {
    const { machine, value, context, historyValue, children, status, output } = this
    return Object.assign(machine.resolveState({ value, context, historyValue }), { children, status, output })
  }
}

/** Returns XState's value of a state. Keys are in the order of `nodes`, the active states. */
function stateValueOf(state: StateNode, nodes: readonly StateNode[]): StateValue {
  const active = nodes.filter((node) => node.parent === state)
  const [only] = active
  if (state.type === 'compound' && only && isLeaf(only)) return only.key
  return Object.fromEntries(active.map((node) => [node.key, stateValueOf(node, nodes)]))
}

function isLeaf({ type }: StateNode): boolean {
  return type === 'atomic' || type === 'final'
}
