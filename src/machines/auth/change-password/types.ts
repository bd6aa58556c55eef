import type { Attempt } from './attempt.ts'
import type { PasswordField } from './fields.ts'

export type ChangePasswordInput = {
  /** Whether the platform refuses everything else until the password is changed. */
  forced: boolean
  /** The password just logged in with, where it is still known. */
  knownPassword?: string | undefined
}

/** How the flow ended; whoever signs out of a forced change has to be logged out by its parent. */
export type ChangePasswordOutput = { changed: true } | { changed: false; signOut: boolean }

export type ChangePasswordContext = Attempt & {
  forced: boolean
  /** Epoch milliseconds before which the platform looks at no other attempt. */
  retryAt: number
}

export type ChangePasswordEvent =
  | { type: 'field.changed'; field: PasswordField; value: string }
  | { type: 'passwords.toggle' }
  | { type: 'change.submit' }
  | { type: 'change.retry' }
  | { type: 'change.cancel' }
  | { type: 'change.signOut' }
