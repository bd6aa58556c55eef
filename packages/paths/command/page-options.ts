import { NARROWEST, WIDEST } from '#paths/model/window-width.ts'
import type { ReplayRequest } from '#paths/results/results.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Project } from './project.ts'

export type PageOptions = Omit<ReplayRequest, 'id' | 'flow' | 'path' | 'folder'>

/** Checks the language, demo data set, width and URL. Throws a {@link Misuse} for the first invalid one. */
export function checkPageOptions(
  { config }: Project,
  { language, width, world, address }: PageOptions,
): void {
  const offers = config.browser?.offers
  if (offers && language !== undefined) checkName('language', language, offers.languages)
  if (offers && world !== undefined) checkName('world', world, offers.worlds)
  if (width !== undefined && (width < NARROWEST || width > WIDEST))
    throw new Misuse(`The width must be from ${NARROWEST} to ${WIDEST} pixels, not ${width}.`)
  if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Misuse(`"${address}" is not the URL of an installation, such as http://127.0.0.1:4173.`)
}

function checkName(what: string, typed: string, known: readonly string[]): void {
  if (known.includes(typed)) return
  throw new Misuse(`There is no ${what} "${typed}", only ${known.join(', ')}.${didYouMean(typed, known)}`)
}
