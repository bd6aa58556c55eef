/**
 * The masked e-mail address the member entered but has not confirmed; null for mobiles or without an
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
