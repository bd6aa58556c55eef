import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { ListedRoom, RoomsRead } from '#api/support/chat-room.ts'
import { chatPanelMachine } from '#machines/support/chat-panel.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { ChatPanel } from '#ui/support/chat-panel/chat-panel.tsx'

const room: ListedRoom = {
  id: 'lobby-general',
  kind: 'lobby',
  title: 'Sala geral',
  about: 'Conversa de tudo um pouco',
  present: 3,
  open: true,
  last: null,
}

test('[CS-03] offers a retry when the chat rooms fail to load', async () => {
  const answers: (RoomsRead | CallFailed)[] = [new CallFailed('server'), { outcome: 'read', rooms: [room] }]
  const readRooms = fromPromise<RoomsRead>(async () => {
    const answer = answers.shift() ?? new CallFailed('offline')
    if (answer instanceof CallFailed) throw answer
    return answer
  })
  const panel = createActor(chatPanelMachine.provide({ actors: { readRooms } }), {
    input: { isOn: true, isMember: true, roomId: null },
  })
  await show(<ChatPanel panel={panel.start()} roomOf={() => null} onClose={() => {}} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: textOf('common.tryAgain') }).click()
  await expect.element(page.getByRole('button', { name: /^Sala geral/ })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
