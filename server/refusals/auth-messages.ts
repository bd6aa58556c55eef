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
  'slider.missed': /*i18n*/ { id: 'refusal.slider.missed', message: 'The piece did not fit. Try again.' },
  'slider.expired': /*i18n*/ { id: 'refusal.slider.expired', message: 'The check has expired. Do another.' },
  'code.sliderFailed': sliderFailed,
  'code.mobileInvalid': mobileInvalid,
  'code.throttled': /*i18n*/ {
    id: 'refusal.code.throttled',
    message: 'Too many codes were asked for. Try again {wait}.',
  },
  'code.off': /*i18n*/ { id: 'refusal.code.off', message: 'Codes by SMS are switched off.' },
  'login.wrong': /*i18n*/ { id: 'refusal.login.wrong', message: 'Wrong user name or password.' },
  'login.captchaNeeded': /*i18n*/ {
    id: 'refusal.login.captchaNeeded',
    message: 'Enter the digits in the picture.',
  },
  'login.captchaWrong': captchaWrong,
  'login.sliderFailed': sliderFailed,
  'login.codeWrong': codeWrong,
  'login.firebaseRefused': /*i18n*/ {
    id: 'refusal.login.firebaseRefused',
    message: 'The code expired, or no account has this phone number. Ask for another code.',
  },
  'application.mobileInvalid': mobileInvalid,
  'application.throttled': throttled,
  'login.throttled': throttled,
  'login.notAgent': /*i18n*/ { id: 'refusal.login.notAgent', message: 'Only agents can log in.' },
  'login.notMember': /*i18n*/ { id: 'refusal.login.notMember', message: 'Non-member account cannot log in.' },
  'login.closed': /*i18n*/ {
    id: 'refusal.login.closed',
    message: 'This account is closed. Contact customer service.',
  },
  'login.ticketUnusable': /*i18n*/ {
    id: 'refusal.login.ticketUnusable',
    message: 'This login link has expired or was already used.',
  },
  'ticket.throttled': throttled,
  'login.off': /*i18n*/ { id: 'refusal.login.off', message: 'This way to log in is switched off.' },
  'login.secondStepNeeded': /*i18n*/ {
    id: 'refusal.login.secondStepNeeded',
    message: 'Enter the code of your authenticator app.',
  },
  'login.randomRefused': /*i18n*/ {
    id: 'refusal.login.randomRefused',
    message: 'Free play did not start. Try again.',
  },
  'affiliate.invalid': invitationInvalid,
  'affiliate.throttled': throttled,
  'register.off': /*i18n*/ { id: 'refusal.register.off', message: 'This way to register is switched off.' },
  'register.sliderFailed': sliderFailed,
  'register.captchaWrong': captchaWrong,
  'register.codeWrong': codeWrong,
  'register.firebaseRefused': /*i18n*/ {
    id: 'refusal.register.firebaseRefused',
    message: 'The mobile could not be confirmed. Try again.',
  },
  'register.affiliateInvalid': invitationInvalid,
  'register.fieldsRefused': /*i18n*/ {
    id: 'refusal.register.fieldsRefused',
    message: 'Check the marked fields.',
  },
  'register.throttled': throttled,
  'forgot.sliderFailed': sliderFailed,
  'forgot.unknown': /*i18n*/ { id: 'refusal.forgot.unknown', message: 'Username/Email does not exist.' },
  'forgot.codeWrong': codeWrong,
  'forgot.throttled': throttled,
  'secondStep.codeWrong': /*i18n*/ {
    id: 'refusal.secondStep.codeWrong',
    message: 'The code is wrong or was used already.',
  },
  'secondStep.passwordWrong': /*i18n*/ {
    id: 'refusal.secondStep.passwordWrong',
    message: 'The password is wrong.',
  },
  'secondStep.expired': /*i18n*/ {
    id: 'refusal.secondStep.expired',
    message: 'The time to enter the code is over. Begin again.',
  },
  'secondStep.alreadyOn': /*i18n*/ {
    id: 'refusal.secondStep.alreadyOn',
    message: 'The second step is already on.',
  },
  'secondStep.throttled': throttled,
  'code.noMobile': noMobile,
  'code.noEmail': /*i18n*/ {
    id: 'refusal.code.noEmail',
    message: 'Your account has no e-mail address. Type one.',
  },
} satisfies Partial<MessagesByCode>
