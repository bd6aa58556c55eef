import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Database = NodePgDatabase

/** A database handle over a pool; column names are snake case in the database. */
export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' })
