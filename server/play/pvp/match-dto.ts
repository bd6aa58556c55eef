import { pointsOf, pvpWin, takenOf } from '#domain/play/pvp-rules.ts'
import type { PvpMatch, PvpPlayed } from '#protocol/play/play-pvp.ts'
import { maskedAccount } from '#server/identity/masked-account.ts'
import { waitsUntil } from './advance.ts'
import type { Match, SeatRow } from './match-rows.ts'
import { handOf, type Side } from './match-state.ts'

type Phase = PvpMatch['phase']

const nobody: Side = { cards: [], clocked: [], missed: 0 }

/** Returns a match as one player sees it. The opponent's card is hidden until both have played. */
export function toMatchDto(match: Match, own: SeatRow, now: Date): PvpMatch {
  const other = match.seats.find(({ place }) => place !== own.place) ?? null
  const theirs: Side = other ?? nobody
  const { rounds, atStake } = takenOf(own.cards, theirs.cards)
  const open = rounds.length
  const isOpen = match.state === 'waiting' || match.state === 'playing'
  const phase = phaseOf(match, own, now)
  return {
    id: match.id,
    version: match.version,
    room: match.room,
    stake: match.stake,
    win: pvpWin(match.stake, match.returnBp),
    phase,
    left: leftOf(match, phase, now),
    opponent: other && maskedAccount(other.member.account),
    round: match.round,
    atStake: isOpen ? atStake : 0,
    points: { own: pointsOf(rounds, 'own'), other: pointsOf(rounds, 'other') },
    hand: cardsOf(handOf(own)),
    otherHand: cardsOf(handOf({ cards: theirs.cards.slice(0, open) })),
    chosen: cardsOf(own.cards.slice(open))[0] ?? null,
    hasOtherChosen: theirs.cards.length > open,
    rounds: rounds.map(
      (round, place): PvpPlayed => ({
        ...round,
        own: cardOf(round.own),
        other: cardOf(round.other),
        ownBy: byOf(own, place),
        otherBy: byOf(theirs, place),
      }),
    ),
    ending: match.ending,
    payout: own.payout,
    startedAt: match.createdAt.toISOString(),
  }
}

function phaseOf({ state, ending, choosesAt, seats }: Match, { payout }: SeatRow, now: Date): Phase {
  if (state === 'waiting' || state === 'returned') return state
  if (state === 'playing') return now < choosesAt ? 'shown' : 'choosing'
  if (seats.every((seat) => seat.payout !== 0) && ending !== null) return 'drawn'
  return payout === 0 ? 'lost' : 'won'
}

function leftOf(match: Match, phase: Phase, now: Date): number {
  const ends = { waiting: waitsUntil(match), shown: match.choosesAt, choosing: match.dueAt }
  const end = phase === 'waiting' || phase === 'shown' || phase === 'choosing' ? ends[phase] : now
  return Math.max(0, end.getTime() - now.getTime())
}

const byOf = ({ clocked }: Side, place: number): PvpPlayed['ownBy'] =>
  clocked.includes(place + 1) ? 'clock' : 'player'

const cardsOf = (cards: readonly number[]) => cards.map(cardOf)

function cardOf(card: number): PvpPlayed['own'] {
  if (card === 1 || card === 2 || card === 3 || card === 4 || card === 5) return card
  throw new Error(`Card ${card} does not exist`)
}
