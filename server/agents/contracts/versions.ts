import { sql } from 'drizzle-orm'
import type { contract, contractRequest } from './contract.table.ts'
import { contractVersion } from './contract.table.ts'
import type { Version } from './terms-in-force.ts'

/** A version as the database returns it, in JSON. */
type Written = Pick<Version, 'terms'> & { since: string }

/**
 * Returns a subquery for a contract's versions, oldest first. It yields an empty array if there is no
 * contract.
 */
export const versionsOf = (contractId: typeof contract.id | typeof contractRequest.contractId) =>
  sql`(
    select coalesce(
      jsonb_agg(
        jsonb_build_object('terms', ${contractVersion.terms}, 'since', ${contractVersion.since})
        order by ${contractVersion.version}
      ),
      '[]'::jsonb
    )
    from ${contractVersion} where ${contractVersion.contractId} = ${contractId}
  )`.mapWith((written: Written[]): Version[] =>
    written.map(({ terms, since }) => ({ terms, since: new Date(since) })),
  )
