import pg from 'pg'
import { errorCode } from '#server/database/error-code.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'

/**
 * Maximum age of a snapshot, in ms. Events that are due minutes after seeding would be overdue in an older
 * snapshot, since its timestamps are fixed.
 */
const FRESH = 5 * 60_000

/** PostgreSQL error code for a deadlock. */
const DEADLOCK = '40P01'
const RETRIES = 5

export type KeptWorld = {
  /** Takes a snapshot. */
  keep(): Promise<void>
  /** Restores every row changed since the snapshot. Returns false if there is no usable snapshot. */
  restore(): Promise<boolean>
}

/**
 * Provides a snapshot of a demo world. Restoring it is several times faster than seeding. The `xmin` of a row
 * names the transaction that wrote it, so only rows written or removed since the snapshot are touched.
 * `config` connects to the platform's database.
 */
export function keptWorld(config: pg.ClientConfig): KeptWorld {
  return {
    keep: () =>
      inTransaction(config, async (client) => {
        await client.query(KEEP)
      }),
    restore: () =>
      inTransaction(config, async (client) => {
        const { rows: found } = await client.query<{ isThere: boolean }>(
          `select to_regclass('kept_world.made') is not null as "isThere"`,
        )
        if (!found[0]?.isThere) return false
        const { rows } = await client.query<{ restored: boolean }>(
          `select kept_world.restore($1 * interval '1 millisecond') as restored`,
          [FRESH],
        )
        return rows[0]?.restored === true
      }),
  }
}

/**
 * Runs `work` in a transaction. Retries after a deadlock, since the platform's jobs may hold a row while they
 * wait for a table.
 */
async function inTransaction<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
  retries = RETRIES,
): Promise<Result> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query(
      `begin; set local deadlock_timeout = '20ms'; select pg_advisory_xact_lock(${WORLD_LOCK})`,
    )
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    if (errorCode(error) !== DEADLOCK || retries === 0) throw error
  } finally {
    await client.end()
  }
  return inTransaction(config, work, retries - 1)
}

/**
 * SQL that takes a snapshot and defines the function that restores it. Like seeding, a restore keeps the
 * clock and the used nonces. It also keeps the encryption key and the secret of the sports fixtures, since
 * open pages use the key and the fixtures. Foreign keys need no check, since all rows are restored.
 */
const KEEP = `
drop schema if exists kept_world cascade;
create schema kept_world;
create table kept_world.made as
  select now() as at, (select value::text from operator_setting where name = 'clock') as clock;
create table kept_world.writer (xid text primary key);
create table kept_world.stock as
  select tablename::text as name, 0::bigint as count, '' as columns, '' as key
  from pg_tables where schemaname = 'public' and tablename <> 'used_request_nonce';
create table kept_world.sequence as
  select format('%I.%I', schemaname, sequencename) as name, last_value, start_value
  from pg_sequences where schemaname = 'public';

create function kept_world.lock_all() returns void language plpgsql as $$
begin
  execute (select 'lock table ' || string_agg(format('public.%I', name), ', ' order by name) || ' in exclusive mode'
    from kept_world.stock);
end $$;

create function kept_world.own_rows(name text) returns text language sql as $$
  select case name when 'operator_setting' then 'name not in (''encryptionKey'', ''fixtureSecret'', ''clock'')' else 'true' end
$$;

create function kept_world.restore(fresh interval) returns boolean language plpgsql as $$
declare
  one record;
  is_changed boolean;
begin
  if not exists (select from kept_world.made where now() - at < fresh
    and clock is not distinct from (select value::text from public.operator_setting where name = 'clock')) then
    return false;
  end if;
  perform kept_world.lock_all();
  perform set_config('session_replication_role', 'replica', true);
  insert into kept_world.writer values (pg_current_xact_id()::xid::text);
  for one in select *, kept_world.own_rows(name) as own from kept_world.stock loop
    execute format(
      'select count(*) <> $1 or coalesce(bool_or(xmin::text not in (select xid from kept_world.writer)), false)
       from public.%I where %s', one.name, one.own) into is_changed using one.count;
    continue when not is_changed;
    execute format('delete from public.%I where %s and xmin::text not in (select xid from kept_world.writer)',
      one.name, one.own);
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept_world.%3$I kept
      where not exists (select from public.%1$I there where (%4$s) = (%5$s))',
      one.name, one.columns, 'of_' || one.name,
      (select string_agg('there.' || part, ', ') from unnest(string_to_array(one.key, ',')) part),
      (select string_agg('kept.' || part, ', ') from unnest(string_to_array(one.key, ',')) part));
  end loop;
  perform setval(name::regclass, coalesce(last_value, start_value), last_value is not null) from kept_world.sequence;
  return true;
end $$;

do $$
declare
  one record;
begin
  perform kept_world.lock_all();
  for one in select *, kept_world.own_rows(name) as own from kept_world.stock loop
    execute format('create table kept_world.%I as select * from public.%I where %s', 'of_' || one.name, one.name, one.own);
    execute format('insert into kept_world.writer select distinct xmin::text from public.%I where %s
      on conflict do nothing', one.name, one.own);
    execute format('update kept_world.stock set count = (select count(*) from kept_world.%I), columns = $2, key = $3
      where name = $1', 'of_' || one.name) using one.name,
      (select string_agg(quote_ident(attname), ',' order by attnum) from pg_attribute
        where attrelid = format('public.%I', one.name)::regclass and attnum > 0 and not attisdropped),
      (select string_agg(quote_ident(attname), ',') from pg_index join pg_attribute on attrelid = indrelid
        where indrelid = format('public.%I', one.name)::regclass and indisprimary and attnum = any(indkey));
  end loop;
end $$;
`
