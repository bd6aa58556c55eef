/** The masked e-mail address that the member wrote down but has not confirmed; null for a mobile, or where there is none. */
export const unconfirmedEmail = ({
  kind,
  before,
  isBound,
}: {
  kind: 'mobile' | 'email'
  before: string | null
  isBound: boolean
}): string | null => (kind === 'email' && !isBound ? before : null)
