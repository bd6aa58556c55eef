/** An authenticator shows six digits (RFC 6238), which people part by a blank. */
const SIX_DIGITS = /^\d{6}$/

export const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '')

/** What is wrong with a code of an authenticator before anything is sent; undefined where nothing is. */
export function authenticatorCodeError(typed: string): 'required' | 'invalid' | undefined {
  const code = digitsOf(typed)
  if (code === '') return 'required'
  return SIX_DIGITS.test(code) ? undefined : 'invalid'
}
