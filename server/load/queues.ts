import { CALL_CONNECTIONS, RESERVED_CONNECTIONS } from '../database/pool-limits.ts'
import { FairQueue } from './fair-queue.ts'

/** The queues in which requests wait, before they take a connection, until it is their client's turn. */
export type Queues = ReturnType<typeof createQueues>

/** Queues of one process. */
export const createQueues = () => ({
  /** Short reads: the site's status, sessions, tickets. */
  reads: new FairQueue({
    concurrency: RESERVED_CONNECTIONS,
    perGroup: RESERVED_CONNECTIONS - 1,
    perKey: 2,
    waitingPerGroup: 400,
    waitingPerKey: 60,
    patience: 5_000,
  }),
  /** The work of calls and games. Neither a client nor an address gets all connections, however long each of them takes. */
  work: new FairQueue({
    concurrency: CALL_CONNECTIONS,
    perGroup: CALL_CONNECTIONS / 2,
    perKey: 3,
    waitingPerGroup: 200,
    waitingPerKey: 40,
    patience: 15_000,
  }),
  /** Pages, which are drawn and compressed. */
  pages: new FairQueue({
    concurrency: 2,
    perGroup: 1,
    perKey: 1,
    waitingPerGroup: 100,
    waitingPerKey: 100,
    patience: 20_000,
  }),
  /** Drawn pictures. A page has dozens, and asks for them all at once. */
  pictures: new FairQueue({
    concurrency: RESERVED_CONNECTIONS,
    perGroup: RESERVED_CONNECTIONS - 1,
    perKey: RESERVED_CONNECTIONS - 1,
    waitingPerGroup: 1_000,
    waitingPerKey: 1_000,
    patience: 10_000,
  }),
  /** Files, which are kept in memory as they come in. */
  uploads: new FairQueue({
    concurrency: 24,
    perGroup: 4,
    perKey: 2,
    waitingPerGroup: 20,
    waitingPerKey: 10,
    patience: 20_000,
  }),
  /** What the sandbox's console asks for; moving the clock takes long. */
  sandbox: new FairQueue({
    concurrency: 3,
    perGroup: 3,
    perKey: 3,
    waitingPerGroup: 100,
    waitingPerKey: 100,
    patience: 60_000,
  }),
})
