import type { Link, Visible } from './visible.ts'

/**
 * Transitions are drawn as arrows. If these would clutter the chart, the transitions are listed as text in
 * their source and target states instead.
 */
export type LinkSplit = {
  drawn: readonly Link[]
  listed: readonly Link[]
  /** Unlabelled arrows. Each replaces the arrows of several listed transitions. */
  trunks: readonly Trunk[]
}

/** Maximum number of labels per arrow. If there would be more, the transitions are listed as text. */
const MOST_LABELS = 4

export type Trunk = { source: string; target: string; transitions: readonly string[] }

/**
 * If at least this many transitions lead from one state to states inside the same container, a single arrow
 * to the container replaces their arrows.
 */
const FAN = 3

export const linkId = ({ source, target }: { source: string; target: string }) => `${source} > ${target}`

/** @param apart ids of the arrows that would be too long. */
export function splitLinks(visible: Visible, apart: ReadonlySet<string>): LinkSplit {
  const fans = fansOf(visible)
  const crowds = crowdsOf(visible, new Set(fans.flatMap(({ links }) => links)))
  const gathered = [...fans, ...crowds]
  const inTrunks = new Set(gathered.flatMap(({ links }) => links))
  const isListed = (link: Link) => isSingle(link) && (inTrunks.has(link) || apart.has(linkId(link)))
  return {
    drawn: visible.links.filter((link) => !isListed(link)),
    listed: visible.links.filter(isListed),
    trunks: gathered.flatMap(({ source, target, links }) =>
      apart.has(linkId({ source, target }))
        ? []
        : [{ source, target, transitions: links.map(({ transition }) => transition.id) }],
    ),
  }
}

const isSingle = ({ transition }: Link) => transition.targets.length === 1

function crowdsOf({ links }: Visible, others: ReadonlySet<Link>): Fan[] {
  const free = links.filter((link) => isSingle(link) && !others.has(link) && link.source !== link.target)
  return [...Map.groupBy(free, linkId).values()].flatMap((crowd) => {
    const [first] = crowd
    return first && crowd.length > MOST_LABELS
      ? [{ source: first.source, target: first.target, links: crowd }]
      : []
  })
}

type Fan = { source: string; target: string; links: readonly Link[] }

function fansOf({ links, byId }: Visible): Fan[] {
  const chainOf = (id: string): string[] => {
    const state = byId.get(id)
    return state ? [...chainOf(state.parent ?? ''), id] : []
  }
  /**
   * Returns the outermost ancestor of a link's target that does not contain the link's source. Empty if there
   * is none.
   */
  const groupOf = ({ source, target }: Link): string => {
    const around = new Set(chainOf(source))
    const outermost = chainOf(target).find((id) => !around.has(id))
    return outermost === undefined || outermost === target ? '' : outermost
  }
  return [...Map.groupBy(links.filter(isSingle), ({ source }) => source)].flatMap(([source, leaving]) =>
    [...Map.groupBy(leaving, groupOf)].flatMap(([target, grouped]) =>
      target !== '' && new Set(grouped.map((link) => link.target)).size >= FAN
        ? [{ source, target, links: grouped }]
        : [],
    ),
  )
}
