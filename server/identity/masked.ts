/** A mobile in E.164, as little of it as its owner needs to know it again. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)} •••• ${mobile.slice(-4)}`

export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

/**
 * An e-mail address that stands beside others of its owner's, which often begin and end alike: two letters of either end, as long as
 * there are as many that stay hidden.
 */
export function maskedEmailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = Math.min(2, Math.floor(at / 4))
  return `${email.slice(0, shown || 1)}•••${email.slice(at - shown)}`
}

/** A name's first word, and the first letters of the others: `Ana L. B.`. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  return [first, ...others.map((word) => `${[...word][0] ?? ''}.`)].join(' ')
}
