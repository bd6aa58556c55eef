import type { Flow } from '../source/load-flow.ts'

export type Found = { flow: string; state: string | undefined; title: string; about: string }

const MOST = 60

/**
 * Finds the machines, states and events whose name or description contains all words of the text. Matches in
 * names come first.
 */
export function search(text: string, flows: readonly Flow[]): Found[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const found = flows.flatMap(({ name, chart }) => [
    { flow: name, state: undefined, title: name, about: chart.description ?? '' },
    ...chart.states
      .filter(({ parent }) => parent !== undefined)
      .map(({ id, description }) => ({
        flow: name,
        state: id,
        title: id,
        about: `${name}${description === undefined ? '' : ` · ${description}`}`,
      })),
    ...chart.transitions
      .filter(({ kind }) => kind === 'event')
      .map(({ event, source }) => ({
        flow: name,
        state: source,
        title: event,
        about: `${name} · ${source}`,
      })),
  ])
  const ranked = found.flatMap((one) => {
    const title = plain(one.title)
    const all = `${title} ${plain(one.about)}`
    if (!words.every((word) => all.includes(word))) return []
    return [{ one, rank: words.every((word) => title.includes(word)) ? title.length : 1_000 + title.length }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
    .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
    .slice(0, MOST)
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const isSame = (a: Found, b: Found) => a.flow === b.flow && a.state === b.state && a.title === b.title
