import { expect, test } from './platform.ts'
import { asStaticFile } from './static-host.ts'

const open = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestricted: false,
  customerService: 'mailto:atendimento@palpite.example',
}

test.afterEach(({ platform }) => platform.set('systemStatus', open))

test('home comes as markup in the default language and the page takes it over', async ({ page, request }) => {
  const reply = await request.get('/')
  expect(await reply.text()).toContain('O salão está aberto')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'O salão está aberto' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('[SYS-02] maintenance replaces the application and says until when, in the visitor’s zone', async ({
  page,
  platform,
}) => {
  await platform.set('systemStatus', {
    ...open,
    maintenance: true,
    maintenanceEnd: '2026-12-01T03:30:00.000Z',
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Voltamos já' })).toBeVisible()
  await expect(page.getByRole('time')).toHaveText(/1 de dezembro.* 00:30 BRT/)
  await expect(page.getByRole('link', { name: 'Atendimento' })).toHaveAttribute('href', open.customerService)
  await expect(page.getByText('O salão está aberto')).toHaveCount(0)
})

test('[SYS-03] a restricted region sees its address and the way to support', async ({ page, platform }) => {
  await platform.set('systemStatus', { ...open, regionRestricted: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Não disponível na sua região' })).toBeVisible()
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Atendimento' })).toBeVisible()
})

test('[SYS-01] on a static host nothing of the application shows before the status is known', async ({
  page,
}) => {
  await asStaticFile(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/wps/system/status', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Palpite' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('Conectando')
  release()
  await expect(page.getByRole('heading', { name: 'O salão está aberto' })).toBeVisible()
})

test('[SYS-06] an unreachable platform says so, tries again by itself, later each time, and by hand', async ({
  page,
  faults,
}) => {
  await asStaticFile(page)
  await page.clock.install()
  let asked = 0
  let reachable = false
  await page.route('**/wps/system/status', (route) => {
    asked += 1
    return reachable ? route.continue() : route.abort()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Não conseguimos acessar o site' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Nova tentativa em 2 s.')
  await page.clock.runFor(2_000)
  await expect.poll(() => asked).toBe(2)
  await expect(page.getByRole('status')).toHaveText('Nova tentativa em 4 s.')
  reachable = true
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(page.getByRole('heading', { name: 'O salão está aberto' })).toBeVisible()
  expect(asked).toBe(3)
  // The browser itself reports the two calls that did not get through.
  expect(faults.splice(0)).toEqual([
    expect.stringContaining('ERR_FAILED'),
    expect.stringContaining('ERR_FAILED'),
  ])
})

test('an unknown address says so with the way home', async ({ page, faults }) => {
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page.getByRole('heading', { name: 'O salão está aberto' })).toBeVisible()
  // The browser itself reports the 404 of the page that was asked for.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')])
})
