import type { Intent } from './intent.ts'
import type { Vendor } from './vendor.ts'

type WithVendor = { context: { vendor: Vendor } }
type WithIntent = { context: { vendor: Vendor; intent: Intent | null } }

const vendorOf = ({ context }: WithVendor) => ({ vendor: context.vendor })
const betOf = ({ context }: WithIntent) => ({ vendor: context.vendor, intent: context.intent })

/**
 * Returns the invocation that opens the game. `onDone` contains the transitions for the vendor's response.
 */
export const openGameWith = <const After>(onDone: After) =>
  ({
    id: 'openGame',
    src: 'openGame',
    input: vendorOf,
    onDone,
    onError: { target: 'unreachable', actions: 'countFailure' },
  }) as const

export const unreachable = {
  description:
    'The provider did not respond. The page tries again automatically, after a longer wait each time.',
  on: { 'game.retry': 'opening' },
  after: { untilRetry: 'opening' },
} as const

/** Returns the invocation that places the bet `intent`. Without a response, `asking` retries the bet. */
export const placeBetWith = <const After>(onDone: After) =>
  ({
    id: 'placeBet',
    src: 'placeBet',
    input: betOf,
    onDone,
    onError: { target: 'asking', actions: 'countFailure' },
  }) as const

/**
 * Returns the states that retry a bet that got no response. The idempotency key stays the same, so the bet is
 * never placed twice.
 */
export const askingStates = <const After>(onDone: After) =>
  ({
    calling: {
      description:
        'The page sends the same bet again to learn whether it was placed. It is never placed twice.',
      invoke: {
        id: 'askBet',
        src: 'placeBet',
        input: betOf,
        onDone,
        onError: { target: 'waiting', actions: 'countFailure' },
      },
    },
    waiting: {
      description: 'The page waits briefly before the next check.',
      on: { 'game.retry': 'calling' },
      after: { untilRetry: 'calling' },
    },
  }) as const
