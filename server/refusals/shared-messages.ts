export const mobileInvalid = /*i18n*/ { id: 'refusal.mobileInvalid', message: 'Enter a valid phone number.' }
export const sliderFailed = /*i18n*/ { id: 'refusal.puzzleAgain', message: 'Solve the puzzle again.' }
export const throttled = /*i18n*/ { id: 'refusal.throttled', message: 'Too many attempts. {wait}' }

export const codeWrong = /*i18n*/ {
  id: 'refusal.codeWrong',
  message: 'Code incorrect, used or expired. Request a new one.',
}
export const noMobile = /*i18n*/ {
  id: 'refusal.noMobile',
  message: 'Your account has no phone number. Add one first.',
}
export const captchaWrong = /*i18n*/ {
  id: 'refusal.captchaWrong',
  message: 'The digits don’t match. Enter the ones in the new image.',
}
export const invitationInvalid = /*i18n*/ {
  id: 'refusal.referralCodeInvalid',
  message: 'Invalid referral code. Check it or remove it.',
}
