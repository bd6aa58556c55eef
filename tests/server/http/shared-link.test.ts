import { afterAll, expect, test } from 'vitest'
import { linkMaker } from '#server/requests/shared-link.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { openPlatform } from '#tests/support/platform.ts'

const opened = await openPlatform()
afterAll(() => opened.close())

const reached = { origin: 'http://127.0.0.1:4173' }
const linkOf = async (platform = opened.platform) => (await linkMaker(platform, reached))('/register')

test('[SYS-14] builds shared links on the operator’s domain, or on the request’s host in a new sandbox', async () => {
  expect(await linkOf()).toBe('http://127.0.0.1:4173/register')
  expect(await linkOf({ ...opened.platform, sandbox: false })).toBe('https://palpite.example/register')
  const site = { ...settings.site.initial, mainDomain: 'principal.example', domainRoute: 'rota.example' }
  await writeSetting(opened.platform.database, settings.site, site)
  expect(await linkOf()).toBe('https://principal.example/register')
  await writeSetting(opened.platform.database, settings.site, { ...site, mainDomain: '' })
  expect(await linkOf()).toBe('https://rota.example/register')
})
