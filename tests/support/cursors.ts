import { expect } from 'vitest'

/** Expects that a cursor reveals neither its key values nor the member's id. */
export function expectHidden(cursor: string): void {
  // An opening bracket alone proves nothing: one in 256 encrypted cursors begins with that byte.
  const read = Buffer.from(cursor, 'base64').toString('latin1')
  expect([cursor, read].filter((text) => /^\[(\d+|"[^"]*"),|,"\d+"/.test(text))).toEqual([])
}

/** Returns the cursor with one character changed. */
export function altered(cursor: string): string {
  const middle = Math.floor(cursor.length / 2)
  return `${cursor.slice(0, middle)}${cursor[middle] === 'A' ? 'B' : 'A'}${cursor.slice(middle + 1)}`
}
