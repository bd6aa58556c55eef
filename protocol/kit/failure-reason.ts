/**
 * Why a call failed without a reply or a business refusal.
 * - `offline`: the platform could not be reached
 * - `timeout`: no response in time; the outcome is unknown
 * - `unauthorised`: no session, or an ended one
 * - `forbidden`: the session may not do this
 * - `missing`: unknown, or belongs to another member
 * - `conflict`: the same request is still in progress
 * - `invalid`: the platform rejected the request by its schema
 * - `throttled`: too many calls; `retryAfter` says when to retry
 * - `busy`: the platform was too busy; nothing was done, and `retryAfter` says when to retry
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
