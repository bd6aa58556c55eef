import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBadgeCounts } from '#contract/badge-counts.ts'
import { deleteMessages, listMessages, markMessagesRead } from '#contract/messages.ts'
import { tellMember } from '#server/message/tell-member.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { makePlayer } from '#tests/support/contracts.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

test('[MEM-01] the counts are the member’s own, and follow what they read and delete', async () => {
  const [player, other] = [await makePlayer(opened), await makePlayer(opened)]
  const counts = (person = player) => person.read(readBadgeCounts, {}, person.headers)
  const tell = () =>
    opened.platform.database.transaction((tx) =>
      tellMember(tx, {
        memberId: player.member.id,
        event: 'security.secondStepOn',
        facts: {},
        at: new Date(),
      }),
    )
  await tell()
  await tell()
  expect((await counts()).messages).toBe(2)
  expect((await counts(other)).messages).toBe(0)
  const { messages } = await player.read(listMessages, {}, player.headers)
  const [first, second] = messages.map(({ id }) => id)
  await player.ask(markMessagesRead, { ids: [first ?? ''] }, player.headers)
  expect((await counts()).messages).toBe(1)
  await player.ask(deleteMessages, { ids: [second ?? ''] }, player.headers)
  expect(await counts()).toMatchObject({ messages: 0 })
})
