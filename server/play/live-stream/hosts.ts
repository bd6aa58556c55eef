/**
 * A fictional host of a live table. The daily shift starts at the hour `startsAt` (UTC) and lasts `hours`
 * hours.
 */
export type Host = { id: string; name: string; icon: string; startsAt: number; hours: number }

/** Hosts in the order of their tables. Their shifts cover every hour of the day. */
export const hosts: readonly Host[] = [
  { id: 'marina', name: 'Marina', icon: '1', startsAt: 0, hours: 24 },
  { id: 'caio', name: 'Caio', icon: '4', startsAt: 10, hours: 12 },
  { id: 'jurema', name: 'Jurema', icon: '6', startsAt: 20, hours: 10 },
  { id: 'otavio', name: 'Otávio', icon: '2', startsAt: 0, hours: 8 },
  { id: 'iara', name: 'Iara', icon: '7', startsAt: 6, hours: 8 },
  { id: 'benedito', name: 'Benedito', icon: '3', startsAt: 14, hours: 10 },
]

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long before its start a shift is announced, in milliseconds. */
const SOON = HOUR

export function hostStatus(
  { startsAt, hours }: Host,
  now: Date,
): { status: 'live' | 'soon' | 'offline'; startsAt: Date | null } {
  const begin = now.getTime() - (now.getTime() % DAY) + startsAt * HOUR
  const since = (now.getTime() - begin + DAY) % DAY
  if (since < hours * HOUR) return { status: 'live', startsAt: null }
  const next = new Date(now.getTime() + DAY - since)
  return { status: next.getTime() - now.getTime() <= SOON ? 'soon' : 'offline', startsAt: next }
}
