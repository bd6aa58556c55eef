import { explore, type Graph } from '@palpite/paths/graph/explore.ts'
import { createChooser } from '@palpite/paths/machine/choices.ts'
import { type Configuration, childrenOf, keyOf, situationOf } from '@palpite/paths/machine/configuration.ts'
import { type Stepped, Stepper } from '@palpite/paths/machine/stepper.ts'
import { type Judge, prepare } from '@palpite/paths/machine/system-under-test.ts'
import { withVirtualDate } from '@palpite/paths/machine/virtual-date.ts'
import type { Model } from '@palpite/paths/model.ts'
import { models } from '@palpite/paths/tests/models.ts'
import { randomModel } from '@palpite/paths/tests/random-chart.ts'
import { contextText } from '@palpite/paths/wording/texts.ts'
import { describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/is-long.ts'
import config from '../../paths.config.ts'

const CHARTS = isLong ? 60 : 12
/** Maximum number of explored configurations per model. */
const MOST = isLong ? 2000 : 300
const PATIENCE = 120_000
/** Maximum number of explored configurations when a guard is forced. It is low: each guard needs two runs. */
const FEW = 100

describe('the chart interpreter', () => {
  it.each(Object.entries(models))(
    'behaves like XState and finds the same graph for the sample %s',
    (_, model) => {
      compare(model)
      const explored = explore(prepare(model), { engine: 'chart' })
      const expected = explore(prepare(model), { engine: 'xstate' })
      expect(graphLines(explored, model)).toEqual(graphLines(expected, model))
    },
  )

  it.each(config.flows)('behaves like XState for the flow $name', { timeout: PATIENCE }, async (flow) =>
    compare(await flow.model()),
  )

  it.each(Object.entries(models))(
    'behaves like XState for the sample %s when each guard is forced to either result',
    (_, model) => {
      const guarded = prepare(model).edges.filter(({ guard }) => guard !== undefined)
      for (const { id } of guarded) {
        const forced =
          (answer: boolean): Judge =>
          (edge) =>
            edge.id === id ? answer : undefined
        for (const answer of [true, false])
          compare({ ...model, limit: FEW }, `${id}: ${answer}`, forced(answer))
      }
    },
  )

  it('behaves like XState for random charts', { timeout: PATIENCE }, () => {
    for (let seed = 0; seed < CHARTS; seed++) compare(randomModel(seed), `chart ${seed}`)
  })
})

/** Takes every step from every explored configuration with both engines and compares effects and results. */
function compare(whole: Model, name?: string, judge?: Judge): void {
  const model = { ...whole, limit: Math.min(whole.limit, MOST) }
  const subject = prepare(model, judge)
  const { configurations } = explore(subject)
  const clock = { now: model.startAt }
  const chart = new Stepper(subject, clock, 'chart')
  const xstate = new Stepper(subject, clock, 'xstate')
  const choose = createChooser(model)
  const differences = withVirtualDate(clock, () =>
    configurations
      .filter((configuration) => configuration !== undefined)
      .flatMap((configuration) =>
        choose(situationOf(configuration)).flatMap((choice) => {
          const shown = stepLine(chart.take(configuration, choice), model)
          const expected = stepLine(xstate.take(configuration, choice), model)
          return shown === expected ? [] : [{ step: choice.label, shown, expected }]
        }),
      ),
  )
  expect(differences, name).toEqual([])
}

/** Returns a graph as lines of text, so that a difference is readable. */
function graphLines({ configurations, arcs, tally, failures, isTruncated }: Graph, model: Model): string[] {
  const known = configurations.filter((configuration) => configuration !== undefined)
  const seen = Object.values(tally).map((what) => [...what])
  return [
    ...known.map((configuration) => configurationLine(configuration, model)),
    ...arcs.flatMap((leaving) =>
      leaving.map(({ from, to, choiceId, isTaken, items }) =>
        JSON.stringify([from, to, choiceId, isTaken, items]),
      ),
    ),
    ...[seen, failures, isTruncated].map((rest) => JSON.stringify(rest)),
  ]
}

function configurationLine(configuration: Configuration, model: Model): string {
  const { snapshot, timers, ended, now } = configuration
  const { status, output, error, value, tags, context, historyValue, _nodes } = snapshot
  const children = childrenOf(snapshot).map((child) => [child.id, child.src, child.getSnapshot().status])
  return JSON.stringify([
    keyOf(configuration, model),
    status,
    output,
    error instanceof Error ? error.message : error,
    value,
    [...tags],
    contextText(model.view(context, now)),
    Object.entries(historyValue).map(([id, nodes]) => [id, idsOf(nodes as { id: string }[])]),
    children,
    idsOf(_nodes),
    timers.map(({ target: _, ...timer }) => timer),
    idsOf(ended),
    now,
  ])
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

function stepLine({ configuration, observation, hasThrown }: Stepped, model: Model): string {
  const { edges, guards, entered, effects } = observation
  const answers = guards.map(({ edge, outcome }) => [edge.id, outcome])
  const seen = JSON.stringify([hasThrown, idsOf(edges), answers, entered, effects])
  return `${seen} ${configurationLine(configuration, model)}`
}
