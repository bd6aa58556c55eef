import type { Platform } from '../../platform.ts'
import { settleBets } from './settle-bets.ts'

/** Milliseconds between two runs. */
const EVERY = 5_000

export type BetWorker = {
  /** No run begins afterwards; resolves when none is under way. */
  stop(): Promise<void>
}

/** Settles bets that are due now and every few seconds. */
export function startSettlingBets(platform: Platform, { every = EVERY } = {}): BetWorker {
  const settleOnce = async () => {
    try {
      await settleBets(platform)
    } catch (error) {
      // Each bet is settled whole or not at all: the next run goes on from here.
      console.error(`No more bets were settled: ${error instanceof Error ? error.message : error}`)
    }
  }
  let settling = settleOnce()
  const timer = setInterval(() => {
    settling = settling.then(settleOnce)
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await settling
    },
  }
}
