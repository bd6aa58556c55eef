import { browserStorage } from '#api/browser/browser-storage.ts'
import { randomId } from '#protocol/kit/random-id.ts'

const tab = browserStorage('sessionStorage')
const NAME = 'clientId'

/**
 * Returns this tab's random id, which survives reloads. The platform ties captchas and slider puzzles to it.
 */
export function clientId(): string {
  const known = tab.read(NAME)
  if (known) return known
  const made = randomId()
  tab.write(NAME, made)
  return made
}
