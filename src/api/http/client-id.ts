import { browserStorage } from '#api/browser/browser-storage.ts'
import { randomId } from '#protocol/kit/random-id.ts'

const tab = browserStorage('sessionStorage')
const NAME = 'clientId'

/**
 * Returns this tab's random id, which survives reloads. Captchas and slider puzzles are valid only for this
 * id.
 */
export function clientId(): string {
  const known = tab.read(NAME)
  if (known) return known
  const made = randomId()
  tab.write(NAME, made)
  return made
}
