import type { StateNode } from 'xstate'
import type { Chart } from './chart.ts'
import type { Move } from './moves.ts'
import { isWithin, type Places } from './places.ts'

/** Whether all transitions affect separate states, which is the common case. */
export function areApart({ places }: Chart, moves: readonly Move[]): boolean {
  for (let index = 1; index < moves.length; index++) {
    for (let other = 0; other < index; other++) {
      if (isShared(places, moves[index]?.domain, moves[other]?.domain)) return false
    }
  }
  return true
}

function isShared(places: Places, one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one === other || isWithin(places, one, other) || isWithin(places, other, one)
}

/** Keeps one of two conflicting transitions: the one with the inner source, or else the first selected. */
export function withoutLosers(
  chart: Chart,
  moves: readonly Move[],
  active: readonly StateNode[],
): readonly Move[] {
  if (areApart(chart, moves)) return moves
  const winners = new Set<Move>()
  for (const move of moves) {
    const rivals = [...winners].filter((winner) => isConflict(chart, move, winner, active))
    const isInner = ({ source }: Move) => isWithin(chart.places, move.source.order, source.order)
    const firstToStay = rivals.findIndex((rival) => !isInner(rival))
    if (firstToStay >= 0) continue
    for (const rival of rivals) winners.delete(rival)
    winners.add(move)
  }
  return [...winners]
}

function isConflict({ places }: Chart, one: Move, other: Move, active: readonly StateNode[]): boolean {
  const { domain: a } = one
  const { domain: b } = other
  if (a === undefined || b === undefined) return false
  return active.some(({ order }) => isWithin(places, order, a) && isWithin(places, order, b))
}
