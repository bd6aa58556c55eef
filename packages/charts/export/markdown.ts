import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { labelRuns } from '../layout/label-runs.ts'

export function toMarkdown(chart: Chart): string {
  const childrenOf = Map.groupBy(chart.states, ({ parent }) => parent ?? '')
  const transitionsOf = Map.groupBy(chart.transitions, ({ source }) => source)
  const lines: string[] = [`# ${escaped(chart.id)}`, '']
  if (chart.description !== undefined) lines.push(escaped(chart.description), '')

  const write = (state: ChartState, indent: string) => {
    const about = state.description === undefined ? '' : `: ${escaped(state.description)}`
    lines.push(`${indent}- **${escaped(state.key)}**${kindText(state)}${about}`)
    const inner = `${indent}  `
    for (const fact of factsOf(state)) lines.push(`${inner}- ${fact}`)
    for (const transition of transitionsOf.get(state.id) ?? [])
      lines.push(`${inner}- ${transitionText(transition)}`)
    for (const child of childrenOf.get(state.id) ?? []) write(child, inner)
  }
  for (const root of childrenOf.get('') ?? []) {
    for (const transition of transitionsOf.get(root.id) ?? []) lines.push(`- ${transitionText(transition)}`)
    for (const fact of factsOf(root)) lines.push(`- ${fact}`)
    for (const state of childrenOf.get(root.id) ?? []) write(state, '')
  }
  return `${lines.join('\n')}\n`
}

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&')

function kindText({ kind, history, tags }: ChartState): string {
  const words = [
    ...(kind === 'atomic' || kind === 'compound' ? [] : [kind === 'history' ? `${history} history` : kind]),
    ...tags.map((tag) => `#${tag}`),
  ]
  return words.length === 0 ? '' : ` (${escaped(words.join(', '))})`
}

function factsOf({ invokes, entry, exit }: ChartState): string[] {
  const list = (word: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${word} ${values.map((value) => `\`${value}\``).join(', ')}`]
  return [
    ...list(
      'invokes',
      invokes.map(({ source }) => source),
    ),
    ...list('on entry', entry),
    ...list('on exit', exit),
  ]
}

function transitionText(transition: ChartTransition): string {
  const { targets, description } = transition
  const label = labelRuns(transition)
    .map(({ text }) => text)
    .join('')
    .trim()
  const to = targets.length === 0 ? '' : ` → ${targets.map((target) => `**${escaped(target)}**`).join(', ')}`
  return `${escaped(label)}${to}${description === undefined ? '' : `. ${escaped(description)}`}`
}
