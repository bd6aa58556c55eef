import type { DoneActorEvent } from 'xstate'
import type { TransferAnswer } from '#api/downline-transfer.ts'
import type { NextStep } from './answer.ts'

const answer = ({ event }: { event: DoneActorEvent<TransferAnswer> }) => event.output

const askedFor =
  <Step extends NextStep>(step: Step) =>
  ({ event }: { event: DoneActorEvent<TransferAnswer> }) => ({ answer: event.output, step })

/** Whatever was answered, it is known what became of the intent; another attempt is another intent. */
const settle = [{ type: 'keepAnswer', params: answer }, 'forgetNote', 'forgetIntent'] as const

/** Where each answer to a transfer leads. The last needs no guard, since one of them is always the case. */
export const answerArms = [
  {
    guard: { type: 'isSent', params: answer },
    target: '#downlineTransfer.sent',
    actions: [...settle, 'forgetPassword'],
  },
  {
    guard: { type: 'asksFor', params: askedFor('amount') },
    target: '#downlineTransfer.editing.refused',
    actions: settle,
  },
  {
    guard: { type: 'asksFor', params: askedFor('password') },
    target: '#downlineTransfer.confirming.wrong',
    actions: [...settle, 'forgetPassword'],
  },
  {
    guard: { type: 'asksFor', params: askedFor('setUp') },
    target: '#downlineTransfer.settingPassword',
    actions: settle,
  },
  {
    guard: { type: 'asksFor', params: askedFor('wait') },
    target: '#downlineTransfer.throttled',
    actions: settle,
  },
  { target: '#downlineTransfer.closed', actions: settle },
] as const
