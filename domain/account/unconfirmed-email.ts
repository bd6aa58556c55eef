/**
 * The masked email address that the member has entered but not confirmed; null if there is none, or if the
 * contact is a mobile number.
 */
export const unconfirmedEmail = ({
  kind,
  before,
  isBound,
}: {
  kind: 'mobile' | 'email'
  before: string | null
  isBound: boolean
}): string | null => (kind === 'email' && !isBound ? before : null)
