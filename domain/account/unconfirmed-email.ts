/**
 * The masked email address that the member entered but has not confirmed. Null for mobiles or without an
 * address.
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
