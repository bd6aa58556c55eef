import type { Bundle } from '#paths/model/bundled.ts'

/** Milliseconds a module may run. One that awaits an inert global would wait forever. */
const PATIENCE = 500

export type Ran = {
  exported: object
  isWaiting: boolean
}

/**
 * The exports of a bundled module. If it throws or never finishes, there are no exports, but the machines
 * created until then are returned. Without any machine, its error is rethrown.
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
