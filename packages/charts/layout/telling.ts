import type { Link, Visible } from './visible.ts'

/** Which transitions are drawn as arrows, and which are told in words at both their ends because arrows of theirs would be in the way. */
export type Telling = {
  drawn: readonly Link[]
  told: readonly Link[]
  /** One arrow without words for what is told of a state's ways into another one. */
  trunks: readonly Trunk[]
}

/** More labels than these at one arrow are told in words. */
const MOST_LABELS = 4

export type Trunk = { source: string; target: string; transitions: readonly string[] }

/** From how many states inside another one on one arrow leads to all of them. */
const FAN = 3

/** What joins two states, as an arrow is called too. */
export const linkId = ({ source, target }: { source: string; target: string }) => `${source} > ${target}`

/** `apart`: ids of the arrows that were found to be too long. */
export function tellingOf(visible: Visible, apart: ReadonlySet<string>): Telling {
  const fans = fansOf(visible)
  const crowds = crowdsOf(visible, new Set(fans.flatMap(({ links }) => links)))
  const gathered = [...fans, ...crowds]
  const inTrunks = new Set(gathered.flatMap(({ links }) => links))
  const isTold = (link: Link) => isSingle(link) && (inTrunks.has(link) || apart.has(linkId(link)))
  return {
    drawn: visible.links.filter((link) => !isTold(link)),
    told: visible.links.filter(isTold),
    trunks: gathered.flatMap(({ source, target, links }) =>
      apart.has(linkId({ source, target }))
        ? []
        : [{ source, target, transitions: links.map(({ transition }) => transition.id) }],
    ),
  }
}

const isSingle = ({ transition }: Link) => transition.targets.length === 1

/** Ways between two states that have too many labels for one arrow. */
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
  /** The outermost state around a link's target that its source is not in, where the target is inside of it. */
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
