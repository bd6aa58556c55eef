import type pg from 'pg'

/** Ends a pool and waits until its connections are closed, which the pool itself does not: a server that stops then ends nobody's. */
export async function endPool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  if (open === 0) resolve()
  pool.on('remove', () => {
    open -= 1
    if (open === 0) resolve()
  })
  await pool.end()
  await closed
}
