/**
 * No usable database, for a reason that a person can fix. The message is one sentence that can be shown as
 * it is, without password or stack.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
