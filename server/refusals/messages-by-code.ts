import type { MessageDescriptor } from '@lingui/core'
import type { Calls } from '#protocol/calls.ts'

type RefusalCode = { [Name in keyof Calls]: keyof Calls[Name]['refusals'] & string }[keyof Calls]

export type MessagesByCode = Record<RefusalCode, MessageDescriptor>
