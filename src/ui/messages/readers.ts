import { msg } from '@lingui/core/macro'
import { agentServiceNames } from '../agent/page-words.ts'
import { memberPageNames } from '../member/page-words.ts'

/** What the page is called for whoever reads it, and of what it tells them. */
export const readers = {
  member: {
    name: memberPageNames.messageV2,
    comes: msg`When money arrives or leaves, a bonus is granted or something of your account is changed, it is said here.`,
  },
  agent: {
    name: agentServiceNames.messages,
    comes: msg`When a contract changes, a bill is paid or money arrives, it is said here.`,
  },
} as const

export type Reader = keyof typeof readers
