import { type Inks, inksNamed } from './inks.ts'
import { agentPoster, channelsPoster, fortnightPoster, reportsPoster } from './posters/agent.ts'
import { loginPosters, PORTRAIT } from './posters/login.ts'
import { maintenancePoster } from './posters/maintenance.ts'
import { missingPoster } from './posters/missing.ts'
import { regionPoster } from './posters/region.ts'
import { sheet } from './sheet.ts'

export type PosterName =
  | 'maintenance'
  | 'region'
  | 'missing'
  | 'login'
  | 'agent'
  | 'channels'
  | 'fortnight'
  | 'reports'

export const loginVariants = loginPosters.length

type Notice = { inks: string; paint: (inks: Inks) => string }

const notices: Readonly<Record<Exclude<PosterName, 'login'>, Notice>> = {
  maintenance: { inks: 'areia', paint: maintenancePoster },
  region: { inks: 'mar', paint: regionPoster },
  missing: { inks: 'caju', paint: missingPoster },
  agent: { inks: 'mata', paint: agentPoster },
  channels: { inks: 'goiaba', paint: channelsPoster },
  fortnight: { inks: 'anil', paint: fortnightPoster },
  reports: { inks: 'mar', paint: reportsPoster },
}

/**
 * Draws a poster as an SVG document: 340 by 680 for the login, otherwise 480 by 360. Only the login has
 * variants. Indexes outside the list wrap around.
 */
export function posterArt(name: PosterName, variant = 0): string {
  if (name !== 'login') {
    const { inks, paint } = notices[name]
    const printing = inksNamed(inks)
    return sheet(printing, { width: 480, height: 360, fit: 'xMidYMid slice' }, paint(printing))
  }
  const login = loginPosters[((variant % loginVariants) + loginVariants) % loginVariants]
  if (login === undefined) throw new Error(`Login picture ${variant} does not exist.`)
  const printing = inksNamed(login.inks)
  return sheet(printing, { ...PORTRAIT, fit: 'xMidYMid slice' }, login.paint(printing))
}
