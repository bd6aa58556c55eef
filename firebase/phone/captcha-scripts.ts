/** What is used of Trusted Types, which TypeScript's own description of a page leaves out. */
type TrustedTypes = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
}

const CAPTCHA = 'https://www.google.com/recaptcha/'
const ITS_PARTS = 'https://www.gstatic.com/recaptcha/'

/**
 * Lets the addresses of reCAPTCHA's scripts through Trusted Types, and no others: the SDK, and reCAPTCHA in its turn,
 * set them as plain text. reCAPTCHA is asked for the form of it that goes without other texts.
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
