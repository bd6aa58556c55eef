import { describe, expect, it } from 'vitest'
import { isBoardKey, moveOnBoard } from '#ui/play/lottery/board-moves.ts'

/** Returns a board of 100 numbers with the focus on index `at`. Rows have seven numbers, the last row two. */
const from = (at: number) => ({ at, count: 100, columns: 7 })

describe('[LOTT-03] Keys on a number board', () => {
  it('move the focus to a neighbour, even across the end of a row', () => {
    expect(moveOnBoard('ArrowRight', from(6))).toBe(7)
    expect(moveOnBoard('ArrowLeft', from(7))).toBe(6)
    expect(moveOnBoard('ArrowDown', from(3))).toBe(10)
    expect(moveOnBoard('ArrowUp', from(10))).toBe(3)
  })

  it('do not move the focus if there is no neighbour', () => {
    expect(moveOnBoard('ArrowLeft', from(0))).toBeNull()
    expect(moveOnBoard('ArrowUp', from(6))).toBeNull()
    expect(moveOnBoard('ArrowRight', from(99))).toBeNull()
    expect(moveOnBoard('ArrowDown', from(94))).toBeNull()
  })

  it('move the focus to the first or last number, or by up to five rows', () => {
    expect(moveOnBoard('Home', from(50))).toBe(0)
    expect(moveOnBoard('End', from(50))).toBe(99)
    expect(moveOnBoard('PageDown', from(3))).toBe(38)
    expect(moveOnBoard('PageUp', from(38))).toBe(3)
    expect(moveOnBoard('PageUp', from(10))).toBe(3)
    expect(moveOnBoard('PageDown', from(93))).toBe(93)
    expect(moveOnBoard('PageDown', from(85))).toBe(99)
  })

  it('do not move the focus unless they are navigation keys', () => {
    expect(moveOnBoard('Enter', from(3))).toBeNull()
    expect(isBoardKey('PageUp')).toBe(true)
    expect(isBoardKey('Tab')).toBe(false)
  })
})
