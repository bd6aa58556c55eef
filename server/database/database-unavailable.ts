/**
 * No usable database, for a reason that the operator can fix. The message is one sentence, without password
 * and stack, and can be displayed.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
