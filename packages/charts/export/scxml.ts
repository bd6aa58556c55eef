import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { type Element, element, elementText } from '../picture/element.ts'
import { safeNames } from './names.ts'

/**
 * Exports a chart as SCXML (https://www.w3.org/TR/scxml/). Guards become conditions, actions become `log`
 * elements, and timers become delayed events. The export contains only the names of conditions and actions,
 * since their code cannot be exported.
 */
export function toScxml(chart: Chart): string {
  const { states, transitions } = chart
  const [root] = states
  const childrenOf = Map.groupBy(states, ({ parent }) => parent ?? '')
  const transitionsOf = Map.groupBy(transitions, ({ source }) => source)
  const name = safeNames(states.map(({ id }) => id))
  const write = (state: ChartState): Element => {
    const own = transitionsOf.get(state.id) ?? []
    const inside = [
      ...blocks(state, own, name(state.id)),
      ...state.invokes.map(({ id, source }) => element('invoke', { id: safeId(id), src: source })),
      ...own.map((transition) => transitionElement(transition, state, name)),
      ...(childrenOf.get(state.id) ?? []).map(write),
    ]
    if (state.kind === 'history') return historyElement(state, name)
    const tag = state.kind === 'parallel' ? 'parallel' : state.kind === 'final' ? 'final' : 'state'
    const initial = state.kind === 'compound' ? namesOf(state.initial, name) : undefined
    return element(
      tag,
      { id: name(state.id), initial },
      state.kind === 'final' ? blocks(state, [], '') : inside,
    )
  }
  const top = root ? [write(root)] : []
  const attributes = { xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', datamodel: 'ecmascript' }
  const body = element('scxml', { ...attributes, name: safeId(chart.id) }, top)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(body)}\n`
}

const safeId = (text: string) => text.replaceAll(/[^\w.-]/g, '_').replace(/^(?=[\d.-])/, '_')
const namesOf = (ids: readonly string[], name: (id: string) => string) =>
  ids.length === 0 ? undefined : ids.map(name).join(' ')

function historyElement(state: ChartState, name: (id: string) => string): Element {
  const target = namesOf(state.initial, name)
  return element('history', { id: name(state.id), type: state.history }, [element('transition', { target })])
}

function blocks(state: ChartState, own: readonly ChartTransition[], id: string): Element[] {
  const delayed = own.filter(({ kind }) => kind === 'after')
  const timers = [...new Map(delayed.map((transition) => [transition.event, transition])).values()]
  const log = (label: string) => element('log', { label })
  const entry = [
    ...state.entry.map(log),
    ...timers.map(({ event, delay }) =>
      element('send', {
        id: `${id}.${safeId(event)}`,
        event: `${safeId(event)}.${id}`,
        delay: delay === undefined ? undefined : `${delay}ms`,
        delayexpr: delay === undefined ? `'${event.slice('after '.length)}'` : undefined,
      }),
    ),
  ]
  const exit = [
    ...timers.map(({ event }) => element('cancel', { sendid: `${id}.${safeId(event)}` })),
    ...state.exit.map(log),
  ]
  return [
    ...(entry.length > 0 ? [element('onentry', {}, entry)] : []),
    ...(exit.length > 0 ? [element('onexit', {}, exit)] : []),
  ]
}

function transitionElement(
  transition: ChartTransition,
  state: ChartState,
  name: (id: string) => string,
): Element {
  const { targets, guard, actions, reenters } = transition
  const isInward = targets.length > 0 && !reenters
  return element(
    'transition',
    {
      event: eventOf(transition, state, name(state.id)),
      cond: guard,
      target: namesOf(targets, name),
      type: isInward ? 'internal' : undefined,
    },
    actions.map((label) => element('log', { label })),
  )
}

/**
 * Returns an event's name in SCXML, undefined for `always`. An actor's event is named after its invocation's
 * id. The chart's texts omit that id if XState generated it, so it is looked up in the invocations.
 */
function eventOf(transition: ChartTransition, { invokes }: ChartState, name: string): string | undefined {
  const { id, kind, event, source } = transition
  const actor = invokes.find((one) => id.startsWith(`${source}: ${one.id} `))
  const from = safeId(actor?.id ?? event.replace(/ (?:done|error|snapshot)$/, ''))
  switch (kind) {
    case 'always':
      return undefined
    case 'after':
      return `${safeId(event)}.${name}`
    case 'stateDone':
      return `done.state.${name}`
    case 'actorDone':
      return `done.invoke.${from}`
    case 'actorError':
      return `error.platform.${from}`
    case 'snapshot':
      return `snapshot.${from}`
    case 'event':
      return event
  }
}
