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

/** How far generating has come. */
export type Progress =
  | { phase: 'exploring' }
  | { phase: 'planning'; configurations: number }
  | { phase: 'walking'; done: number; total: number }

/** Paths that were generated and walked in this page. */
export type GeneratedHere = {
  paths: readonly Path[]
  coverage: PassageCounts
  gaps: readonly ResultGap[]
  /** What the strategy left out, or what could not be done at all. */
  missed: readonly string[]
  /** Whether the model's limit of configurations cut it short. */
  isTruncated: boolean
}

/** Generates paths of a model, walks them on a real actor, and says before each part of it how far it is. */
export function* generateHere(model: Model, options: GenerateOptions): Generator<Progress, GeneratedHere> {
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
