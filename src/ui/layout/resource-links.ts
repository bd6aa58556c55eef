import type { Resource } from '#protocol/site/whitelabel.ts'
import { targetOf } from '#ui/lobby/home/banner-target.ts'

/** A link that the operator has set, as it may be followed; `href` is null where its address is not safe to open. */
export type ResourceLink = { name: string; href: string | null; isOutside: boolean }

/** The networks that a sign is drawn for (FOOT-01), by their names as operators write them. */
export const networks = ['YouTube', 'Facebook', 'Instagram', 'WhatsApp', 'Messenger', 'Telegram'] as const
export type Network = (typeof networks)[number]

type Places = Omit<Parameters<typeof targetOf>[1], 'games'>

/**
 * SYS-14: the links of a kind, in their order. Their addresses are untrusted, and pass the gate of all such (`targetOf`); a page
 * that this site has not got is left out.
 */
export function resourceLinks(resources: readonly Resource[], type: string, places: Places): ResourceLink[] {
  return resources.flatMap(({ resourceType, labelNameEn, url }) => {
    if (resourceType.toLowerCase() !== type || labelNameEn === '') return []
    const linkageType = url.startsWith('/') ? 'page' : 'outside'
    const target = targetOf({ url, linkageType }, { ...places, games: [] })
    if (!target || target.kind === 'game') return []
    const href = target.kind === 'unsafe' ? null : target.href
    return [{ name: labelNameEn, href, isOutside: target.kind === 'outside' }]
  })
}

/** Which network a link leads to by its name, if to any. */
export const networkOf = ({ name }: ResourceLink): Network | undefined =>
  networks.find((network) => network.toLowerCase() === name.trim().toLowerCase())
