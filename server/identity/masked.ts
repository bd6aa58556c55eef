/** Masks a mobile number in E.164 so that only its owner can recognise it. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)} •••• ${mobile.slice(-4)}`

/** Shows only the first letter of the part before the `@`, or none if it has only one letter. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at - 1))}•••${email.slice(at)}`
}

/**
 * Masks an email address in a list of its owner's addresses, which may be similar. Shows up to two letters at
 * each end of the part before the `@`, and hides at least half of it.
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
