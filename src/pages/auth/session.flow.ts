import { fromCallback, fromPromise } from 'xstate'
import { endSession, followOtherTab, readMember } from '#api/auth/session.ts'
import { joinTabs } from '#api/browser/other-tabs.ts'
import { clearSession, saveFlags, saveToken, sessionToken } from '#api/browser/session-storage.ts'
import type { MemberReading } from '#api/http/first-calls.ts'
import { profileLoaderMachine } from '#machines/auth/profile-loader.machine.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { sessionRestoreMachine } from '#machines/auth/session-restore.machine.ts'
import { loginLink } from '#pages/site/lazy-actors.ts'

const reading = { readMember: fromPromise<MemberReading>(({ signal }) => readMember(signal)) }

export const sessionFlow = sessionMachine.provide({
  actors: {
    otherTabs: fromCallback(({ sendBack, receive }) => {
      const tabs = joinTabs((message) => sendBack({ ...message, type: `tab.${message.type}` }))
      receive((command) => {
        if (command.type !== 'answers') return tabs.post(command)
        const token = sessionToken()
        if (token !== null) tabs.post({ ...command, token })
      })
      return tabs.close
    }),
    sessionRestore: sessionRestoreMachine.provide({
      actors: { ...reading, followOtherTab: fromPromise(({ signal }) => followOtherTab(signal)) },
    }),
    loginLink,
    profileLoader: profileLoaderMachine.provide({ actors: reading }),
    endSession: fromPromise(({ signal }) => endSession(signal)),
  },
  actions: {
    saveToken: (_, token) => saveToken(token),
    saveFlags: (_, flags) => saveFlags(flags),
    clearStored: clearSession,
  },
})
