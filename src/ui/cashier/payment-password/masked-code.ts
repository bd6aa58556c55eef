/** Whether the browser can mask a text field with CSS. Otherwise a password field is used. */
const isMaskedByStyle = typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc')

/**
 * Input props for a secret that is not the login password. Password managers fill in and save every password
 * field, so this is a masked text field. The other attributes turn off suggestions and tell password managers
 * to ignore the field.
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
