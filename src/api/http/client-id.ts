import { browserStorage } from '#api/browser/browser-storage.ts'
import { randomId } from '#protocol/kit/random-id.ts'

const tab = browserStorage('sessionStorage')
const NAME = 'clientId'

/** Names this tab to the platform, which binds captchas and sliders to it; random, and kept over reloads. */
export function clientId(): string {
  const known = tab.read(NAME)
  if (known) return known
  const made = randomId()
  tab.write(NAME, made)
  return made
}
