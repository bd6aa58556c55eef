import { CALL_CONNECTIONS, RESERVED_CONNECTIONS } from '#server/database/connection/pool-limits.ts'
import { FairQueue } from './fair-queue.ts'

export type Queues = ReturnType<typeof createQueues>

/** Except in the sandbox's queue, no client or network can take up all slots, even with long jobs. */
export const createQueues = () => ({
  /** Short queries: site status, sessions, tickets. */
  reads: new FairQueue({
    concurrency: RESERVED_CONNECTIONS,
    network: { running: RESERVED_CONNECTIONS - 1, waiting: 200 },
    subnet: { running: 2, waiting: 100 },
    client: { running: 2, waiting: 60 },
    patience: 5_000,
  }),
  work: new FairQueue({
    concurrency: CALL_CONNECTIONS,
    network: { running: CALL_CONNECTIONS / 2, waiting: 200 },
    subnet: { running: 3, waiting: 100 },
    client: { running: 3, waiting: 40 },
    patience: 15_000,
  }),
  pages: new FairQueue({
    concurrency: 2,
    network: { running: 1, waiting: 100 },
    subnet: { running: 1, waiting: 50 },
    client: { running: 1, waiting: 100 },
    patience: 20_000,
  }),
  /** Generated pictures. A page requests dozens at once. */
  pictures: new FairQueue({
    concurrency: RESERVED_CONNECTIONS,
    network: { running: RESERVED_CONNECTIONS - 1, waiting: 1_000 },
    subnet: { running: 2, waiting: 500 },
    client: { running: RESERVED_CONNECTIONS - 1, waiting: 1_000 },
    patience: 10_000,
  }),
  /** Uploads, which are held in memory. */
  uploads: new FairQueue({
    concurrency: 24,
    network: { running: 4, waiting: 20 },
    subnet: { running: 2, waiting: 10 },
    client: { running: 2, waiting: 10 },
    patience: 20_000,
  }),
  sandbox: new FairQueue({
    concurrency: 3,
    network: { running: 3, waiting: 100 },
    subnet: { running: 3, waiting: 100 },
    client: { running: 3, waiting: 100 },
    patience: 60_000,
  }),
})
