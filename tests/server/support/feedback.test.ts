import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { sendFeedback } from '#protocol/support/feedback.ts'
import { readUpload, uploadImage } from '#protocol/support/uploads.ts'
import { feedback } from '#server/support/feedback/feedback.table.ts'
import { upload } from '#server/support/uploads/upload.table.ts'
import { makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { end, feedbackOf, readDesk } from '#tests/support/support/feedback-desk.ts'
import { textIn } from '#tests/support/texts.ts'

const HOUR = 3_600_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

let address = 0
/** Returns a visitor with an IP address from which no feedback has been sent yet. */
const newcomer = () => visit(opened, { ip: `198.51.100.${++address}`, language: 'pt' })
const tell = (person: Person, given: Parameters<typeof feedbackOf>[0] = {}) =>
  person.ask(sendFeedback, feedbackOf(given), person.headers)

async function sendImage(person: Person, purpose: 'feedback' | 'withdrawalProof' = 'feedback') {
  const image = new Blob([new Uint8Array(await createCanvas(20, 20).encode('png'))])
  return (await person.read(uploadImage, { purpose, image }, person.headers)).id
}

const messagesOf = async (person: Person) => (await person.read(listMessages, {}, person.headers)).messages
const onDesk = async (id: string) => (await readDesk(opened)).find((one) => one.id === id)

describe('[CALL-20] Feedback', () => {
  test('reaches the operator as plain text, with the visitor’s contact details', async () => {
    const content = '  <script>alert(1)</script>\nO botão não faz nada.  '
    const { id } = await newcomer().read(
      sendFeedback,
      feedbackOf({ content, contact: ' Lia <lia@correio.example> ' }),
    )
    expect(await onDesk(id)).toMatchObject({
      account: null,
      topic: 'problem',
      content: '<script>alert(1)</script>\nO botão não faz nada.',
      contact: 'Lia <lia@correio.example>',
      language: 'pt',
      images: [],
      answer: null,
      isDone: false,
    })
  })

  test('needs visible text and does not count invisible characters', async () => {
    for (const content of [
      '\u202e'.repeat(20),
      '\u200b'.repeat(20),
      `Oi${'\u2066'.repeat(20)}`,
      `Oi${'\u00ad'.repeat(20)}`,
    ])
      expect(await newcomer().ask(sendFeedback, feedbackOf({ content }))).toMatchObject({ status: 422 })
    const { id } = await newcomer().read(sendFeedback, feedbackOf({ content: 'Pague \u202e001 reais' }))
    expect(await onDesk(id)).toMatchObject({ content: 'Pague 001 reais' })
  })

  test('states the account but no contact when a member sends it', async () => {
    const person = await makePlayer(opened)
    const answer = await tell(person, { topic: 'praise', contact: 'lia@correio.example' })
    expect(answer).toMatchObject({ success: true })
    expect((await readDesk(opened))[0]).toMatchObject({
      account: person.member.account,
      topic: 'praise',
      contact: '',
      language: 'en',
    })
  })

  test('is treated like a visitor’s when a trial player sends it', async () => {
    const trial = await makeMember(opened, { type: 4 })
    const { id } = await newcomer().read(sendFeedback, feedbackOf({ contact: 'lia@correio.example' }), {
      token: await enter(opened, trial),
    })
    expect(await onDesk(id)).toMatchObject({ account: null, contact: 'lia@correio.example' })
  })

  test.each([
    ['of nine characters is rejected', { content: '123456789' }, false],
    ['of ten characters is accepted', { content: '1234567890' }, true],
    ['of ten characters including surrounding spaces is rejected', { content: ' 12345678 ' }, false],
    ['of 500 characters is accepted', { content: 'x'.repeat(500) }, true],
    ['of 501 characters is rejected', { content: 'x'.repeat(501) }, false],
    ['with an unknown topic is rejected', { topic: 'weather' }, false],
    ['with a contact that is too long is rejected', { contact: 'x'.repeat(255) }, false],
    ['with a key that is too short is rejected', { key: '1' }, false],
  ])('%s', async (_what, given, isTaken) => {
    const answer = await newcomer().ask(sendFeedback, feedbackOf(given as object))
    expect(answer.status).toBe(isTaken ? 200 : 422)
  })
})

describe('[CALL-20] Repeated feedback with the same key', () => {
  test('is stored once when it is sent eight times concurrently', async () => {
    const person = await makePlayer(opened)
    const image = await sendImage(person)
    const said = feedbackOf({ images: [image] })
    const answers = await atOnce(8, () => person.ask(sendFeedback, said, person.headers))
    expect(tally(answers)).toEqual({ done: 8 })
    expect(new Set(answers.map((answer) => answer.success && answer.value.id)).size).toBe(1)
    expect(await person.ask(sendFeedback, said, person.headers)).toEqual(answers[0])
    const { database } = opened.platform
    expect(await database.$count(feedback, eq(feedback.key, said.key))).toBe(1)
  })

  test('is stored separately for a different sender', async () => {
    const said = feedbackOf()
    const [one, other] = [await makePlayer(opened), await makePlayer(opened)]
    const first = await one.read(sendFeedback, said, one.headers)
    expect(await other.read(sendFeedback, said, other.headers)).not.toEqual(first)
    expect(await newcomer().read(sendFeedback, said)).not.toEqual(first)
  })

  test('counts once towards the limit, and is confirmed even after the limit is reached', async () => {
    const person = await makePlayer(opened)
    const said = feedbackOf()
    const first = await person.read(sendFeedback, said, person.headers)
    const answers = []
    for (let count = 0; count < 11; count++) answers.push(await tell(person))
    expect(tally(answers)).toEqual({ done: 9, 'feedback.throttled': 2 })
    expect(await person.read(sendFeedback, said, person.headers)).toEqual(first)
  })
})

test('[CALL-20] limits feedback without an account to ten per hour and IP address', async () => {
  const visitor = newcomer()
  const answers = []
  for (let count = 0; count < 12; count++) answers.push(await visitor.ask(sendFeedback, feedbackOf()))
  expect(tally(answers)).toEqual({ done: 10, 'feedback.throttled': 2 })
  const last = answers.at(-1)
  expect(last).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) })
  const { retryAfter } = (last as { value: { retryAfter: number } }).value
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(HOUR)
  expect(await newcomer().ask(sendFeedback, feedbackOf())).toMatchObject({ success: true })
})

describe('[CALL-20] Image in feedback', () => {
  test('is shown to the operator in the order of upload, and stays readable for the member', async () => {
    const person = await makePlayer(opened)
    const images = [await sendImage(person), await sendImage(person), await sendImage(person)]
    const before = await opened.request(`/sandbox/api/uploads/${images[0]}`)
    expect(before.status).toBe(404)
    const answer = await tell(person, { images: images.toReversed() })
    const id = answer.success ? answer.value.id : ''
    expect((await onDesk(id))?.images).toEqual(images)
    const shown = await opened.request(`/sandbox/api/uploads/${images[0]}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await person.read(readUpload, { id: images[0] ?? '' }, person.headers)).image).toMatch(/^data:/)
  })

  test('is rejected if the feedback has more than three images', async () => {
    const person = await makePlayer(opened)
    const images = ['1', '2', '3', '4']
    expect(await tell(person, { images })).toMatchObject({ status: 422 })
  })

  test('must be the member’s own, unused, recent and meant for feedback', async () => {
    const [person, other] = [await makePlayer(opened), await makePlayer(opened)]
    const [own, theirs, proof, old] = [
      await sendImage(person),
      await sendImage(other),
      await sendImage(person, 'withdrawalProof'),
      await sendImage(person),
    ]
    const { database, clock } = opened.platform
    await database
      .update(upload)
      .set({ expiresAt: new Date((await clock()).getTime() - 1) })
      .where(eq(upload.id, old))
    const isTheirs = eq(feedback.memberId, person.member.id)
    for (const bad of [theirs, proof, old, 'x']) {
      expect(await tell(person, { images: [own, bad] })).toMatchObject({
        code: 'feedback.imagesGone',
        value: { ids: [bad] },
      })
    }
    expect(await database.$count(feedback, isTheirs)).toBe(0)
    expect(await tell(person, { images: [own] })).toMatchObject({ success: true })
    expect(await tell(person, { images: [own] })).toMatchObject({ code: 'feedback.imagesGone' })
    expect(await database.$count(feedback, isTheirs)).toBe(1)
  })

  test('is accepted once when five concurrent requests use it', async () => {
    const person = await makePlayer(opened)
    const images = [await sendImage(person)]
    const answers = await atOnce(5, () => tell(person, { images }))
    expect(tally(answers)).toEqual({ done: 1, 'feedback.imagesGone': 4 })
  })

  test('is rejected when the sender has no account', async () => {
    const person = await makePlayer(opened)
    const images = [await sendImage(person)]
    expect(await newcomer().ask(sendFeedback, feedbackOf({ images }))).toMatchObject({
      code: 'feedback.imagesGone',
      value: { ids: images },
    })
    expect(await tell(person, { images })).toMatchObject({ success: true })
  })
})

describe('[HELP-01] Operator of the feedback desk', () => {
  test('answers a member once, in a message with escaped text', async () => {
    const person = await makePlayer(opened)
    const answer = await tell(person, { content: 'Não consigo <b>sacar</b>.\nFica parado.' })
    const id = answer.success ? answer.value.id : ''
    const heardByNow = await recordPublishedEvents(opened)
    const said = 'Obrigado por avisar <i>isso</i>.\n\nJá está corrigido.'
    const statuses = await atOnce(6, () => end(opened, id, { answer: said }))
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await onDesk(id)).toMatchObject({ answer: said, isDone: true })
    const [message, ...others] = await messagesOf(person)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      topic: 'service',
      title: textIn('en', 'notification.feedback.answered.title'),
      read: false,
    })
    expect(message?.content).toBe(
      `<p>Obrigado por avisar &#60;i&#62;isso&#60;/i&#62;.</p><p>Já está corrigido.</p><p><strong>${textIn('en', 'notification.feedback.answered.content')}</strong></p><p>Não consigo &#60;b&#62;sacar&#60;/b&#62;.</p><p>Fica parado.</p>`,
    )
    expect(await heardByNow()).toContainEqual({ memberId: person.member.id, type: 'messages.changed' })
  })

  test('can close feedback without an answer, but cannot answer it afterwards', async () => {
    const person = await makePlayer(opened)
    const answer = await tell(person)
    const id = answer.success ? answer.value.id : ''
    expect(await end(opened, id, { answer: null })).toBe(200)
    expect(await onDesk(id)).toMatchObject({ answer: null, isDone: true })
    expect(await end(opened, id, { answer: 'Olá' })).toBe(404)
    expect(await messagesOf(person)).toEqual([])
  })

  test('cannot answer unknown feedback, or feedback from senders without an account', async () => {
    const { id } = await newcomer().read(sendFeedback, feedbackOf())
    expect(await end(opened, id, { answer: 'Olá' })).toBe(404)
    expect(await onDesk(id)).toMatchObject({ isDone: false })
    expect(await end(opened, id, { answer: null })).toBe(200)
    expect(await end(opened, '00000000-0000-4000-8000-000000000000', { answer: null })).toBe(404)
    expect(await end(opened, '-'.repeat(36), { answer: null })).toBe(404)
  })

  test('must write an answer of 1 to 500 characters', async () => {
    const { id } = await newcomer().read(sendFeedback, feedbackOf())
    for (const answer of ['', '   ', 'x'.repeat(501)]) expect(await end(opened, id, { answer })).toBe(422)
  })

  test('sees open feedback first, and newer feedback before older', async () => {
    const visitor = newcomer()
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.push((await visitor.read(sendFeedback, feedbackOf())).id)
    const [first = '', second = '', third = ''] = ids
    await end(opened, third, { answer: null })
    const seen = (await readDesk(opened)).map(({ id }) => id).filter((id) => ids.includes(id))
    expect(seen).toEqual([second, first, third])
  })
})
