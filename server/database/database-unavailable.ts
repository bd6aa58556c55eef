/**
 * Thrown if there is no usable database, for a reason that the operator can fix. The message is one sentence
 * that can be displayed, without passwords or a stack.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
