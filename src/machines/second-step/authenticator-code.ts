import { oneTimeCodePattern } from '#contract/second-step.ts'

/** Without the blank by which people part what an authenticator shows. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '')

/** What is wrong with a code of an authenticator before anything is sent; undefined where nothing is. */
export function authenticatorCodeError(typed: string): 'required' | 'invalid' | undefined {
  const code = digitsOf(typed)
  if (code === '') return 'required'
  return oneTimeCodePattern.test(code) ? undefined : 'invalid'
}
