import type { AnyMachineSnapshot } from 'xstate'
import { contextText, leavesOf } from '#paths/wording/texts.ts'
import { createRandom } from './random.ts'

let left: AnyMachineSnapshot | undefined
let draw: (() => number) | undefined
let draws = 0

/**
 * Starts a step. Its random numbers depend only on the configuration before the step. They are therefore the
 * same in exploration and in a walk, on any path. Without a snapshot, the step is the start of a path.
 */
export function reseed(snapshot?: AnyMachineSnapshot): void {
  left = snapshot
  drawAgain(0)
}

export function drawn(): number {
  return draws
}

/** Goes back to the state after `count` draws. Needed when part of a step is repeated. */
export function drawAgain(count: number): void {
  draw = undefined
  draws = count
}

/** Runs `run`, which must be synchronous, with random numbers and UUIDs seeded by {@link reseed}. */
export function withSeededRandom<Result>(run: () => Result): Result {
  const { crypto } = globalThis
  const outer = { random: Math.random, randomUUID: crypto.randomUUID }
  Math.random = () => {
    draw ??= drawer()
    draws++
    return draw()
  }
  crypto.randomUUID = () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
  try {
    return run()
  } finally {
    Math.random = outer.random
    crypto.randomUUID = outer.randomUUID
  }
}

/** Creates the generator when a number is first drawn, since most machines never draw one. */
function drawer(): () => number {
  const random = createRandom(hashOf(left ? seedText(left) : ''))
  for (let count = 0; count < draws; count++) random()
  return random
}

function seedText(snapshot: AnyMachineSnapshot): string {
  return `${leavesOf(snapshot).map(({ order }) => order)} ${contextText(snapshot.context)}`
}

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 16).toString(16)).join('')

/** Hashes a text with integer arithmetic only (32-bit FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
