import type { Path } from '@palpite/paths/walk/path.ts'
import { userPaths } from '@palpite/paths/walk/user-paths.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { isLong } from '#tests/support/is-long.ts'
import { placeOf } from './state-words.ts'
import type { Tab } from './tab.ts'
import { differenceAt, look, openAt, take } from './walk-step.ts'
import type { Walker } from './walker.ts'

/**
 * Walks a model's paths as a user and checks the page and its actor after every step. The long suite
 * (`npm run test:long`) covers everything a user can cause. The short suite walks only the path with the most
 * states.
 */
export async function walkAll(walker: Walker, tab: Tab): Promise<void> {
  const { everything, transitions, unwalked, idle } = userPaths(walker.model, walker.exclusions)
  expect(idle, 'exclusions that match no step').toEqual([])
  expect(unwalked, 'transitions that no user path takes').toEqual(walker.unwalked)
  try {
    for (const path of isLong ? everything() : showingMost(transitions())) await walkPath(walker, path, tab)
  } finally {
    await walker.afterwards?.()
  }
  expectOnly(tab.faults, walker.provoked)
}

const showingMost = (paths: readonly Path[]): Path[] =>
  paths.toSorted((one, other) => statesOf(other).length - statesOf(one).length).slice(0, 1)

const statesOf = ({ steps }: Path): string[] => [
  ...new Set(steps.flatMap(({ state }) => placeOf(state).leaves)),
]

async function walkPath(walker: Walker, path: Path, { live }: Tab): Promise<void> {
  await test.step(`path ${path.id}`, async () => {
    try {
      for (const [index, step] of path.steps.entries()) {
        await test.step(`${index + 1}. ${step.label} → ${step.state}`, async () => {
          await (index === 0 ? openAt(walker, step) : take(walker, step))
          await look(walker, step)
          expect(await differenceAt(walker, step, live)).toBeUndefined()
        })
      }
    } finally {
      await walker.end?.()
    }
  })
}
