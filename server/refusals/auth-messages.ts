import type { MessagesByCode } from './messages-by-code.ts'
import {
  captchaWrong,
  codeWrong,
  invitationInvalid,
  mobileInvalid,
  noMobile,
  sliderFailed,
  throttled,
} from './shared-messages.ts'

export const authMessages = {
  'captcha.throttled': throttled,
  'slider.throttled': throttled,
  'slider.missed': /*i18n*/ { id: 'refusal.slider.missed', message: 'The piece didn’t fit. Try again.' },
  'slider.expired': /*i18n*/ {
    id: 'refusal.slider.expired',
    message: 'The puzzle has expired. Try a new one.',
  },
  'code.sliderFailed': sliderFailed,
  'code.mobileInvalid': mobileInvalid,
  'code.throttled': /*i18n*/ {
    id: 'refusal.code.throttled',
    message: 'Too many codes requested. {wait}',
  },
  'code.off': /*i18n*/ { id: 'refusal.code.unavailable', message: 'SMS codes are unavailable for now.' },
  'login.wrong': /*i18n*/ { id: 'refusal.login.wrong', message: 'Wrong username or password.' },
  'login.captchaNeeded': /*i18n*/ {
    id: 'refusal.login.captchaNeeded',
    message: 'Enter the digits in the image.',
  },
  'login.captchaWrong': captchaWrong,
  'login.sliderFailed': sliderFailed,
  'login.codeWrong': codeWrong,
  'login.firebaseRefused': /*i18n*/ {
    id: 'refusal.login.firebaseRefused',
    message: 'The code has expired, or no account has this phone number. Request a new code.',
  },
  'application.mobileInvalid': mobileInvalid,
  'application.throttled': throttled,
  'login.throttled': throttled,
  'login.notAgent': /*i18n*/ { id: 'refusal.login.notAgent', message: 'Only agents can log in here.' },
  'login.notMember': /*i18n*/ { id: 'refusal.login.notPlayer', message: 'This account can’t log in here.' },
  'login.closed': /*i18n*/ {
    id: 'refusal.login.closed',
    message: 'This account is closed. Contact customer support.',
  },
  'login.ticketUnusable': /*i18n*/ {
    id: 'refusal.login.ticketUnusable',
    message: 'This login link has expired or has been used. Log in again.',
  },
  'ticket.throttled': throttled,
  'login.off': /*i18n*/ {
    id: 'refusal.login.unavailable',
    message: 'This login method is unavailable. Use another one.',
  },
  'login.secondStepNeeded': /*i18n*/ {
    id: 'refusal.login.twoFactorNeeded',
    message: 'Enter the code from your authenticator app.',
  },
  'login.randomRefused': /*i18n*/ {
    id: 'refusal.login.demoFailed',
    message: 'The demo didn’t start. Try again.',
  },
  'affiliate.invalid': invitationInvalid,
  'affiliate.throttled': throttled,
  'register.off': /*i18n*/ {
    id: 'refusal.register.unavailable',
    message: 'This sign-up method is unavailable. Use another one.',
  },
  'register.sliderFailed': sliderFailed,
  'register.captchaWrong': captchaWrong,
  'register.codeWrong': codeWrong,
  'register.firebaseRefused': /*i18n*/ {
    id: 'refusal.register.firebaseRefused',
    message: 'Couldn’t verify the phone number. Try again.',
  },
  'register.affiliateInvalid': invitationInvalid,
  'register.fieldsRefused': /*i18n*/ {
    id: 'refusal.register.fieldsRefused',
    message: 'Check the highlighted fields.',
  },
  'register.throttled': throttled,
  'forgot.sliderFailed': sliderFailed,
  'forgot.unknown': /*i18n*/ {
    id: 'refusal.forgot.unknown',
    message: 'There’s no account with this username and email.',
  },
  'forgot.codeWrong': codeWrong,
  'forgot.throttled': throttled,
  'secondStep.codeWrong': /*i18n*/ {
    id: 'refusal.twoFactor.codeWrong',
    message: 'Incorrect or used code. Enter the next one in the app.',
  },
  'secondStep.passwordWrong': /*i18n*/ {
    id: 'refusal.twoFactor.passwordWrong',
    message: 'Wrong password. Check it and try again.',
  },
  'secondStep.expired': /*i18n*/ {
    id: 'refusal.twoFactor.expired',
    message: 'The time to enter the code has run out. Start again.',
  },
  'secondStep.alreadyOn': /*i18n*/ {
    id: 'refusal.twoFactor.alreadyOn',
    message: 'Two-factor authentication is already on.',
  },
  'secondStep.throttled': throttled,
  'code.noMobile': noMobile,
  'code.noEmail': /*i18n*/ {
    id: 'refusal.code.noEmail',
    message: 'Your account has no email. Enter one.',
  },
} satisfies Partial<MessagesByCode>
