import { expect, test } from 'vitest'
import { endPool } from '#server/database/end-pool.ts'
import { makeOwnDatabase } from '../support/own-database.ts'

test('a pool that has ended has no connection left, so that its database can go at once', async () => {
  const own = await makeOwnDatabase()
  for (let round = 0; round < 10; round += 1) {
    const pool = own.openPool(8)
    const ended: string[] = []
    pool.on('error', ({ message }) => ended.push(message))
    await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.01)')))
    let closed = 0
    pool.on('remove', () => {
      closed += 1
    })
    await endPool(pool)
    expect(closed).toBe(8)
    expect(ended).toEqual([])
  }
  await own.drop()
})
