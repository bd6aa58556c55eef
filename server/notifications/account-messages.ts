import type { MessageBuilders } from './message-parts.ts'

/** Advice in case someone else made the change. */
const notYou = /*i18n*/ {
  id: 'notification.security.notYou',
  message: 'If this wasn’t you, change your password and contact customer support.',
}

export const accountMessages: MessageBuilders<'security'> = {
  'security.passwordChanged': () => ({
    title: /*i18n*/ { id: 'notification.security.passwordChanged.title', message: 'Password changed' },
    content: /*i18n*/ {
      id: 'notification.security.passwordChanged.content',
      message: 'Your password was changed, and your other sessions were ended. {notYou}',
    },
    values: { notYou },
  }),
  'security.paymentPasswordChanged': ({ how }) => ({
    title: /*i18n*/ {
      id: 'notification.security.paymentPasswordChanged.title',
      message: '{how, select, set {Payment password set} other {Payment password changed}}',
    },
    content: /*i18n*/ {
      id: 'notification.security.paymentPasswordChanged.content',
      message:
        '{how, select, set {Your account now has a payment password.} reset {Your payment password was changed with an SMS code.} other {Your payment password was changed.}} {notYou}',
    },
    values: { how, notYou },
  }),
  'security.mobileBound': ({ mobile }) => ({
    title: /*i18n*/ { id: 'notification.security.phoneVerified.title', message: 'Phone number verified' },
    content: /*i18n*/ {
      id: 'notification.security.phoneVerified.content',
      message: 'Your account’s phone number is now <strong>{mobile}</strong>. {notYou}',
    },
    values: { mobile, notYou },
  }),
  'security.emailBound': ({ email }) => ({
    title: /*i18n*/ { id: 'notification.security.emailVerified.title', message: 'Email verified' },
    content: /*i18n*/ {
      id: 'notification.security.emailVerified.content',
      message: 'Your account’s email is now <strong>{email}</strong>. {notYou}',
    },
    values: { email, notYou },
  }),
  'security.secondStepOn': () => ({
    title: /*i18n*/ {
      id: 'notification.security.twoFactorOn.title',
      message: 'Two-factor authentication is on',
    },
    content: /*i18n*/ {
      id: 'notification.security.twoFactorOn.content',
      message: 'From now on, you also need a code from the authenticator app to log in. {notYou}',
    },
    values: { notYou },
  }),
  'security.secondStepOff': () => ({
    title: /*i18n*/ {
      id: 'notification.security.twoFactorOff.title',
      message: 'Two-factor authentication is off',
    },
    content: /*i18n*/ {
      id: 'notification.security.twoFactorOff.content',
      message: 'You now need only your password to log in. {notYou}',
    },
    values: { notYou },
  }),
  'security.recoveryCodesRenewed': () => ({
    title: /*i18n*/ { id: 'notification.security.newBackupCodes.title', message: 'New backup codes' },
    content: /*i18n*/ {
      id: 'notification.security.newBackupCodes.content',
      message: 'Your earlier backup codes no longer work. {notYou}',
    },
    values: { notYou },
  }),
  'security.sessionEnded': ({ device, ip }) => ({
    title: /*i18n*/ { id: 'notification.security.sessionEnded.title', message: 'Session ended' },
    content: /*i18n*/ {
      id: 'notification.security.sessionEnded.content',
      message:
        '{isKnown, select, true {Your session on <strong>{place}</strong> was ended.} other {One of your sessions was ended.}} {notYou}',
    },
    values: placeValues(device, ip),
  }),
  'security.otherSessionsEnded': ({ count }) => ({
    title: /*i18n*/ { id: 'notification.security.otherSessionsEnded.title', message: 'Other sessions ended' },
    content: /*i18n*/ {
      id: 'notification.security.otherSessionsEnded.content',
      message:
        '{count, plural, =0 {No other sessions were ended.} one {# other session was ended.} other {# other sessions were ended.}} {notYou}',
    },
    values: { count, notYou },
  }),
  'security.deviceForgotten': ({ device }) => ({
    title: /*i18n*/ { id: 'notification.security.deviceRemoved.title', message: 'Trusted device removed' },
    content: /*i18n*/ {
      id: 'notification.security.deviceRemoved.content',
      message:
        '{isKnown, select, true {The next login on <strong>{place}</strong> asks for the two-factor code again.} other {The next login on that device asks for the two-factor code again.}} {notYou}',
    },
    values: placeValues(device),
  }),
  'security.payoutAccountAdded': ({ name }) => ({
    title: /*i18n*/ {
      id: 'notification.security.payoutAccountAdded.title',
      message: 'Withdrawal account added',
    },
    content: /*i18n*/ {
      id: 'notification.security.payoutAccountAdded.content',
      message: '<strong>{name}</strong> was added to your withdrawal accounts. {notYou}',
    },
    values: { name, notYou },
  }),
  'security.payoutAccountRemoved': ({ name }) => ({
    title: /*i18n*/ {
      id: 'notification.security.payoutAccountRemoved.title',
      message: 'Withdrawal account removed',
    },
    content: /*i18n*/ {
      id: 'notification.security.payoutAccountRemoved.content',
      message: '<strong>{name}</strong> was removed from your withdrawal accounts. {notYou}',
    },
    values: { name, notYou },
  }),
}

function placeValues(...parts: readonly string[]) {
  const place = parts.filter(Boolean).join(', ')
  return { place, isKnown: String(place !== ''), notYou }
}
