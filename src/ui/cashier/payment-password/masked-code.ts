/** Where the page cannot mask a text field by itself, the browser has to, as a password. */
const isMaskedByStyle = typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc')

/**
 * A secret that is not the password to log in with. Password managers fill, and offer to save, whatever has the type of a
 * password; so it is a text field that the page masks. What they would else offer is switched off by the attributes of each.
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
