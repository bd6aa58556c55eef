/** The part of Trusted Types that is used here. TypeScript's DOM types lack it. */
type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
}

const CAPTCHA = 'https://www.google.com/recaptcha/'
const ITS_PARTS = 'https://www.gstatic.com/recaptcha/'

/**
 * Makes Trusted Types accept reCAPTCHA's script URLs, and no others. The SDK and reCAPTCHA set these URLs as
 * plain strings. With the parameter `trustedtypes`, reCAPTCHA sets no other plain strings.
 */
export function allowCaptchaScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (address.startsWith(ITS_PARTS)) return address
      if (!address.startsWith(CAPTCHA)) throw new TypeError(`${address} is not a reCAPTCHA script.`)
      const url = new URL(address)
      url.searchParams.set('trustedtypes', 'true')
      return url.href
    },
  })
}
