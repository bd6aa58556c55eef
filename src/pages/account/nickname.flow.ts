import { fromPromise } from 'xstate'
import { requestNickname } from '#api/account/security-profile.ts'
import { nicknameMachine } from '#machines/account/nickname.machine.ts'

export const nicknameFlow = nicknameMachine.provide({
  actors: { requestNickname: fromPromise(({ input, signal }) => requestNickname(input, signal)) },
})
