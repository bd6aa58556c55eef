import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { ReportOutcome } from '#api/support/chat-room.ts'
import { messageReportMachine } from '#machines/support/message-report.machine.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'

const message: ChatMessage = {
  id: '7',
  roomId: 'lobby-general',
  author: 'br***',
  icon: '/art/avatars/1.svg',
  role: 'member',
  own: false,
  text: 'Me chama no zap',
  at: '2026-12-01T10:00:00.000Z',
}

const reported = (done: ReportOutcome) => ({ done })

export const messageReportModel = defineModel(messageReportMachine, {
  inputs: { 'a message': { message } },
  events: {
    'reason.choose': { fraud: { reason: 'fraud' } },
    'comment.change': { 'a comment': { comment: 'Pede para sair do site' } },
    'report.send': {},
    'report.close': {},
  },
  outcomes: {
    sendReport: {
      received: reported({ outcome: 'received' }),
      'already reported': reported({ outcome: 'alreadyReported' }),
      'message removed': reported({ outcome: 'takenDown' }),
      'chat unavailable': reported({ outcome: 'off' }),
      'too many reports': reported({ outcome: 'throttled', wait: 60_000 }),
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  view: ({ reason, comment, refusal, wait, failure }) => ({
    reason,
    comment,
    refusal,
    wait,
    failure: failure?.reason ?? null,
  }),
})
