import { useState } from 'react'

const DAY = 86_400_000
/** For how long orders of money are listed on their page; further back they are in the account record. */
const LISTED = 90 * DAY

/** The days of which orders are listed. Some of those to come are among them: the platform's clock may be ahead of this one. */
export function useListedDays(): { from: string; to: string } {
  const [now] = useState(Date.now)
  return { from: new Date(now - LISTED).toISOString(), to: new Date(now + 2 * DAY).toISOString() }
}
