import type { MessageDescriptor } from '@lingui/core'
import type { Calls } from '#protocol/calls.ts'

/** Every code that a registered call may refuse with. */
type RefusalCode = { [Name in keyof Calls]: keyof Calls[Name]['refusals'] & string }[keyof Calls]

/** The message of every refusal. */
export type MessagesByCode = Record<RefusalCode, MessageDescriptor>
