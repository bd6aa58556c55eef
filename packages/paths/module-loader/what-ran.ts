import type { Bundle } from '#paths/model/bundled.ts'

/** How long a module may run, in ms. A module that awaits an inert global would wait forever. */
const PATIENCE = 500

export type Ran = {
  exported: object
  isWaiting: boolean
}

/**
 * Waits for a bundled module. If the module throws or never finishes, it has no exports, but the machines
 * created before can be used. If it throws before it has created any, the error is rethrown.
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
