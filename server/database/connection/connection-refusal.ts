import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { errorCode } from '#server/database/error-code.ts'
import type { DatabaseAddress } from './database-address.ts'

type Explain = (address: DatabaseAddress) => string

const nobodyAnswers: Explain = ({ server }) => `Nothing answers at ${server}; is PostgreSQL running there?`
const unknownHost: Explain = ({ server }) =>
  `The host name in ${server} is unknown; is it right in DATABASE_URL?`
const unreachable: Explain = ({ server }) =>
  `No way leads to ${server}; is the network up, and the address right?`
const tryLater: Explain = ({ server }) =>
  `PostgreSQL at ${server} takes no connections just now; try again soon.`

const EXPLANATIONS: Record<string, Explain> = {
  ECONNREFUSED: nobodyAnswers,
  ENOENT: nobodyAnswers,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  '28P01': ({ server, user }) =>
    `PostgreSQL at ${server} refuses user "${user}" with the password given; correct it in DATABASE_URL.`,
  '3D000': ({ server, database }) =>
    `PostgreSQL at ${server} has no database "${database}"; create it or correct DATABASE_URL.`,
  '53300': tryLater,
  '57P03': tryLater,
}

/** @param timeout how long the client waited, in ms */
export function connectionRefusal(
  error: unknown,
  address: DatabaseAddress,
  timeout: number,
): DatabaseUnavailable {
  const explain = EXPLANATIONS[errorCode(error) ?? '']
  if (explain) return new DatabaseUnavailable(explain(address))
  const reason = error instanceof Error ? error.message : String(error)
  if (/timeout|ETIMEDOUT/.test(reason)) {
    return new DatabaseUnavailable(`${address.server} did not answer within ${timeout / 1000} seconds.`)
  }
  if (reason.includes('client password must be')) {
    return new DatabaseUnavailable(
      `PostgreSQL at ${address.server} wants a password, and DATABASE_URL has none.`,
    )
  }
  return new DatabaseUnavailable(`PostgreSQL at ${address.server} cannot be used: ${reason}.`)
}
