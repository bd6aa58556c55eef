import { coverageOf, limitMet } from '@palpite/paths/coverage/coverage.ts'
import { gapsOf } from '@palpite/paths/coverage/result-gaps.ts'
import { count, createTally } from '@palpite/paths/graph/coverage-counter.ts'
import { explore } from '@palpite/paths/graph/explore.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { PassageCounts, ResultGap } from '@palpite/paths/results/results.ts'
import { type GenerateOptions, generate } from '@palpite/paths/walk/generate.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { passageCounts, passageOf } from '@palpite/paths/walk/trace.ts'
import { walk } from '@palpite/paths/walk/walk.ts'

export type Progress =
  | { phase: 'exploring' }
  | { phase: 'planning'; configurations: number }
  | { phase: 'walking'; done: number; total: number }

export type GeneratedPaths = {
  paths: readonly Path[]
  coverage: PassageCounts
  gaps: readonly ResultGap[]
  /**
   * The parts that the strategy did not cover. For the strategy `events`, a message about the impossible
   * step.
   */
  missed: readonly string[]
  isTruncated: boolean
}

/**
 * Generates paths of a model and walks them on a real actor. Yields its progress before each part of the
 * work.
 */
export function* generateAndWalk(
  model: Model,
  options: GenerateOptions,
): Generator<Progress, GeneratedPaths> {
  yield { phase: 'exploring' }
  const subject = prepare(model)
  const graph = explore(subject)
  yield { phase: 'planning', configurations: graph.configurations.length }
  const { paths, missed } = generate(subject, graph, options)
  const tally = createTally()
  const passages = []
  for (const [index, path] of paths.entries()) {
    yield { phase: 'walking', done: index, total: paths.length }
    const { observations } = walk(subject, path)
    for (const observation of observations) count(tally, observation)
    passages.push(passageOf(observations))
  }
  const coverage = coverageOf(subject, tally, limitMet(model, graph))
  const gaps = gapsOf({ coverage, subject, graph })
  return { paths, coverage: passageCounts(passages), gaps, missed, isTruncated: graph.isTruncated }
}
