import type { Resource } from '#protocol/site/site-configuration.ts'
import { targetOf } from '#ui/kit/banner/banner-target.ts'

/** One of the operator's links. `href` is null if its URL is unsafe. */
export type ResourceLink = { name: string; href: string | null; isOutside: boolean }

/** The networks that have an icon (FOOT-01), spelled as operators write them. */
export const networks = ['YouTube', 'Facebook', 'Instagram', 'WhatsApp', 'Messenger', 'Telegram'] as const
export type Network = (typeof networks)[number]

type Places = Omit<Parameters<typeof targetOf>[1], 'games'>

/**
 * Returns the operator's links of one type, in order (SYS-14). URLs are not trusted, so `targetOf` checks
 * them. Links to unknown pages and links without a label are omitted.
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

export const networkOf = ({ name }: ResourceLink): Network | undefined =>
  networks.find((network) => network.toLowerCase() === name.trim().toLowerCase())
