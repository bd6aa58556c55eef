import type { Bundle } from '#paths/model/bundled.ts'

/** How long (ms) a module may take to run. Where nothing around it acts, one that waits may wait for ever. */
const PATIENCE = 500

/** What came of running a module. */
export type Ran = {
  exported: object
  /** Whether it waits for what may never come. */
  isWaiting: boolean
}

/**
 * What a bundled module exports. One that throws, or that waits at its end for what never comes, exports nothing, but the
 * machines that it made before are there. Throws what it threw where there are none.
 */
export async function whatRan({ loading, made }: Bundle): Promise<Ran> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Ran>((resolve) => {
    timer = setTimeout(() => resolve({ exported: {}, isWaiting: true }), PATIENCE)
  })
  try {
    return await Promise.race([loading.then((exported) => ({ exported, isWaiting: false })), late])
  } catch (error) {
    if (made.length === 0) throw error
    return { exported: {}, isWaiting: false }
  } finally {
    clearTimeout(timer)
  }
}
