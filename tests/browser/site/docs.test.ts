import { expect, test } from '#tests/browser/kit/platform.ts'

test('the API docs show and expand a call without requests to other origins', async ({ page, platform }) => {
  const elsewhere: string[] = []
  page.on('request', (one) => {
    const { origin, protocol } = new URL(one.url())
    if (origin !== platform.url && protocol !== 'data:') elsewhere.push(one.url())
  })
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: /^Palpite/ })).toBeVisible()
  await page.getByPlaceholder('Filter by tag').fill('session')
  const call = page.locator('.opblock', { hasText: '/wps/session/login' }).first()
  await call.getByRole('button', { name: '/wps/session/login' }).first().click()
  await expect(call.getByText('Request body')).toBeVisible()
  await expect(call.getByText('SealedBody').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /try it out|authorize/i })).toHaveCount(0)
  expect(elsewhere).toEqual([])
})
