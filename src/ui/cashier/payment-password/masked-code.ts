/** Browsers that cannot mask a text field by CSS get a password field. */
const isMaskedByStyle = typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc')

/**
 * A secret other than the login password. Password managers fill and save any password field, so this is a
 * masked text field; the attributes turn off what they would still offer.
 */
export const maskedCode = {
  type: isMaskedByStyle ? 'text' : 'password',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-masked': isMaskedByStyle,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const
