import { msg } from '@lingui/core/macro'

export const readerTexts = {
  member: msg`When money arrives or leaves, a bonus is granted or something of your account is changed, it is said here.`,
  agent: msg`When a contract changes, a bill is paid or money arrives, it is said here.`,
} as const

export type Reader = keyof typeof readerTexts
