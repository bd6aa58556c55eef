import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Popup } from '#protocol/site/popups.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { targetOf } from '#ui/kit/banner/banner-target.ts'
import { LinkGateContext } from '#ui/kit/html/link-gate.ts'
import { PublicPopup } from '#ui/site/public-popup/public-popup.tsx'

const hostile: Popup = {
  id: 'hostile',
  execution: 'B',
  title: '<img src=x onerror="window.ran = 1">',
  content:
    '<p>Olá</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 1"><a href="javascript:window.ran = 1">aqui</a><form><input></form><svg onload="window.ran = 1"></svg>',
  image: null,
  action: 'Ir',
  url: 'javascript:window.ran = 1',
  linkageType: 'outside',
  closesAfter: null,
}

const gate = { hasPage: () => true, domains: ['palpite.example'], onFollow: () => {} }

/** Shows a popup on a site without games, and records `notAgainToday` each time the popup closes. */
async function showPopup(popup: Popup) {
  const closed: boolean[] = []
  await show(
    <LinkGateContext value={gate}>
      <PublicPopup
        popup={popup}
        target={targetOf(popup, { ...gate, games: [] })}
        onPlay={() => {}}
        onClose={(notAgainToday) => closed.push(notAgainToday)}
      />
    </LinkGateContext>,
  )
  return { closed, dialog: page.getByRole('dialog', { name: popup.title }) }
}

const unsafe = textOf('kit.feedback.unsafeLink')

test('[POP-03] removes scripts, images, fields and unsafe links from a popup', async () => {
  const { dialog, closed } = await showPopup(hostile)
  await expect.element(dialog.getByText('Olá')).toBeVisible()
  await expect.element(dialog.getByText(unsafe, { exact: true })).toBeVisible()
  for (const role of ['link', 'img', 'textbox'] as const)
    await expect.element(dialog.getByRole(role)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Ir' })).not.toBeInTheDocument()
  await dialog.getByText(`aqui (${unsafe})`).click()
  await dialog.getByRole('button', { name: textOf('common.acknowledge') }).click()
  expect(closed).toEqual([false])
  expect('ran' in window).toBe(false)
})

test('[POP-03] says that a popup’s page URL is unsafe and does not link to it', async () => {
  const { dialog } = await showPopup({
    ...hostile,
    title: 'Página',
    linkageType: 'page',
  })
  await expect.element(dialog.getByText(unsafe, { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
})

test('[POP-03] opens a popup’s link to an allowed site in a new window that has no opener', async () => {
  const { dialog } = await showPopup({ ...hostile, title: 'Fora', url: 'https://palpite.example/' })
  const link = dialog.getByRole('link', { name: 'Ir' })
  await expect.element(link).toHaveAttribute('href', 'https://palpite.example/')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/))
  expect('ran' in window).toBe(false)
})
