/**
 * Why a call brought no reply that the business foresees.
 *
 * - `offline`: the platform could not be reached
 * - `timeout`: no answer in time; what the call was to do may or may not have happened
 * - `unauthorised`: no session, or one that has ended
 * - `forbidden`: the session may not do this
 * - `missing`: unknown, or somebody else's
 * - `conflict`: the same thing is still in progress
 * - `invalid`: the platform found the request off its schema
 * - `throttled`: too many calls; `retryAfter` says when to come back
 * - `busy`: the platform was too busy to begin; nothing was done, and `retryAfter` says when to come back
 * - `closed`: the site is closed to this visitor
 * - `server`: the platform failed
 * - `shape`: the reply is off its schema
 * - `insecure`: the page came by plain HTTP, where browsers do not encrypt; nothing was sent
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
