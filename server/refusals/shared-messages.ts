export const mobileInvalid = /*i18n*/ { id: 'refusal.mobileInvalid', message: 'Enter a valid mobile number.' }
export const sliderFailed = /*i18n*/ { id: 'refusal.sliderFailed', message: 'Do the check again.' }
export const throttled = /*i18n*/ { id: 'refusal.throttled', message: 'Too many attempts. Try again {wait}.' }

export const codeWrong = /*i18n*/ { id: 'refusal.codeWrong', message: 'The code is wrong or has expired.' }
export const noMobile = /*i18n*/ {
  id: 'refusal.noMobile',
  message: 'Your account has no mobile. Bind one first.',
}
export const captchaWrong = /*i18n*/ {
  id: 'refusal.captchaWrong',
  message: 'These are not the digits in the picture.',
}
export const invitationInvalid = /*i18n*/ {
  id: 'refusal.invitationInvalid',
  message: 'This invitation code is not valid here.',
}
