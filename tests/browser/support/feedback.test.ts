import { createCanvas } from '@napi-rs/canvas'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { feedbackRead } from '#protocol/sandbox/support.ts'
import { logInByForm } from '#tests/browser/auth/login-popup.ts'
import { registrationPopup } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { feedbackForm } from './feedback-page.ts'

test.use({
  seedFor: 'test',
  viewport: { width: 390, height: 844 },
})
test.afterEach(({ request }) => calm(request))

const FORM = '/helpmc#feedback'
const CONTENT = 'O botão de sacar fica atrás do teclado.'

const main = (page: Page) => page.getByRole('main')
const content = (page: Page) => feedbackForm(main(page)).content
const topic = (page: Page, name: string) => main(page).getByRole('radio', { name })
const send = (page: Page) => buttonsIn(main(page)).send
const thanks = (page: Page) => feedbackForm(main(page)).thanks
const files = (page: Page) => main(page).locator('input[type=file]')
const picture = (name: string, side = 60) => {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = 'teal'
  context.fillRect(0, 0, side, side)
  return { name, mimeType: 'image/png', buffer: canvas.toBuffer('image/png') }
}

async function told(request: APIRequestContext) {
  const reply = await request.get('/sandbox/api/feedback')
  const { feedback } = v.parse(feedbackRead, (await reply.json()).value)
  return feedback.filter((one) => one.content.includes(CONTENT))
}

test('[HELP-01] validates a visitor’s feedback, keeps it across navigation and reload, and sends it once', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await page.goto('/helpmc?search=teclado')
  await expect(main(page).getByText(textOf('support.helpCenter.emptyTitle'))).toBeVisible()
  await main(page)
    .getByRole('link', { name: textOf('common.writeToUs') })
    .click()
  await expect(page).toHaveURL('/helpmc?search=teclado#feedback')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(textOf('common.writeToUs'))
  await expectFine(page)
  await send(page).click()
  await expect(main(page).getByText(textOf('common.choiceRequired'))).toBeVisible()
  await expect(topic(page, textOf('support.feedback.suggestion'))).toBeFocused()
  await topic(page, textOf('support.feedback.problem')).check()
  await expect(main(page).getByText(textOf('common.choiceRequired'))).toHaveCount(0)
  await content(page).fill('123456789')
  await send(page).click()
  await expect(content(page)).toHaveAccessibleDescription(
    textOf('support.feedback.minimumLength', { least: 10 }),
  )
  await content(page).fill('x'.repeat(502))
  await expect(content(page)).toHaveAccessibleDescription(textOf('kit.forms.charactersOver', { 0: 2 }))
  await send(page).click()
  await expect(content(page)).toBeFocused()
  await expect(content(page)).toHaveValue('x'.repeat(502))
  const said = `<b>${CONTENT}</b>`
  await content(page).fill(said)
  await expect(content(page)).toHaveAccessibleDescription(
    textOf('common.charactersLeft', { left: 500 - said.length }),
  )
  await feedbackForm(main(page)).contact.fill('lia@correio.example')
  expect(await told(request)).toEqual([])

  await main(page)
    .getByRole('link', { name: textOf('support.helpCenter.back') })
    .click()
  await expect(page).toHaveURL('/helpmc?search=teclado')
  await page.goBack()
  await expect(content(page)).toHaveValue(said)
  await page.reload()
  await expect(content(page)).toHaveValue(said)
  await expect(topic(page, textOf('support.feedback.problem'))).toBeChecked()
  await send(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  await expectFine(page)
  expect(await told(request)).toMatchObject([
    { account: null, topic: 'problem', content: said, contact: 'lia@correio.example', images: [] },
  ])

  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk.getByRole('listitem').filter({ hasText: CONTENT })
  await expect(atDesk).toContainText(`${textOf('sandbox.common.visitor')} · lia@correio.example · PT`)
  await expect(atDesk).toContainText(said)
  await atDesk.getByRole('button', { name: textOf('sandbox.feedbackDesk.archive') }).click()
  await expect(atDesk).toContainText(textOf('sandbox.feedbackDesk.archived'))

  await main(page)
    .getByRole('button', { name: textOf('support.feedback.another') })
    .click()
  await expect(content(page)).toHaveValue('')
  await page.reload()
  await expect(content(page)).toHaveValue('')
})

test('[HELP-01] [ERR-03] a member sends feedback with images, and the answer arrives as a message', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'rafael'), FORM)
  await topic(page, textOf('support.feedback.problem')).check()
  await content(page).fill(CONTENT)
  await expect(feedbackForm(main(page)).contact).toHaveCount(0)
  await setFault(request, 'uploadImage', { delay: 30_000, times: 1 })
  await files(page).setInputFiles([
    picture('parada.png'),
    picture('tela.png'),
    { name: 'nota.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ])
  await expect(main(page).getByRole('progressbar')).toBeVisible()
  await expect(main(page).getByText(textOf('support.feedback.imageUploading'))).toBeVisible()
  await send(page).click({ force: true })
  expect(await told(request)).toEqual([])
  await buttonsIn(main(page)).stopSending.click()
  await expect(buttonsIn(main(page)).removeFirstImage).toBeVisible()
  await expect(
    main(page).getByText(textOf('support.imageUpload.notImage', { name: 'nota.gif' })),
  ).toBeVisible()
  await expect(
    main(page).getByText(textOf('support.imageUpload.tooLarge', { name: 'grande.png' })),
  ).toBeVisible()
  await expectFine(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText(textOf('support.feedback.sentMember'))).toBeVisible()
  const [kept] = await told(request)
  expect(kept).toMatchObject({ account: 'rafael', contact: '' })
  expect(kept?.images).toHaveLength(1)

  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk.getByRole('listitem').filter({ hasText: CONTENT })
  const image = atDesk.getByRole('img')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(60)
  await atDesk
    .getByRole('textbox', { name: textOf('sandbox.common.replyTo', { who: 'rafael' }) })
    .fill('Corrigido, obrigado <i>por avisar</i>.')
  await buttonsIn(atDesk).reply.click()
  await expect(atDesk).toContainText('← Corrigido, obrigado <i>por avisar</i>.')

  await page.goto('/member/messageV2')
  const message = main(page).locator('details').first()
  await expect(message.locator('summary')).toContainText(textOf('notification.feedback.answered.title'))
  await message.locator('summary').click()
  await expect(message).toContainText('Corrigido, obrigado <i>por avisar</i>.')
  await expect(message).toContainText(CONTENT)
})

test('[HELP-01] keeps a visitor’s feedback draft when the visitor logs in to add images', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/help#feedback')
  const help = page.getByRole('dialog', { name: textOf('common.writeToUs') })
  const feedback = feedbackForm(help)
  await feedback.praise.check()
  await feedback.content.fill(CONTENT)
  await buttonsIn(help).logIn.click()
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL('/help#feedback')
  await expect(feedback.content).toHaveValue(CONTENT)
  await expect(feedback.praise).toBeChecked()
  await expect(help.getByText(textOf('support.imageUpload.choose'))).toBeVisible()
})

test('[HELP-01] [SYS-13] clears the feedback drafts of both the visitor and the member on logout', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto(FORM)
  await content(page).fill(CONTENT)
  await openWith(page, await sessionOf(request, 'rafael'), FORM)
  await expect(content(page)).toHaveValue(CONTENT)
  await content(page).fill(`${CONTENT} Sempre.`)
  await siteLayout(page).account.click()
  await buttonsIn(page).logOut.click()
  await expect(siteLayout(page).logIn).toBeVisible()
  await page.goto(FORM)
  await expect(content(page)).toHaveValue('')
  await openWith(page, await sessionOf(request, 'rafael'), FORM)
  await expect(content(page)).toHaveValue('')
})

test('[HELP-01] offers trial players an account and accepts their feedback', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await startFreePlay(request), FORM)
  await topic(page, textOf('support.feedback.praise')).check()
  await content(page).fill(CONTENT)
  await buttonsIn(main(page)).createAccount.click()
  const registration = registrationPopup(page)
  await expect(registration.popup).toBeVisible()
  await buttonsIn(registration.popup).close.click()
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await told(request)).toMatchObject([{ account: null }])
})

test('[HELP-01] sends feedback only once when the response is lost and the page is reloaded', async ({
  page,
  request,
  faults,
}) => {
  await page.goto(FORM)
  await topic(page, textOf('support.feedback.suggestion')).check()
  await content(page).fill(CONTENT)
  await setFault(request, 'sendFeedback', { kind: 'cut' })
  await send(page).click()
  await expect(messagesIn(main(page)).noAnswerYet).toBeVisible()
  expect(await told(request)).toHaveLength(1)
  await page.reload()
  await expect(messagesIn(main(page)).noAnswerYet).toBeVisible()
  await expect(content(page)).toHaveValue(CONTENT)
  await calm(request)
  await buttonsIn(main(page)).askNow.click()
  await expect(thanks(page)).toBeVisible()
  expect(await told(request)).toHaveLength(1)
  expectOnly(faults, /Failed to load resource|ERR_/)
})

test('[HELP-01] asks a member to select expired images again and keeps the rest of the feedback', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), FORM)
  await topic(page, textOf('support.feedback.problem')).check()
  await content(page).fill(CONTENT)
  await files(page).setInputFiles(picture('tela.png'))
  await expect(buttonsIn(main(page)).removeFirstImage).toBeVisible()
  const refusal = { kind: 'refusal', code: 'feedback.imagesGone', value: { ids: ['1'] }, times: 1 } as const
  await setFault(request, 'sendFeedback', refusal)
  await send(page).click()
  await expect(main(page).getByText(textOf('support.imageUpload.expired'))).toBeVisible()
  await expect(content(page)).toHaveValue(CONTENT)
  await files(page).setInputFiles(picture('tela.png'))
  await expect(buttonsIn(main(page)).removeFirstImage).toBeVisible()
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect((await told(request))[0]?.images).toHaveLength(1)
})
