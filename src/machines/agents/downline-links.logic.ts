import type { DownlineLink, DownlineLinks, NewLink } from '#api/agents/downline-registration.ts'
import { plainAddedText } from '#domain/text/plain-text.ts'
import type { DownlineLinksContext } from './downline-links.types.ts'

export const chosenLink = ({ links, chosenId }: DownlineLinksContext): DownlineLink | undefined =>
  links.find(({ id }) => id === chosenId)

export const linkOf = ({ name, type, presets }: DownlineLinksContext): NewLink => ({
  name: plainAddedText(name),
  type,
  presets: type === 'agent' ? [...presets] : [],
})

/**
 * Returns the link that has the requested name and is missing from the old list, or undefined if there is
 * none.
 */
export function madeIn({ links: before, name }: DownlineLinksContext, { links }: DownlineLinks) {
  const known = new Set(before.map(({ id }) => id))
  return links.find((link) => !known.has(link.id) && link.name === plainAddedText(name))
}
