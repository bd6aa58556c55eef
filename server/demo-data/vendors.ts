import type { GameType } from '#protocol/lobby/games.ts'
import type { vendor } from '#server/games/vendor.table.ts'

const HOUR = 3_600_000
const BRASILIA = 3 * HOUR
const OPENING = 9 * HOUR
const DAY = 24 * HOUR

type Vendor = { code: string; name: string; show: 'frame' | 'window'; categories: readonly GameType[] }

/** Codes come from the specification; names are invented. The order also applies within each category. */
export const vendors: readonly Vendor[] = [
  { code: 'PG', name: 'Pampa Grande', show: 'frame', categories: ['RNG', 'PVP', 'ESPORTS'] },
  { code: 'EG2', name: 'Estúdio Garoa', show: 'frame', categories: ['RNG', 'LIVE', 'COCKFIGHT'] },
  { code: 'PT', name: 'Porto Trovão', show: 'frame', categories: ['LIVE', 'SPORTS', 'RNG'] },
  { code: 'JDB', name: 'Jogos do Brejo', show: 'frame', categories: ['FISH', 'RNG', 'PVP'] },
  { code: 'CQ9', name: 'Cais Nove', show: 'window', categories: ['RNG', 'SPORTS', 'ESPORTS'] },
  { code: 'FC', name: 'Ferro & Cobre', show: 'frame', categories: ['RNG', 'FISH', 'PVP'] },
  { code: 'JL', name: 'Jacarandá Livre', show: 'frame', categories: ['RNG', 'FISH', 'COCKFIGHT'] },
  { code: 'BGS', name: 'Palpite Originais', show: 'frame', categories: ['BGS'] },
  { code: 'TCG_LOTTO_VN', name: 'Vale Norte Loterias', show: 'frame', categories: ['ELOTT'] },
  { code: 'TCG_SEA', name: 'Costa do Mar Loterias', show: 'frame', categories: ['LOTT'] },
  { code: 'LOTT', name: 'Lotérica da Praça', show: 'frame', categories: ['LOTT'] },
  { code: 'ELOTT', name: 'Lotérica Minuto', show: 'frame', categories: ['ELOTT'] },
]

/** Code of the vendor that demonstrates maintenance. */
const CLOSED = 'FC'

const OWN_WALLETS = ['CQ9', CLOSED]

export function vendorRows(now: Date): (typeof vendor.$inferInsert)[] {
  return vendors.map(({ code, name, show }) => ({
    code,
    name,
    show,
    closedUntil: code === CLOSED ? tomorrowMorning(now) : null,
    ownWallet: OWN_WALLETS.includes(code),
  }))
}

function tomorrowMorning(now: Date): Date {
  const today = Math.floor((now.getTime() - BRASILIA) / DAY) * DAY
  return new Date(today + DAY + BRASILIA + OPENING)
}
