import type { MessageBuilders } from './message-parts.ts'

/** Advice in case the member did not make the change. */
const notYou = /*i18n*/ {
  id: 'notification.security.notYou',
  message: 'If that was not you, change your password and contact customer service.',
}

export const accountMessages: MessageBuilders<'security'> = {
  'security.passwordChanged': () => ({
    title: /*i18n*/ { id: 'notification.security.passwordChanged.title', message: 'Password changed' },
    content: /*i18n*/ {
      id: 'notification.security.passwordChanged.content',
      message: 'Your account’s password was changed, and its other sessions were ended. {notYou}',
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
        '{how, select, set {Your account has a payment password now.} reset {The payment password was replaced with a code sent to your mobile.} other {The payment password was replaced.}} {notYou}',
    },
    values: { how, notYou },
  }),
  'security.mobileBound': ({ mobile }) => ({
    title: /*i18n*/ { id: 'notification.security.mobileBound.title', message: 'Mobile bound' },
    content: /*i18n*/ {
      id: 'notification.security.mobileBound.content',
      message: 'Your account’s mobile is now <strong>{mobile}</strong>. {notYou}',
    },
    values: { mobile, notYou },
  }),
  'security.emailBound': ({ email }) => ({
    title: /*i18n*/ { id: 'notification.security.emailBound.title', message: 'E-mail address bound' },
    content: /*i18n*/ {
      id: 'notification.security.emailBound.content',
      message: 'Your account’s e-mail address is now <strong>{email}</strong>. {notYou}',
    },
    values: { email, notYou },
  }),
  'security.secondStepOn': () => ({
    title: /*i18n*/ { id: 'notification.security.secondStepOn.title', message: 'Second step on' },
    content: /*i18n*/ {
      id: 'notification.security.secondStepOn.content',
      message: 'To log in, your account now asks for a code of the authenticator app as well. {notYou}',
    },
    values: { notYou },
  }),
  'security.secondStepOff': () => ({
    title: /*i18n*/ { id: 'notification.security.secondStepOff.title', message: 'Second step off' },
    content: /*i18n*/ {
      id: 'notification.security.secondStepOff.content',
      message: 'To log in, your account asks for the password alone now. {notYou}',
    },
    values: { notYou },
  }),
  'security.recoveryCodesRenewed': () => ({
    title: /*i18n*/ { id: 'notification.security.recoveryCodesRenewed.title', message: 'New recovery codes' },
    content: /*i18n*/ {
      id: 'notification.security.recoveryCodesRenewed.content',
      message: 'The recovery codes before them are worth nothing any more. {notYou}',
    },
    values: { notYou },
  }),
  'security.sessionEnded': ({ device, ip }) => ({
    title: /*i18n*/ { id: 'notification.security.sessionEnded.title', message: 'Session ended' },
    content: /*i18n*/ {
      id: 'notification.security.sessionEnded.content',
      message:
        '{isKnown, select, true {The session on <strong>{place}</strong> was} other {The session was}} ended from your account. {notYou}',
    },
    values: placeValues(device, ip),
  }),
  'security.otherSessionsEnded': ({ count }) => ({
    title: /*i18n*/ { id: 'notification.security.otherSessionsEnded.title', message: 'Other sessions ended' },
    content: /*i18n*/ {
      id: 'notification.security.otherSessionsEnded.content',
      message:
        '{count, plural, =1 {One other session was} other {{count} other sessions were}} ended from your account. {notYou}',
    },
    values: { count, notYou },
  }),
  'security.deviceForgotten': ({ device }) => ({
    title: /*i18n*/ { id: 'notification.security.deviceForgotten.title', message: 'Device forgotten' },
    content: /*i18n*/ {
      id: 'notification.security.deviceForgotten.content',
      message:
        '{isKnown, select, true {A device with <strong>{place}</strong>} other {A device}} is asked for the second step’s code again. {notYou}',
    },
    values: placeValues(device),
  }),
  'security.payoutAccountAdded': ({ name }) => ({
    title: /*i18n*/ {
      id: 'notification.security.payoutAccountAdded.title',
      message: 'New account to be paid to',
    },
    content: /*i18n*/ {
      id: 'notification.security.payoutAccountAdded.content',
      message:
        '<strong>{name}</strong> was added to the accounts that your withdrawals are paid to. {notYou}',
    },
    values: { name, notYou },
  }),
  'security.payoutAccountRemoved': ({ name }) => ({
    title: /*i18n*/ {
      id: 'notification.security.payoutAccountRemoved.title',
      message: 'Account to be paid to removed',
    },
    content: /*i18n*/ {
      id: 'notification.security.payoutAccountRemoved.content',
      message: 'Your withdrawals are no longer paid to <strong>{name}</strong>. {notYou}',
    },
    values: { name, notYou },
  }),
}

function placeValues(...parts: readonly string[]) {
  const place = parts.filter(Boolean).join(', ')
  return { place, isKnown: String(place !== ''), notYou }
}
