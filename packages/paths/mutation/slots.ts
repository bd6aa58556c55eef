import type { StateNode } from 'xstate'

export type Config = { readonly [key: string]: unknown }

/** One of an event's candidate transitions, as an object. */
export type Arm = { readonly target?: unknown; readonly guard?: unknown; readonly actions?: unknown }

export type Slot = {
  /** The event as paths show it: `form.submit`, `after untilResend`, `always`, `done`, `logIn error`. */
  name: string
  /** XState's event type. Empty for `always`. */
  eventType: string
  isTimer: boolean
  arms: readonly Arm[]
  /** Returns the state's config with other transitions in the slot. If there are none, removes the slot. */
  withArms(arms: readonly Arm[]): Config
}

export function slotsOf(node: StateNode): Slot[] {
  const config = node.config as Config
  return [
    ...keysOf(config.on).map((type) => nestedSlot(config, 'on', type, { name: type, eventType: type })),
    ...keysOf(config.after).map((delay) =>
      nestedSlot(config, 'after', delay, {
        name: `after ${delay}`,
        eventType: `xstate.after.${delay}.${node.id}`,
      }),
    ),
    ...ownSlots(config, [
      ['always', 'always', ''],
      ['onDone', 'done', `xstate.done.state.${node.id}`],
    ]),
    ...invocationsOf(config).flatMap((invocation, index) => invocationSlots(node, invocation, index)),
  ]
}

export function invocationsOf(config: Config): readonly Config[] {
  return listOf(config.invoke) as readonly Config[]
}

export function withInvocation(config: Config, index: number, changed: Config | undefined): Config {
  const others = invocationsOf(config).flatMap((old, at) => (at === index ? (changed ?? []) : old))
  return others.length > 0 ? { ...config, invoke: others } : without(config, 'invoke')
}

export function without(config: Config, key: string): Config {
  const { [key]: _gone, ...rest } = config
  return rest
}

export function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat()
}

function nestedSlot(
  config: Config,
  part: 'on' | 'after',
  key: string,
  names: { name: string; eventType: string },
): Slot {
  const holder = config[part] as Config
  return {
    ...names,
    isTimer: part === 'after',
    arms: armsOf(holder[key]),
    withArms: (arms) => ({ ...config, [part]: withKey(holder, key, arms) }),
  }
}

function ownSlots(
  config: Config,
  places: readonly (readonly [key: string, name: string, eventType: string])[],
): Slot[] {
  return places
    .filter(([key]) => config[key] !== undefined)
    .map(([key, name, eventType]) => ({
      name,
      eventType,
      isTimer: false,
      arms: armsOf(config[key]),
      withArms: (arms) => withKey(config, key, arms),
    }))
}

const REPLIES = [
  ['onDone', 'done', 'xstate.done.actor'],
  ['onError', 'error', 'xstate.error.actor'],
  ['onSnapshot', 'snapshot', 'xstate.snapshot'],
] as const

function invocationSlots(node: StateNode, invocation: Config, index: number): Slot[] {
  const id = node.invoke[index]?.id
  return ownSlots(
    invocation,
    REPLIES.map(([key, word, type]) => [key, `${id} ${word}`, `${type}.${id}`]),
  ).map((slot) => ({
    ...slot,
    withArms: (arms) => withInvocation(node.config as Config, index, slot.withArms(arms)),
  }))
}

function withKey(config: Config, key: string, arms: readonly Arm[]): Config {
  return arms.length > 0 ? { ...config, [key]: arms } : without(config, key)
}

function armsOf(value: unknown): readonly Arm[] {
  return listOf(value).map((arm) => (typeof arm === 'string' ? { target: arm } : (arm as Arm)))
}

function keysOf(value: unknown): string[] {
  return Object.keys((value ?? {}) as Config)
}
