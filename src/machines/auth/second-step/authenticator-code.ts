import { codeIn } from '#domain/text/typed-code.ts'
import { oneTimeCodePattern } from '#protocol/auth/second-step.ts'

/** What is wrong with a code of an authenticator before anything is sent; undefined where nothing is. */
export function authenticatorCodeError(typed: string): 'required' | 'invalid' | undefined {
  const code = codeIn(typed)
  if (code === '') return 'required'
  return oneTimeCodePattern.test(code) ? undefined : 'invalid'
}
