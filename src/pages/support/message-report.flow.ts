import { fromPromise } from 'xstate'
import { sendReport } from '#api/support/chat-room.ts'
import { messageReportMachine } from '#machines/support/message-report.machine.ts'

export const messageReportFlow = messageReportMachine.provide({
  actors: { sendReport: fromPromise(({ input, signal }) => sendReport(input, signal)) },
})
