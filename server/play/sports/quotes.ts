import type { Pick } from '#domain/play/sports-picks.ts'
import type { Quote } from '#protocol/play/sports.ts'
import { fixtureAt, quoting } from './fixture-at.ts'
import { fixtureOf } from './schedule.ts'

/** How long before kick-off a fixture opens for bets, in milliseconds. */
export const OPEN_FOR = 3 * 86_400_000

type Terms = { returnBp: number; secret: string; now: Date }

/** Returns the current odds of each leg. Unknown fixtures count as ended. */
export const quotesOf = (legs: readonly { fixture: string; pick: Pick }[], terms: Terms): Quote[] =>
  legs.map(({ fixture, pick }) => ({ fixture, pick, ...quoteOf(fixture, pick, terms) }))

function quoteOf(id: string, pick: Pick, { returnBp, secret, now }: Terms): Omit<Quote, 'fixture' | 'pick'> {
  const fixture = fixtureOf(id)
  if (!fixture) return { phase: 'ended', odds: null }
  const at = fixtureAt(fixture, secret, now)
  const isOffered = fixture.startsAt - now.getTime() <= OPEN_FOR
  return { phase: at.phase, odds: isOffered ? quoting(at, returnBp)(pick) : null }
}
