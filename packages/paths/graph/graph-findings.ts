import { nodesOf } from '@palpite/charts/edges.ts'
import { isUnnamed } from '#paths/machine/child-name.ts'
import { matches } from '#paths/machine/choices.ts'
import { type Configuration, childrenOf } from '#paths/machine/configuration.ts'
import { type Model, outcomesOf } from '#paths/model.ts'
import { contextText, stateText } from '#paths/wording/texts.ts'
import type { Graph } from './explore.ts'

export function graphFindings(graph: Graph, model: Model): string[] {
  const configurations = graph.configurations.filter((configuration) => configuration !== undefined)
  return [
    ...(model.notes ?? []),
    ...unheardEvents(model),
    ...childFindings(configurations, model),
    ...graph.failures,
    ...errors(graph),
    ...deadEnds(graph),
    ...(graph.isTruncated ? [tooMany(configurations, model)] : []),
  ]
}

function unheardEvents(model: Model): string[] {
  const descriptors = nodesOf(model.machine).flatMap((node) => [...node.transitions.keys()])
  return Object.keys(model.events)
    .filter((type) => !descriptors.some((descriptor) => matches(descriptor, type)))
    .map((type) => `no state handles the model's event ${type}`)
}

function childFindings(configurations: readonly Configuration[], model: Model): string[] {
  const children = configurations.flatMap(({ snapshot }) => childrenOf(snapshot))
  const mute = children.filter((child) => !isUnnamed(child.id) && !outcomesOf(model, child))
  const findings = [
    ...children
      .filter(({ id }) => isUnnamed(id))
      .map((child) => `an actor is spawned without an id (${sourceOf(child)})`),
    ...mute.map(({ id }) => `the model has no outcomes for the actor ${id}`),
  ]
  return [...new Set(findings)]
}

function sourceOf({ src }: { src: unknown }): string {
  return typeof src === 'string' ? src : 'inline'
}

/** Reports steps that end the machine with an error, because a child fails and no state handles that. */
function errors(graph: Graph): string[] {
  const findings = graph.arcs.flat().flatMap((arc) => {
    const after = graph.configurations[arc.to]
    if (after?.snapshot.status !== 'error') return []
    const before = graph.configurations[arc.from]
    const where = before ? ` in ${stateText(before.snapshot)}` : ''
    return [`"${arc.choiceId}"${where} ends the machine: ${stateText(after.snapshot)}`]
  })
  return [...new Set(findings)]
}

/** Reports the non-final states in which no step takes a transition in any context. */
function deadEnds(graph: Graph): string[] {
  const isAlive = new Map<string, boolean>()
  for (const [index, configuration] of graph.configurations.entries()) {
    if (configuration?.snapshot.status !== 'active') continue
    const state = stateText(configuration.snapshot)
    const hasWayOn = graph.arcs[index]?.some((arc) => arc.isTaken) ?? false
    isAlive.set(state, hasWayOn || (isAlive.get(state) ?? false))
  }
  return [...isAlive].filter(([, alive]) => !alive).map(([state]) => `${state} is a dead end`)
}

const SUSPICIOUS = 20

function tooMany(configurations: readonly Configuration[], model: Model): string {
  const values = new Map<string, Set<string>>()
  for (const { snapshot, timers, now } of configurations) {
    const view = model.view(snapshot.context, now)
    const parts = {
      ...(view instanceof Object ? view : { view }),
      'the timers that run': timers.map((timer) => timer.name),
    }
    for (const [key, value] of Object.entries(parts)) {
      const texts = values.get(key) ?? new Set()
      values.set(key, texts.add(contextText(value, { startAt: model.startAt, now })))
    }
  }
  const growing = [...values].filter(([, texts]) => texts.size > SUSPICIOUS)
  const counts = growing.map(([key, texts]) => `${key} (${texts.size} values)`).join(', ')
  return `there are more than ${model.limit} configurations; what grows: ${counts || 'nothing by itself'}`
}
