/** Masks an E.164 mobile. Its owner can still recognise it. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)} •••• ${mobile.slice(-4)}`

/** Shows the first letter of the part before the `@`, unless it is the only one. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at - 1))}•••${email.slice(at)}`
}

/**
 * Masks an email address in a list of similar ones of its owner. Shows two letters at each end if at least as
 * many stay hidden.
 */
export function maskedEmailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = Math.min(2, Math.floor(at / 4))
  return `${email.slice(0, Math.min(shown || 1, at - 1))}•••${email.slice(at - shown)}`
}

/** First name and initials, such as `Ana L. B.`. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  return [first, ...others.map((word) => `${[...word][0] ?? ''}.`)].join(' ')
}
