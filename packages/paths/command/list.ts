import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { LONGEST_PATH } from '#paths/graph/tour.ts'
import { type GenerateOptions, STRATEGIES } from '#paths/walk/generate.ts'
import type { Path } from '#paths/walk/path.ts'
import { parseStop, type Stop } from '#paths/walk/stop-condition.ts'
import { createNarrator } from '#paths/wording/narrate.ts'
import type { Translation } from '#paths/wording/translation.ts'
import { runAll } from './all.ts'
import { foreignFile, runForeign } from './foreign.ts'
import { type KnownFlow, loadFlows } from './known-flow.ts'
import { listText } from './list-text.ts'
import { loadTranslation } from './load-translation.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import { createMarker, type PathMarks } from './path-marks.ts'
import { type Study, study, studyBy, studyPage } from './study.ts'
import { only, readParameters, type Verb, wholeNumber } from './verb.ts'

export const list: Verb = {
  summary: 'lists the generated paths of a flow, what each covers and what cannot be reached',
  help: `npm run paths -- list <flow or file> [options]
npm run paths -- list --all

A flow is a name in paths.config.ts. A file is any module that creates XState v5 machines, or models of them.

  --strategy <one>   ${STRATEGIES.join(', ')}; tour covers everything with few paths
  --to <state>       for shortest: the target state, as a dotted path
  --seed <number>    for random: the same seed gives the same paths
  --weights <list>   for random: "form.submit=5; login.leave=0"
  --events <list>    for events: steps in order, such as "code.request; slider: passed". The list may begin with a start,
                     such as "start as a guest; code.request". The default is the model's first start.
  --stop <when>      stop condition, such as "transitions 100% or length 500 and time 2s"
  --page             only paths that can be done in the page. The default strategy is then transitions.
  --gaps             lists unreached states and transitions of any strategy. By default, only tour lists them.
  --language <code>  language of steps and descriptions: en, or pt where a translation exists
  --json             prints JSON`,
  async run(project, parameters, print, remark) {
    const { values, positionals } = readParameters(parameters, {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      gaps: { type: 'boolean', default: false },
      strategy: { type: 'string' },
      to: { type: 'string' },
      seed: { type: 'string' },
      weights: { type: 'string' },
      events: { type: 'string' },
      stop: { type: 'string' },
      page: { type: 'boolean', default: false },
      language: { type: 'string' },
    })
    if (values.all) return runAll(project, { json: values.json }, print)
    const options = generateOptions(values)
    const named = only(positionals, 'a flow or file, or --all')
    const file = foreignFile(project, named)
    if (file !== undefined) return runForeign(project, file, ['list', ...parameters], print, remark)
    const flows = await loadFlows(project, named)
    const studies = flows.map((flow) => {
      if (values.page) return studyPage(flow, known(flow, options ?? OF_PAGE))
      return options ? studyBy(flow, known(flow, options)) : study(flow)
    })
    const areGapsListed =
      values.gaps || (!values.page && options === undefined) || options?.strategy === 'tour'
    const listed = studies.map((one) => ({
      one,
      marksOf: createMarker(project, one.flow),
      translation: loadTranslation(project, one.flow, values.language),
    }))
    if (values.json)
      print(JSON.stringify(listed.map(({ one, marksOf, translation }) => asJson(one, marksOf, translation))))
    else
      for (const { one, marksOf, translation } of listed)
        for (const line of listText(one, areGapsListed, marksOf, translation)) print(line)
    return studies.some(({ result }) => result.findings.length > 0) ? 1 : 0
  },
}

/** Must equal the options in `userPaths`, with which `findPath` generates the listed paths again. */
const OF_PAGE: GenerateOptions = { strategy: 'transitions', longest: LONGEST_PATH }

type Asked = { [Option in 'strategy' | 'to' | 'seed' | 'weights' | 'events' | 'stop']?: string | undefined }

/**
 * Returns the options of the requested strategy. Undefined for the default, a tour that is compared with the
 * accepted paths.
 */
function generateOptions(asked: Asked): GenerateOptions | undefined {
  const { to, weights, events, stop } = asked
  const seed = wholeNumber(asked.seed, '--seed')
  if ([asked.strategy, to, asked.seed, weights, events, stop].every((value) => value === undefined))
    return undefined
  return {
    strategy: strategyIn(asked),
    ...(to === undefined ? {} : { to }),
    ...(seed === undefined ? {} : { seed }),
    ...(weights === undefined ? {} : { weights: weightsIn(weights) }),
    ...(events === undefined ? {} : { events: partsOf(events) }),
    ...(stop === undefined ? {} : { stop: stopIn(stop) }),
  }
}

function strategyIn({ strategy, to, events }: Asked): GenerateOptions['strategy'] {
  if (strategy === undefined) return events !== undefined ? 'events' : to !== undefined ? 'shortest' : 'tour'
  const known = STRATEGIES.find((one) => one === strategy)
  if (!known) throw new Misuse(`Unknown strategy "${strategy}".${didYouMean(strategy, STRATEGIES)}`)
  return known
}

/** Checks that the machine has the state to reach. Returns the options, or throws a {@link Misuse}. */
function known({ name, model }: KnownFlow, options: GenerateOptions): GenerateOptions {
  const { to } = options
  const states = nodesOf(model.machine).map(pathOf)
  if (to === undefined || states.includes(to)) return options
  throw new Misuse(`${name} has no state "${to}".${didYouMean(to, states)}`)
}

function stopIn(text: string): Stop {
  try {
    return parseStop(text)
  } catch (error) {
    throw error instanceof SyntaxError ? new Misuse(error.message) : error
  }
}

function weightsIn(text: string): { [choiceId: string]: number } {
  const entries = partsOf(text).map((part) => {
    const [, choice, weight] = /^(.+)=([\d.]+)$/.exec(part) ?? []
    if (choice === undefined)
      throw new Misuse(`"${part}" is not a weight. Write an event or kind of step, "=" and a number.`)
    return [choice, Number(weight)] as const
  })
  return Object.fromEntries(entries)
}

function partsOf(text: string): string[] {
  return text.split(';').map((part) => part.trim())
}

function asJson(
  { flow, result, covers }: Study,
  marksOf: (path: Path) => PathMarks,
  translation: Translation,
) {
  const narrate = createNarrator(flow.model.machine, translation)
  const paths = result.paths.map((path, index) => ({
    ...path,
    narration: narrate(path),
    covers: covers[index],
    ...marksOf(path),
  }))
  return { ...result, paths }
}
