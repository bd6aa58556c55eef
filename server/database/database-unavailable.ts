/**
 * There is no database to work with, for a reason that a person can mend. The message is one sentence,
 * fit to be shown as it is: no password, no stack.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
