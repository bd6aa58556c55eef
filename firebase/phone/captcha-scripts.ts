/** The part of Trusted Types used here, missing from TypeScript's DOM types. */
type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
}

const CAPTCHA = 'https://www.google.com/recaptcha/'
const ITS_PARTS = 'https://www.gstatic.com/recaptcha/'

/**
 * Allows only reCAPTCHA's script addresses through Trusted Types, as the SDK and reCAPTCHA set them as plain
 * strings. The reCAPTCHA variant requested needs no other strings.
 */
export function allowCaptchaScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (address.startsWith(ITS_PARTS)) return address
      if (!address.startsWith(CAPTCHA)) throw new TypeError(`${address} is no script of reCAPTCHA’s.`)
      const url = new URL(address)
      url.searchParams.set('trustedtypes', 'true')
      return url.href
    },
  })
}
