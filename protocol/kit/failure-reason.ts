/**
 * Why a call failed. Business refusals are not included.
 * - `offline`: the platform could not be reached
 * - `timeout`: no response in time; the outcome is unknown
 * - `unauthorised`: there is no session, or it has ended
 * - `forbidden`: the session may not make this call
 * - `missing`: the requested item does not exist, or belongs to another member
 * - `conflict`: the same request is still in progress
 * - `invalid`: the request does not match the schema
 * - `throttled`: too many calls; `retryAfter` says when to retry
 * - `busy`: the platform is overloaded and did nothing; `retryAfter` says when to retry
 * - `closed`: the site is closed to this visitor
 * - `server`: the platform failed
 * - `shape`: the reply does not match its schema
 * - `insecure`: the page uses plain HTTP, where browsers cannot encrypt; nothing was sent
 */
export type FailureReason =
  | 'offline'
  | 'timeout'
  | 'unauthorised'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'invalid'
  | 'throttled'
  | 'busy'
  | 'closed'
  | 'server'
  | 'shape'
  | 'insecure'
