import type { Bundle } from '../bundled.ts'

/** How long (ms) a module may take to run. Where nothing around it acts, one that waits may wait for ever. */
const PATIENCE = 500

/**
 * What a bundled module exports. One that throws, or that waits at its end for what never comes, exports nothing, but the
 * machines that it made before are there. Throws what it threw where there are none.
 */
export async function whatRan({ loading, made }: Bundle): Promise<object> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<object>((resolve) => {
    timer = setTimeout(() => resolve({}), PATIENCE)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    if (made.length === 0) throw error
    return {}
  } finally {
    clearTimeout(timer)
  }
}
