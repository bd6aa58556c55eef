import type { AnyMachineSnapshot } from 'xstate'
import { contextText, leavesOf } from '#paths/wording/texts.ts'
import { createRandom } from './random.ts'

let left: AnyMachineSnapshot | undefined
let draw: (() => number) | undefined
let draws = 0

/**
 * Says that a step begins. What it draws depends on the configuration that it leaves and on nothing else, so that it comes to
 * the same whether it is explored or walked, and by whatever way; without one it is the start.
 */
export function reseed(snapshot?: AnyMachineSnapshot): void {
  left = snapshot
  drawAgain(0)
}

/** How many numbers the present step has drawn. */
export function drawn(): number {
  return draws
}

/** Goes back to when the present step had drawn so many, where a part of it is done anew. */
export function drawAgain(count: number): void {
  draw = undefined
  draws = count
}

/** Runs `run`, which must be synchronous, with `Math.random` and `crypto.randomUUID` drawing as {@link reseed} says. */
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

/** Made only for a step that draws; most machines never do. */
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

/** A number for a text, by whole-number arithmetic alone (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
