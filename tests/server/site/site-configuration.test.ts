import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { readDomainRoute } from '#protocol/site/domain-route.ts'
import { readSiteConfiguration, type WhitelabelNode } from '#protocol/site/site-configuration.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { moduleFlags } from '#server/settings/site.settings.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const namesIn = (nodes: readonly WhitelabelNode[]): string[] =>
  nodes.flatMap(({ modId, childrenNodes }) => [modId, ...namesIn(childrenNodes)])

const findIn = (nodes: readonly WhitelabelNode[], modId: string): WhitelabelNode | undefined => {
  for (const node of nodes) {
    const found = node.modId === modId ? node : findIn(node.childrenNodes, modId)
    if (found) return found
  }
  return undefined
}

test('[CALL-14] [SYS-07] returns the site configuration as the operator set it', async () => {
  const { database } = opened.platform
  const site = {
    domainRoute: 'jogo.example',
    mainDomain: 'principal.example',
    linkDomains: ['parceiro.example'],
    resources: [{ resourceType: 'footer', labelNameEn: 'Terms', url: '/help#term' }],
    gtagId: 'G-TEST',
    imageCDNs: ['https://images.example'],
    launchGameCDNs: ['https://games.example'],
    location: 'PT',
    publicCaptcha: true,
  }
  await writeSetting(database, settings.site, site)
  const { gtagId, ...rest } = site
  const read = await visit(opened).read(readSiteConfiguration, {})
  expect(read).toMatchObject({
    ...rest,
    analytics: { gtagId },
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
    dialingCode: '351',
  })
  expect(read.customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'EMAIL'])
  expect(read.whitelabel.length).toBeGreaterThan(0)
  const { rules } = await visit(opened).read(readRegisterSettings, {})
  expect(Object.keys(rules).length).toBeGreaterThan(0)
  await writeSetting(database, settings.site, settings.site.initial)
})

test('lists every module once below the module that it requires', async () => {
  const { whitelabel } = await visit(opened).read(readSiteConfiguration, {})
  expect(namesIn(whitelabel).toSorted()).toEqual([...moduleFlags].toSorted())
  expect(namesIn(findIn(whitelabel, 'DIRECTREG3')?.childrenNodes ?? [])).toEqual([
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'REGMOBVERF3',
  ])
})

test.each(moduleFlags)(
  'marks only %s as disabled in the module tree when it is switched off',
  async (flag) => {
    await writeSetting(opened.platform.database, settings.modules, {
      ...settings.modules.initial,
      [flag]: false,
    })
    const { whitelabel } = await visit(opened).read(readSiteConfiguration, {})
    const off = namesIn(whitelabel).filter((modId) => findIn(whitelabel, modId)?.enabled === false)
    expect(off).toEqual([flag])
    await writeSetting(opened.platform.database, settings.modules, settings.modules.initial)
  },
)

test('disables a module while a module above it is switched off', () => {
  const { initial } = settings.modules
  expect(isModuleOn(initial, 'REGMOBVERF3')).toBe(true)
  expect(isModuleOn({ ...initial, MOBILENUMREG3: false }, 'REGMOBVERF3')).toBe(false)
  expect(isModuleOn({ ...initial, DIRECTREG3: false }, 'REGMOBVERF3')).toBe(false)
  expect(isModuleOn({ ...initial, DIRECTREG3: false }, 'FREEPLAY3')).toBe(true)
  expect(isModuleOn({}, 'FREEPLAY3')).toBe(false)
})

describe('Closed site', () => {
  test.each([
    ['maintenance', { maintenance: true, regionRestriction: false }],
    ['a region restriction', { maintenance: false, regionRestriction: true }],
  ])('is reported in the site configuration with its reason: %s', async (_what, told) => {
    const { database } = opened.platform
    await writeSetting(database, settings.systemStatus, {
      maintenance: told.maintenance,
      maintenanceEnd: '2026-12-01T03:00:00.000Z',
      regionRestricted: told.regionRestriction,
      customerService: null,
    })
    const read = await visit(opened).read(readSiteConfiguration, {})
    expect(read).toMatchObject({ ...told, maintenanceEnd: '2026-12-01T03:00:00.000Z' })
    await writeSetting(database, settings.systemStatus, settings.systemStatus.initial)
  })
})

test('[CALL-17] returns the site’s domains', async () => {
  const site = { ...settings.site.initial, domainRoute: 'a.example', mainDomain: 'b.example' }
  await writeSetting(opened.platform.database, settings.site, site)
  const read = await visit(opened).read(readDomainRoute, {})
  expect(read).toEqual({ domainRoute: 'a.example', mainDomain: 'b.example' })
})
